import { countNoun } from '@/components/admin/lib/wording';

export const importStrings = {
  title: 'Import a file from a colleague, or from my other computer',
  intro: 'A file with changes, or a backup. It is checked and shown before anything is kept.',
  choose: 'Choose a file',
  tooLarge: 'This file is larger than 30 MB. No file of the studio is.',
  unreadable: 'This file cannot be read. Nothing was imported.',
  imported: (changes: number) => `Imported ${countNoun(changes, 'change')}. Undo takes all of them back.`,
  origin: (changes: number, when: string, who: string) =>
    `${countNoun(changes, 'change')} of ${when}${who === '' ? '' : `, by ${who}`}.`,
  backup: 'A backup: some entries may be unfinished.',
  note: (text: string) => `Note: ${text}`,
  deletion: ', deletion',
  whatChanges: 'What changes',
  orderOf: (plural: string) => `Order of ${plural}`,
  fits: {
    same: 'You have this draft already.',
    joins: 'It is joined with your draft of this entry.',
    replaces: 'You have another draft of this entry. Tick it to replace yours.',
  },
  pictureTaken: (path: string) => `${path}: another picture of this name is there already.`,
  take: (changes: number) => `Import ${countNoun(changes, 'change')}`,
  cancel: 'Cancel',
} as const;

export const outcomeStrings = {
  nothing: (action: 'exported' | 'imported' | 'published') => `Nothing was ${action}.`,
  more: (problems: number) => `And ${problems} more.`,
} as const;

export const bundleStrings = {
  title: 'As a file with my changes',
  intro: 'One file with the changes and their pictures, for whoever looks after the website.',
  insteadOfFolder:
    'The studio does not write into a folder any more: export a file, and send it to whoever looks after the website.',
  lookAfter: 'What they do with it: one page to print',
  newTab: '(opens in a new tab)',
  name: 'Your name, for the file (asked once)',
  note: 'Note (optional)',
  export: (changes: number) => `Export ${countNoun(changes, 'change')}`,
  exporting: 'Exporting…',
  exported: (file: string) =>
    `Exported: ${file}. It is in your downloads. Send it to whoever looks after the website. The changes stay here as “Handed over” until the website shows them.`,
} as const;

/** Results of an export. Separate, because lists show them without the rest of publishing. */
export const exportStrings = {
  nothing: 'Nothing to export: the selected entries are as on the website.',
  unfinished:
    'Nothing was exported: some of these entries are not complete yet. Open the review to see which.',
  exported: (changes: number, file: string) => `Exported ${countNoun(changes, 'change')}: ${file}`,
  failed: 'Nothing was exported: the browser could not read the drafts. Try again.',
} as const;

/** E-mail with an exported file (`CONTENT_MAILTO`). */
export const mailStrings = {
  open: (to: string) => `Open an e-mail to ${to}`,
  attach: (file: string) => `Attach ${file} from your downloads.`,
  lookAfter: (page: string) => `For whoever looks after the website: ${page} says how it goes online.`,
  subject: (changes: number) => `Website: ${countNoun(changes, 'change')}`,
  added: (singular: string, title: string) => `New ${singular}: ${title}`,
  changed: (singular: string, title: string) => `Changed ${singular}: ${title}`,
  deleted: (singular: string, title: string) => `Deleted ${singular}: ${title}`,
  order: (plural: string) => `New order of ${plural}`,
  more: (count: number) => `And ${count} more.`,
};
