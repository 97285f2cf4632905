/** What was done, in the history (`Imported 7 changes`) and behind "Undo:" (`import of 7 changes`). */
export type ActionLabel = { readonly done: string; readonly undo: string };

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** What the store of drafts says by itself: labels of the history's steps. */
export const storeStrings = {
  actions: {
    edited: { done: 'Edited', undo: 'edit of' },
    typed: { done: 'Edited', undo: 'typing in' },
    wrote: { done: 'Added', undo: 'typing in' },
    deleted: { done: 'Deleted', undo: 'deletion of' },
    restored: { done: 'Restored', undo: 'restoring of' },
    duplicated: { done: 'Duplicated', undo: 'copy of' },
    changed: { done: 'Changed', undo: 'change of' },
    discarded: { done: 'Threw away the changes of', undo: 'throwing away the changes of' },
    renamed: { done: 'Changed the address of', undo: 'new address of' },
    decided: { done: 'Decided on', undo: 'decision on' },
    broughtBack: { done: 'Brought back', undo: 'restored version of' },
    imported: { done: 'Imported', undo: 'import of' },
    reversed: { done: 'Reversed', undo: 'reversal of' },
  },
  recovered: { done: 'Recovered what was not saved', undo: 'recovered text' },
  carriedOver: { done: 'Kept from the time without saving', undo: 'text from the time without saving' },
  titled: (title: string) => `“${title}”`,
  several: (count: number, plural: string) => `${count} ${plural}`,
  changes,
  records: 'entries',
  orderOf: (plural: string) => `the order of ${plural}`,
} as const;
