import { useSyncExternalStore } from 'react';

/** A text that this browser keeps; for this page alone where the browser keeps nothing. */
export function createPersistedText(key: string) {
  const listeners = new Set<() => void>();
  let written: string | null = null;

  const read = () => {
    if (written !== null) return written;
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      // Storage is switched off.
      return '';
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    /** '' while nothing has been written, and in the export. */
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    write: (text: string) => {
      written = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // It holds for this page then.
      }
      listeners.forEach((listener) => listener());
    },
  };
}
