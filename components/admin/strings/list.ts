/** The lists of entries: head, rows, what can be done with them, pages, and the making of an order. */
export const sortStrings = {
  name: 'Sort',
  saved: 'Saved order',
  state: 'State',
  changed: 'Changed last',
} as const;

export const pageStrings = {
  name: 'Pages',
  range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  rows: 'Rows',
  previous: 'Previous',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  next: 'Next',
} as const;

export const bulkBarStrings = {
  name: 'Selected rows',
  selected: (rows: number) => (rows === 0 ? 'None selected' : `${rows} selected`),
  selectAll: (rows: number) => `Select all ${rows} matching`,
  selectNone: 'Select none',
} as const;

export const rowStrings = {
  select: (title: string) => `Select ${title}`,
  preview: 'Preview',
  of: (action: string, title: string) => `${action} ${title}`,
} as const;

export const tableStrings = {
  name: (plural: string) => `Table of ${plural}`,
  selectPage: 'Select all on this page',
  picture: 'Picture',
  state: 'State',
  changed: 'Changed',
  actions: 'Actions',
} as const;

export const emptyListStrings = {
  nothingMatches: (wanted: readonly string[]) =>
    `Nothing matches ${wanted.map((part) => `“${part}”`).join(' and ')}.`,
  clear: 'Clear filters',
  noneYet: (plural: string) => `No ${plural} yet.`,
} as const;

export const filterStrings = {
  name: (plural: string) => `Filter ${plural}`,
  text: 'Filter',
  category: 'Category',
  allCategories: 'All categories',
  state: 'State',
  allStates: 'All states',
  reorder: 'Reorder',
  reordered: 'Done reordering',
} as const;

/** Over the list, after its count: `128 products, 3 edited, 1 to review`. */
export const countStrings = {
  edited: (count: number) => `${count} edited`,
  new: (count: number) => `${count} new`,
  deleted: (count: number) => `${count} deleted`,
  review: (count: number) => `${count} to review`,
  written: (count: number) => `${count} sent`,
  proposed: (count: number) => `${count} proposed`,
} as const;
