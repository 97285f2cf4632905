import { useSyncExternalStore } from 'react';
import { storedText } from '@/components/admin/lib/stored-text';

/** Creates a text persisted in `localStorage`; if storage is disabled, it lasts until the page is closed. */
export function createPersistedText(key: string) {
  const stored = storedText('localStorage', key);
  const listeners = new Set<() => void>();
  let latest: string | null = null;

  const read = () => latest ?? stored.get() ?? '';
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    /** Returns the text; '' before the first write, and in the export. */
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    write: (text: string) => {
      latest = text;
      stored.set(text);
      listeners.forEach((listener) => listener());
    },
  };
}
