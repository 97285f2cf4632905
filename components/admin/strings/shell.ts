import { countNoun } from '@/components/admin/lib/wording';

/** The frame of every screen: bars, menu, search, notices, and shared dialogs. */
export const shellStrings = {
  skip: 'Skip to content',
  needsScripts: 'The content studio needs JavaScript. The website itself does not.',
  reload: 'Reload',
  start: {
    failed: 'The studio has not started.',
    help: 'A part of it did not arrive. Reload the page; your drafts are safe.',
  },
  search: {
    label: 'Search entries and screens',
    placeholder: 'Type to search...',
  },
  gate: {
    'no-content': {
      title: 'The content list could not be loaded.',
      help: 'Reload the page; your drafts are safe.',
    },
    closed: {
      title: 'A newer studio is open in another tab.',
      help: 'Everything here has been saved. Reload this page to go on.',
    },
  },
  review: { title: 'Review and publish' },
  logOut: { title: 'Log Out' },
  menu: 'Menu',
  closeMenu: 'Close menu',
  sidebar: 'Sidebar',
  navigation: 'Studio',
  home: (brand: string) => `${brand}, home`,
} as const;

export const statusStrings = {
  name: 'Status',
  opening: 'Opening…',
  notOpen: 'Drafts are not open',
  saving: 'Saving…',
  unsaved: 'Working without saving: export before you close this tab',
  /** States what is saved, where, and when; phones omit where. */
  saved: 'Saved',
  everything: 'Everything is saved',
  here: ' on this computer',
  failed: {
    quota: 'Not saved: the browser’s storage is full',
    closed: 'Not saved: another tab uses the store. Reload this page',
    failed: 'Not saved: the browser refused to store it',
  },
  safe: (failure: string) => `${failure}. Your text is safe in this tab.`,
  step: (label: string) => `${label}.`,
  what: (label: string) => `: ${label}`,
  /** `handed` of the changes wait for the website, `proposed` for approval. */
  review: (changes: number, handed: number, proposed: number) => {
    if (changes === 0) return 'No changes: review';
    const all = countNoun(changes, 'change');
    if (handed === changes) return `${all} handed over, waiting for the website: review`;
    if (proposed === changes) return `${all} proposed, waiting for approval: review`;
    const open = changes - handed - proposed;
    const parts = [
      open > 0 && countNoun(open, 'change'),
      handed > 0 && `${handed} handed over`,
      proposed > 0 && `${proposed} proposed`,
    ];
    return `${parts.filter(Boolean).join(' and ')}: review`;
  },
  andPublish: 'and publish',
} as const;
