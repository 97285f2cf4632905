import { countNoun } from '@/components/admin/lib/wording';

/** The screen for a store that cannot be opened. */
export const brokenStoreStrings = {
  title: 'Your drafts could not be opened.',
  reasons: {
    timeout: 'The browser did not answer within five seconds.',
    blocked: 'Another tab of the studio holds the store. Close the other tabs, then try again.',
    'newer-version': 'The store was written by a newer studio. Reload the page to get it.',
    unavailable: 'The browser does not let this page store anything. Private windows often do that.',
    failed: 'The browser could not open the store.',
    lost: 'The browser closed the store while it was in use.',
  },
  untouched: 'Nothing has been changed or deleted.',
  browsers:
    'The studio works in Chrome, Edge, Firefox and Safari of the last two years. Older ones, and some private windows, open it but cannot keep what is written: use another browser then.',
  withoutSaving: 'Work without saving',
  startNew: 'Start a new store',
  startNewTitle: 'Start a new store?',
  startNewText:
    'The studio starts empty. The old store is left alone, but this studio will not open it again.',
} as const;

/** The dialog that logs out; `shell.ts` has its title. */
export const logOutStrings = {
  intro: (changes: number) =>
    `This studio has no accounts. Logging out forgets your name on this computer${process.env.CONTENT_REPOSITORY ? ', and disconnects it from the website' : ''}. ${countNoun(changes, 'unpublished change')} ${changes === 1 ? 'stays' : 'stay'} in this browser.`,
  erase: 'Also erase the drafts',
  noBackup: 'No backup could be made, so nothing was erased and you are still logged in.',
  logOut: 'Log out',
} as const;

/** The question where the address of a deleted page should lead. */
export const whereStrings = {
  title: (what: string) => `Delete ${what}?`,
  /** @param deleted - number of entries to be deleted, of which some may have no page. */
  online: (pages: readonly { readonly path: string; readonly isThere: boolean }[], deleted: number) => {
    const [one, ...others] = pages;
    const there = pages.filter(({ isThere }) => isThere).length;
    if (one && others.length === 0)
      return `${deleted === 1 ? 'Its page' : 'One of their pages'} ${one.isThere ? 'is' : 'was'} on the website at ${one.path}. Other websites and search engines may link to it.`;
    const all = pages.length === deleted ? 'Their pages' : `${pages.length} of their pages`;
    const verb = there === 0 ? 'were' : there < pages.length ? 'are or were' : 'are';
    return `${all} ${verb} on the website. Other websites and search engines may link to them.`;
  },
  where: 'Where should this address lead?',
  whereAll: 'Where should these addresses lead?',
  copy: (title: string) => `To its copy: ${title}`,
  list: (title: string) => `To the page “${title}”`,
  other: 'To another page',
  otherPage: 'Another page',
  nowhere: 'Nowhere: the address ends, and visitors see “Page not found”',
  nowhereAll: 'Nowhere: the addresses end, and visitors see “Page not found”',
  later: 'You can change this later under Pages, All Forwarded Addresses.',
} as const;

/** The select for a page of the website. */
export const pageSelectStrings = {
  pages: 'Pages',
  choose: 'Choose a page',
} as const;

/** Results of the search box; loaded at its first use. */
export const searchStrings = {
  results: 'Results',
  nothing: (query: string) => `Nothing matches “${query}”.`,
  fields: 'Fields',
  screens: 'Screens',
  howThisWorks: 'How this works',
  editedLast: 'Edited last',
} as const;

/** The list of keys: all texts but the labels of actions. */
export const keyStrings = {
  mod: 'Ctrl or Cmd',
  local: [
    ['Alt + Up, Alt + Down', 'Move an entry while reordering'],
    ['Alt + F10', 'From an article to its buttons; Escape leads back'],
    ['Escape', 'Close'],
  ],
} as const;
