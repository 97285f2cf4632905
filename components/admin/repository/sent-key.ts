/** Where this browser notes what was sent last and is not online yet. Every screen looks for it, so it stands alone. */
export const SENT_KEY = 'studio:sent';
/** Told in the tab that changed it; other tabs hear of it by `storage`. */
export const SENT_CHANGED = 'studio:sent';
