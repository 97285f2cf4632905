/** Key in `localStorage` of the last publication. In a small module of its own, because every screen imports it. */
export const SENT_KEY = 'studio:sent';
/** Event dispatched in the tab that writes; other tabs receive `storage` events. */
export const SENT_CHANGED = 'studio:sent';
