import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds; until then the one before. */
export function useDelayed<Value>(value: Value, delayMs: number) {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
