import { useEffect, useState } from 'react';

/** The value once it has stood still for so many milliseconds; until then the one before. */
export function useSettled<Value>(value: Value, delayMs: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
