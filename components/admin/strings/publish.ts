import { counted } from './counted';

/** Everything that publishing and importing says. Sentences with values are functions of them. */
export const publishStrings = {
  bundle: {
    title: 'As a bundle',
    intro: 'One file with the changes and their pictures, for whoever looks after the website.',
    developers: 'For developers',
    command: 'npm run content:apply FILE',
    commandDoes: 'checks and applies it.',
    note: 'Note (optional)',
    export: (changes: number) => `Export ${counted(changes, 'change')}`,
    exporting: 'Exporting…',
    exported: (file: string) =>
      `Exported: ${file}. It is in your downloads. Send it to whoever looks after the website. The changes stay here as “Sent” until the website shows them.`,
  },
  folder: {
    title: 'Into the content folder',
    unsupported: 'Your browser cannot write to folders. Use the bundle.',
    which:
      'On a computer with the repository: choose the folder content of the checkout, and nothing above it.',
    connected: (name: string) => `Connected: ${name}. Everything is checked before and read back after.`,
    connect: 'Connect the folder',
    connectAnother: 'Connect another folder',
    write: (changes: number) => `Write ${counted(changes, 'change')}`,
    writing: 'Writing…',
    takeBack: (when: string) => `Take back the last write (${when})`,
    refused:
      'Nothing was written: the browser was not allowed to write to the folder. Allow it when you are asked, or use the bundle.',
    gone: 'Nothing was written: the folder is gone or cannot be used. Connect it again.',
    noAccess: 'The browser did not give access to this folder. Choose the folder content of the checkout.',
    unreadable: 'This folder cannot be read. Choose the folder content of the checkout.',
    notWritten: (detail: string) => `The folder cannot be read, so nothing was written. ${detail}`,
    same: 'The folder says all of this already. The website shows it once it is committed, built and deployed.',
    written: (files: string) =>
      `Written and checked: ${files}. The website shows it once it is committed, built and deployed.`,
    overtaken: (file: string) =>
      `Not taken back: ${file} is no longer what was written. Somebody has changed it since.`,
    takenBack: (files: string) => `Taken back and checked: ${files}. Your drafts are still here.`,
  },
  failure: {
    changed: (file: string) => `${file} was changed by somebody else while it was being written. Try again.`,
    failed: (file: string, detail: string) =>
      `${file} could not be written.${detail === '' ? '' : ` The browser says: ${detail}`}`,
    unproved: (file: string) => `${file} was written, but reading it back gave something else.`,
    asBefore: 'The folder is as it was before.',
    notPutBack: (files: string) => `These files could not be put back and need a look: ${files}.`,
    whole: (why: string, state: string) => `Not written. ${why} ${state} Your drafts stay as they are.`,
  },
  outcome: {
    nothing: (deed: 'exported' | 'imported' | 'written') => `Nothing was ${deed}.`,
    disputed:
      'Nothing was written: the folder has changes that these records do not know. Build and deploy the folder’s content first; the studio then shows both versions side by side.',
    disputes: {
      fields: 'both sides have changed',
      'deleted-there': 'deleted there, edited here',
      'edited-there': 'edited there, deleted here',
    },
    more: (problems: number) => `And ${problems} more.`,
  },
  import: {
    title: 'Import a bundle or a backup',
    intro: 'From another computer or a colleague. It is checked and shown before anything is kept.',
    choose: 'Choose a file',
    tooLarge: 'This file is larger than 30 MB. No bundle of the studio is.',
    unreadable: 'This file cannot be read. Nothing was imported.',
    imported: (changes: number) => `Imported ${counted(changes, 'change')}. Undo takes all of them back.`,
    origin: (changes: number, when: string, who: string) =>
      `${counted(changes, 'change')} of ${when}${who === '' ? '' : `, by ${who}`}.`,
    backup: 'A backup: some records may be unfinished.',
    note: (text: string) => `Note: ${text}`,
    deletion: ', deletion',
    orderOf: (records: string) => `Order of ${records}`,
    fits: {
      fresh: '',
      same: 'You have this draft already.',
      replaces: 'You have another draft of this record. Tick it to replace yours.',
    },
    take: (changes: number) => `Import ${counted(changes, 'change')}`,
    cancel: 'Cancel',
  },
} as const;
