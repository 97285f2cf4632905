/** What can be done with the ticked rows; loaded after the list. */
export const bulkStrings = {
  delete: 'Delete',
  duplicate: 'Duplicate',
  setCategory: 'Set category',
  apply: 'Apply',
  export: 'Export',
} as const;
