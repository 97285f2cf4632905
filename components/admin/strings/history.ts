import { countNoun } from '@/components/admin/lib/wording';

/** What is known of the past: versions of an entry, publications. */
export const historyStrings = {
  versionsOf: (title: string) => `Versions of “${title}”`,
  reading: 'Reading the history…',
  none: 'There is no earlier version of this entry.',
  more: 'Show older versions',
  compare: 'Compare and restore',
  of: (when: string) => `the version of ${when}`,
  gone: 'Deleted in this version.',
  question: (when: string) => `What changes when the version of ${when} is restored:`,
  restore: 'Restore as a draft',
  restored: 'Restored as a draft. Publish it like any other change.',
  same: 'The present version says the same.',
  title: 'What changed',
  show: 'Show what changed',
  nothing: 'Nothing has been published yet.',
  details: 'In detail',
  undo: 'Undo this publication',
  undone: (changes: number) =>
    `Made ${countNoun(changes, 'draft')} that reverse it. Review and publish them.`,
  notUndone: 'Nothing of it is left to reverse: everything has been changed since, or says the same.',
  deeds: { add: 'Added', edit: 'Edited', delete: 'Deleted', order: 'Order of' },
  notConnected: 'Connect in Account Settings, “Publishing”, to see the history.',
  other: 'No entry was changed: only pictures or other files, or the history begins here.',
} as const;
