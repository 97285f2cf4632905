import { useSyncExternalStore } from 'react';

/** Creates a text persisted in `localStorage`; if storage is disabled, it lasts until the page is closed. */
export function createPersistedText(key: string) {
  const listeners = new Set<() => void>();
  let written: string | null = null;

  const read = () => {
    if (written !== null) return written;
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      // Storage is disabled.
      return '';
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    /** Returns the text; '' before the first write, and in the export. */
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    write: (text: string) => {
      written = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage is disabled or full: `written` keeps the text for this page.
      }
      listeners.forEach((listener) => listener());
    },
  };
}
