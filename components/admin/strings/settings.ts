import { countNoun } from './counted';

/** What has to be typed before everything is erased. */
const word = 'ERASE';

/** The account settings. */
export const settingsStrings = {
  title: 'Account Settings',
  storage: {
    title: 'Storage',
    reading: 'Reading…',
    unknown: 'This browser does not say how much is used.',
    used: (used: string, quota: string | null) => `${used} used${quota === null ? '' : ` of ${quota}`}.`,
    kept: 'The browser keeps the drafts until you erase them.',
    mayErase: 'The browser may erase the drafts when its disk is full.',
    mayExpire: 'Safari may erase drafts after 7 days without a visit. Download a backup.',
    ask: 'Protect my drafts from clean-ups',
    refused: 'The browser did not agree. Use the studio now and then, and download backups.',
  },
  backup: {
    title: 'Backup',
    intro: (changes: number) =>
      `A backup holds ${countNoun(changes, 'unpublished change')} with their pictures, also unfinished ones. It can be imported on another computer.`,
    export: 'Export all',
  },
  activity: {
    title: 'Activity',
    nothing: 'Nothing has been changed yet.',
    undone: '(undone)',
    whatChanged: 'What changed',
    /** The fields of a step, and how many more there are. */
    fields: (labels: readonly string[], more: number) =>
      [...labels, ...(more > 0 ? [`${more} more`] : [])].join('; '),
    restore: { after: 'Restore this version', before: 'Restore the version before it' },
    restoreOf: (title: string, when: string) => `of ${title}, ${when}`,
    question: (title: string) => `Restore this version of “${title}”?`,
    changesDraft: 'This is what changes in your draft. Undo takes it back.',
    changesWebsite:
      'This is what changes in your draft, and on the website once you publish it. Undo takes it back.',
    confirm: 'Restore it',
    between: (versions: number) => `${countNoun(versions, 'version')} between`,
    showAll: (steps: number) => `Show all ${steps} steps`,
    exports: (files: number) => `What was exported: ${countNoun(files, 'file')}`,
    exported: (changes: number, file: string, by: string) =>
      `${countNoun(changes, 'change')} in ${file}${by === '' ? '' : `, by ${by}`}`,
    note: (text: string) => `Note: ${text}`,
  },
  unreadable: {
    title: 'Unreadable drafts',
    entry: (when: string, store: string, reason: string) => `${when}, ${store}: ${reason}`,
    download: 'Download',
    delete: 'Delete',
    /** Which entry an action is for. */
    of: (id: number) => `unreadable draft ${id}`,
    deleted: 'Deleted the unreadable draft.',
  },
  about: {
    title: 'For support',
    facts: 'What this browser can do',
    recordForm: 'Form of the records',
    version: (version: number) => `Version ${version}`,
    store: 'Store',
    noStore: 'None: working without saving',
    isSecure: 'Secure page',
    hasLocks: 'Locks between tabs',
    canPersist: 'Keeps drafts on request',
    yes: 'Yes',
    no: 'No',
  },
  erase: {
    title: 'Erase everything',
    intro:
      'Drafts, pictures, history and your name are erased from this browser. A backup is downloaded first. The website itself does not change.',
    erase: 'Erase everything',
    question: 'Erase everything?',
    word,
    confirm: `This cannot be undone. Type ${word} to confirm.`,
    wrongWord: `Type ${word} in capital letters to erase everything.`,
    noBackup: 'No backup could be made, so nothing was erased.',
    erased: 'Everything was erased from this browser. The website has not changed.',
  },
} as const;
