import { countNoun } from '@/components/admin/lib/wording';
import { capital } from '@/lib/records';
import { inSentence, memoize } from '@/lib/text';

const digits = memoize(() => new Intl.NumberFormat('en'));

/** The screen that adds and edits an entry, without its fields and its preview. */
export const editorStrings = {
  insecure: (singular: string) => `Open this page over https to edit a ${singular}.`,
  missing: {
    title: (singular: string) => `There is no such ${singular}.`,
    help: 'It may be deleted, or have another address. Undo or Redo may bring it back.',
  },
  state: {
    nothing: 'Saved as you type.',
    same: 'Same as on the website',
    draftOf: (when: string) => `Draft of ${when}`,
    changed: 'The website has changed since',
    unpublished: 'Not on the website yet',
    unchanged: 'The website has not changed since',
  },
  actions: {
    done: 'Done',
    check: 'Is it ready?',
    view: 'View on the website',
    newTab: '(opens in a new tab)',
    compare: 'Compare with the website',
    versions: 'Versions',
  },
  tabs: { name: 'Show', form: 'Form', preview: 'Preview' },
  form: (singular: string) => `Fields of the ${singular}`,
  problems: (count: number) => `${countNoun(count, 'thing')} to correct before publishing`,
  hints: (count: number) => `${countNoun(count, 'thing')} to look at; it can still be published`,
  noProblems: (hints: number) =>
    `Nothing to correct: ready to publish.${hints === 0 ? '' : ` ${countNoun(hints, 'thing')} to look at.`}`,
  stillOpen: 'Not ready yet: a message on this screen is still open.',
  proposedBefore: (time: string) =>
    `You proposed this at ${time}, and a colleague can still publish that text. Propose again to replace it, or withdraw it in the review.`,
  deleted: (singular: string) => `This ${singular} is deleted when you publish.`,
  standsLast: (singular: string) => `A new ${singular} is last, until you reorder it.`,
} as const;

/** Offers the text of a page that was closed before its text was stored. */
export const typedTextStrings = {
  title: 'Text that was not saved',
  found: (when: string) => `The page was closed before it could save this (${when}):`,
  take: 'Put it into the form',
  forget: 'Throw it away',
} as const;

export const crashStrings = {
  title: 'Unexpected Application Error!',
  help: 'What was saved is safe; what you typed last is below.',
  reload: 'Reload the page',
  copy: 'Copy text',
  copied: 'Copied.',
  notCopied: 'Select the text below and copy it.',
  download: 'Download',
} as const;

/** The controls of the form. `content/entities/<entity>/schema.ts` has labels and help texts, `messages.ts` has faults. */
export const fieldStrings = {
  required: '(required)',
  characters: (length: number, max: number) =>
    `${digits().format(length)} of ${digits().format(max)} characters`,
  fits: 'This still fits',
  room: (length: number, room: number) =>
    `${length} of ${room} characters${length > room ? ': the rest is cut off' : ''}`,
  choose: 'Choose…',
  lines: 'One per line.',
} as const;

export const pictureFieldStrings = {
  choose: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  library: 'Choose from the library',
  crop: 'Crop and focal point',
  remove: 'Remove the picture',
  preparing: 'Preparing the picture…',
  how: (width: number | undefined, height: number | undefined) =>
    `Or drop or paste it here. JPEG, PNG, WebP or AVIF, up to 20 MB${
      width === undefined || height === undefined ? '' : `, at least ${width} × ${height} px`
    }.`,
  size: (width: number, height: number) => `${width} × ${height} px`,
  square: 'The website cuts it to a square.',
  description: 'Description of the picture',
  descriptionHelp: 'Say what the picture shows, in one sentence.',
  decoration: 'Needs no description',
} as const;

export const idFieldStrings = {
  label: 'Last part of the address',
  fixed:
    'A published address cannot change, because others link to it. To use another, duplicate this entry, then delete it.',
  free: 'Made from the title. It can be changed until published.',
} as const;

export const rowsFieldStrings = {
  picture: 'picture',
  title: (noun: string, number: number) => `${capital(noun)} ${number}`,
  of: (action: string, singular: string, number: number) => `${action}: ${singular} ${number}`,
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  none: 'None',
  add: (singular: string) => `Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`,
} as const;

/** The choice between visual editor and Markdown; `writing.ts` has the visual editor's texts. */
export const markdownStrings = {
  ways: (label: string) => `How to write ${inSentence(label)}`,
  text: 'Text',
  markdown: 'Plain marks',
  /** Shown for Markdown only. */
  help: 'Blank line for a new paragraph.',
  loading: 'Loading the editor…',
  notShown: (line: number, reason: string) => `Shown with plain marks: line ${line} ${reason}.`,
} as const;
