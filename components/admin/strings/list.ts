/** The lists of entries: head, rows, what can be done with them, pages, and the making of an order. */
export const listStrings = {
  /** Over the list, after its count: `128 products, 3 edited, 1 to review`. */
  counts: {
    edited: (count: number) => `${count} edited`,
    new: (count: number) => `${count} new`,
    deleted: (count: number) => `${count} deleted`,
    review: (count: number) => `${count} to review`,
    written: (count: number) => `${count} sent`,
  },
  filters: {
    name: (many: string) => `Filter ${many}`,
    text: 'Filter',
    category: 'Category',
    allCategories: 'All categories',
    state: 'State',
    allStates: 'All states',
    reorder: 'Reorder',
    reordered: 'Done reordering',
  },
  empty: {
    nothingMatches: (wanted: readonly string[]) =>
      `Nothing matches ${wanted.map((part) => `“${part}”`).join(' and ')}.`,
    clear: 'Clear filters',
    noneYet: (many: string) => `No ${many} yet.`,
  },
  table: {
    name: (many: string) => `Table of ${many}`,
    selectPage: 'Select all on this page',
    picture: 'Picture',
    state: 'State',
    changed: 'Changed',
    actions: 'Actions',
  },
  sort: { name: 'Sort', saved: 'Saved order', state: 'State', changed: 'Changed last' },
  row: {
    select: (title: string) => `Select ${title}`,
    preview: 'Preview',
    duplicate: 'Duplicate',
    delete: 'Delete',
    restore: 'Restore',
    /** An action with the entry it is for. */
    of: (action: string, title: string) => `${action} ${title}`,
  },
  /** When a build shows the entry. */
  schedule: {
    from: (day: string) => `Online from ${day}, if the website is renewed that day`,
    due: (day: string) => `Due since ${day}: online when the website is renewed next`,
    until: (day: string) => `Online until ${day}`,
    ended: (day: string) => `Was online until ${day}`,
    overdue: (day: string) => `Its last day was ${day}: it goes when the website is renewed next`,
    /** Published on a day that the website does not show (yet). */
    of: (title: string, when: string) => `“${title}”: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
  },
  bulk: {
    name: 'Selected rows',
    selected: (rows: number) => (rows === 0 ? 'None selected' : `${rows} selected`),
    selectAll: (rows: number) => `Select all ${rows} matching`,
    selectNone: 'Select none',
  },
  pages: {
    name: 'Pages',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    rows: 'Rows',
    previous: 'Previous',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    next: 'Next',
  },
} as const;
