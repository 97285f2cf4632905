/** When the store cannot be opened. */
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
  retry: 'Try again',
  withoutSaving: 'Work without saving',
  startNew: 'Start a new store',
  opening: 'Opening…',
  startNewTitle: 'Start a new store?',
  startNewText:
    'The studio starts empty. The old store is left alone, but this studio will not open it again.',
} as const;
