import { countNoun } from '@/components/admin/lib/wording';

const word = 'ERASE';

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
      `A backup holds ${countNoun(changes, 'unpublished change')} with all pictures in use, also what is unfinished. It can be imported on another computer.`,
    export: 'Export all',
  },
  unreadable: {
    title: 'Unreadable drafts',
    entry: (store: string, reason: string) => `${store}: ${reason}`,
    download: 'Download',
    delete: 'Delete',
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

export const activityStrings = {
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
} as const;

export const profileStrings = {
  title: 'My Profile',
  intro:
    'Name and job title are kept in this browser only. They are in the corner of the studio, and in the files you export, so that others know whose changes they are.',
  name: 'Display name',
  jobTitle: 'Job title',
  save: 'Save profile',
  saved: 'Profile saved in this browser.',
  nameMissing: 'Enter a display name: it needs at least 1 character.',
} as const;

const approval = process.env.CONTENT_APPROVAL;

const sending = [
  approval !== 'required' && '“Publish” sends it to the website, with your name and your note.',
  approval && '“Propose” shows it to a colleague, who publishes it or returns it to you with a note.',
  'Connect first, in Account Settings: the connection is for that tab alone, unless you tick “Remember on this computer”.',
].filter(Boolean);

/** The page that explains the way of a change to the website. */
export const helpStrings = {
  title: 'How this works',
  lead: 'From what you type to what visitors see, in six steps.',
  steps: [
    {
      name: 'You change something',
      text: 'Open an entry and type. All of it is saved as you type, as a draft in this browser, on this computer. The website stays as it is.',
    },
    {
      name: 'You look at it',
      text: 'The preview shows the draft as visitors will see it. Undo takes back what you did last, also tomorrow.',
    },
    {
      name: 'You review it',
      text: '“Review and publish” lists every change with its text before and after, and the pages it is shown on. Tick what you want to send.',
    },
    {
      name: 'You send it',
      text: process.env.CONTENT_REPOSITORY
        ? sending.join(' ')
        : '“Export” makes one file with the texts and pictures. Send it to whoever looks after the website.',
    },
    {
      name: 'The website is renewed',
      text: process.env.CONTENT_REPOSITORY
        ? 'The website renews itself. That takes a few minutes.'
        : 'They check the file and put it online. Nothing goes online without that.',
    },
    {
      name: 'It is online',
      text: 'Until then the change is marked “Handed over”. When the website shows the same, the mark goes away and the studio says so.',
    },
  ],
  more: {
    name: 'Good to know',
    lines: [
      approval
        ? 'Drafts are in this browser only. To go on at another computer, propose them and press “Continue here” there; or download a backup in Account Settings and import it there.'
        : 'Drafts are in this browser only. To go on at another computer, download a backup in Account Settings and import it there.',
      'Several tabs may be open. What one of them saves is in the others at once.',
      'If somebody else has changed the same text meanwhile, nothing is overwritten: the studio shows both and asks.',
      'A day in the future keeps a post or a news item off the website until it is renewed on that day.',
    ],
  },
  lookAfter: {
    name: 'For whoever looks after the website',
    lead: 'A file of the studio, such as content-2026-11-20-141059.json, goes online in three steps. Save it in the folder of the website’s project, open a terminal there, and type:',
    steps: [
      {
        command: 'npm run content:apply FILE',
        text: 'Checks the file and makes one commit of its changes. If it names a problem, nothing was written: send that sentence back to the person who made the file.',
      },
      {
        command: 'SITE_URL=https://www.example.com npm run build',
        text: 'Makes the website, in the folder “out”. Type the address of your own.',
      },
      {
        command: 'npm run upload',
        text: 'Sends what is new to the server that UPLOAD_TO names. Where the website is elsewhere, upload “out” as you do there.',
      },
    ],
    end: 'If the project is on a Git host, push the commit. docs/deploy.md of the project has the details. Once the website shows the changes, the studio says so by itself.',
  },
} as const;
