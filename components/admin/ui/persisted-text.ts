import { useSyncExternalStore } from 'react';

/** Creates a text persisted in `localStorage`; if storage is disabled, it lasts until the page is closed. */
export function createPersistedText(key: string) {
  const listeners = new Set<() => void>();
  let latest: string | null = null;

  const read = () => {
    if (latest !== null) return latest;
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
      latest = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage is disabled or full: `latest` keeps the text for this page.
      }
      listeners.forEach((listener) => listener());
    },
  };
}
