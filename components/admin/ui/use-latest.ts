import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest `handler`, so that memoized children do not re-render. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  handler: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Arguments) => newest.current(...args), []);
}
