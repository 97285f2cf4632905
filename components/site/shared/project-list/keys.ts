/** Key of the list in `localStorage`. */
export const KEY = 'project-list';
/** Event dispatched in the tab that changes the list; other tabs receive `storage` events. */
export const CHANGED = 'project-list-changed';
