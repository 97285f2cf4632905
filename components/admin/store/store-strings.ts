/** What the store of drafts says by itself: labels of the history's steps. */
export const storeStrings = {
  deeds: {
    edited: 'Edited',
    deleted: 'Deleted',
    restored: 'Restored',
    duplicated: 'Duplicated',
    changed: 'Changed',
    discarded: 'Threw away the changes of',
    renamed: 'Changed the address of',
    decided: 'Decided on',
    broughtBack: 'Brought back',
    wrote: 'Added',
    imported: 'Imported',
    reversed: 'Reversed',
  },
  labels: {
    record: (deed: string, title: string) => `${deed} “${title}”`,
    order: (deed: string, order: string) => `${deed} ${order}`,
    several: (deed: string, count: number, many: string) => `${deed} ${count} ${many}`,
    changes: (deed: string, count: number) => `${deed} ${count} ${count === 1 ? 'change' : 'changes'}`,
    recovered: 'Recovered what was not saved',
    carriedOver: 'Kept from the time without saving',
  },
  records: 'entries',
  orderOf: (many: string) => `the order of ${many}`,
} as const;
