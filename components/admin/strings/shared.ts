const partMissing =
  'This part of the studio could not be loaded: the network has gone, or a newer website is online. Try again, or reload; your drafts are safe.';

/** Texts of several areas. Every screen loads this file, so texts of one area do not belong here. */
export const sharedStrings = {
  noBangla: 'No Bangla',
  olderBangla: 'Bangla is older',
  close: 'Close',
  cancel: 'Cancel',
  saved: 'Saved',
  offline: 'No connection. You can go on writing here.',
  partMissing,
  tryAgain: 'Try again',
  states: {
    published: 'Published',
    new: 'New',
    edited: 'Edited',
    deleted: 'Deleted',
    review: 'Two versions: choose',
    handed: 'Handed over',
    proposed: 'Proposed, waiting for approval',
  },
  late: (days: number) =>
    `Handed over ${days} days ago and still not on the website. Ask whoever looks after it, or hand it over again.`,
  refusal: {
    quota: 'Not saved: the browser’s storage is full. Free space in Account Settings, then try again.',
    closed: 'Not saved: a newer studio in another tab has taken over. Reload this page.',
    failed: 'Not saved: the browser refused to store it. Try again; your text is safe in this tab.',
    'read-only': 'The drafts are not open in this tab. Reload the page, then try again.',
    'taken-id': 'The address of another entry ends like this already. Choose something else.',
    nothing: 'There was nothing to change.',
    'missing-part': partMissing,
  },
  /** States when a build shows the entry, by its days. */
  schedule: {
    waiting: (day: string) => `Waiting for ${day}`,
    /** For websites that are built every night. */
    nightly: 'It goes online automatically on that day',
    byHand: 'Somebody has to renew the website on that day',
    due: (day: string) => `Due since ${day}`,
    next: 'It goes online when the website is next renewed',
    until: (day: string) => `Online until ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    overdue: (day: string) => `Its last day was ${day}: it is removed when the website is next renewed`,
    /** Published, but not on the website because of its days. */
    of: (title: string, when: string) => `“${title}”: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
  },
  /** Published, but not on the website because of a page that is off. */
  off: {
    state: 'Not shown',
    page: 'This page is hidden: nothing links to it',
    draft: 'Publishing hides this page',
    lists: (titles: readonly string[]) =>
      `Under Pages, ${titles.map((title) => `“${title}”`).join(' and ')} ${titles.length > 1 ? 'are' : 'is'} off`,
  },
  keys: { title: 'Keyboard' },
} as const;

/** The actions that buttons and keys run (`components/admin/actions`). */
export const actionStrings = {
  duplicate: 'Duplicate',
  delete: 'Delete',
  restore: 'Restore',
  discard: 'Throw away my changes',
  search: 'Search',
  save: 'Save now',
  undo: 'Undo',
  redo: 'Redo',
  keys: 'This list',
  outsideFields: '(outside text fields)',
  undone: (label: string) => `Undone: ${label}.`,
  redone: (label: string) => `Done again: ${label}.`,
  online: (label: string) =>
    `“${label}” is published by now, and Undo does not change what is published. Account Settings, Activity brings an older version back.`,
} as const;

/** Hint about a description that stayed when its picture was replaced. */
export const pictureHintStrings = {
  other: 'Written for another picture. Does the description, and a caption, still fit?',
  note: 'Described for another picture',
} as const;

/** Hints about Bangla texts, beside the field and, after its name, in the review. */
export const banglaHintStrings = {
  older: 'The English has changed since this was written.',
  short: 'Much shorter than the English: is a part missing?',
} as const;
