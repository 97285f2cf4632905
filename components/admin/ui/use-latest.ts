import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function and always does what the newest one would: for parts that are drawn seldom. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
