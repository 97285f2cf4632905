import { useEffect, useState } from 'react';

/** Pause in ms after which typing counts as ended. */
const TYPING_MS = 500;

/** Returns a value once it has stayed the same for half a second, so that a message is spoken once, not with each key. */
export function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
