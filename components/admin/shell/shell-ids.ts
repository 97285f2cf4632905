/** The search box, for Ctrl/Cmd+K. */
export const SEARCH_ID = 'studio-search';

/** The sidebar, named by the menu button. */
export const SIDEBAR_ID = 'studio-sidebar';
