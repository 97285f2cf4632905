/** Where this browser notes what was sent last and is not online yet. Every screen looks for it, so it has a file of its own. */
export const SENT_KEY = 'studio:sent';
/** Event in the tab that changed it; other tabs get `storage` from the browser. */
export const SENT_CHANGED = 'studio:sent';
