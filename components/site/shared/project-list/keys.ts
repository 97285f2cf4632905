/** Where the browser keeps the list. */
export const KEY = 'project-list';
/** Event that tells this tab of a change; other tabs hear `storage` from the browser. */
export const CHANGED = 'project-list-changed';
