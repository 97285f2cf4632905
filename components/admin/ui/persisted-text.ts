import { createStore } from 'zustand/vanilla';
import { storedText } from '@/components/admin/lib/stored-text';

/** Creates a text persisted in `localStorage`, '' at first and in the export; else it lasts until the page is closed. */
export function createPersistedText(key: string) {
  const text = createStore(() => '');
  if (typeof window === 'undefined') return text;
  const stored = storedText('localStorage', key);
  text.setState(stored.get() ?? '', true);
  text.subscribe(stored.set);
  return text;
}
