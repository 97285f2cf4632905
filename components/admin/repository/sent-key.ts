import { storedText } from '@/components/admin/lib/stored-text';

/** Key in `localStorage` of the last publication. In a small module, because every screen imports it. */
export const SENT_KEY = 'studio:sent';

/** The stored text of the last publication. A function, so that builds without a repository contain none of this. */
export const storedSent = () => storedText('localStorage', SENT_KEY);

/** Event dispatched in the tab that writes; other tabs receive `storage` events. */
export const SENT_CHANGED = 'studio:sent';

/** Calls `onChange` whenever a tab stores or deletes the last publication; returns the unsubscribe function. */
export function subscribeSent(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(SENT_CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(SENT_CHANGED, onChange);
  };
}
