import { countNoun } from './counted';

/** The screen that adds and edits an entry, without its fields and its preview. */
export const editorStrings = {
  insecure: (one: string) => `Open this page over https to add or edit a ${one}.`,
  missing: {
    title: (one: string) => `There is no such ${one}.`,
    help: 'It may have been deleted, or it has another address now. Undo brings back what was done last.',
  },
  state: {
    nothing: 'Nothing to keep yet. It is saved as you type.',
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
    discard: 'Throw away my changes',
    duplicate: 'Duplicate',
    delete: 'Delete',
  },
  comparison: (title: string) => `On the website and in the draft: ${title}`,
  tabs: { name: 'Show', form: 'Form', preview: 'Preview' },
  notices: {
    deleted: (one: string) => `This ${one} is deleted when you publish.`,
    restore: 'Restore',
    standsLast: (one: string) => `A new ${one} stands last in its list, until you reorder it.`,
  },
  form: (one: string) => `Fields of the ${one}`,
  problems: (count: number) => `${countNoun(count, 'thing')} to correct before it can be published`,
  hints: (count: number) => `${countNoun(count, 'thing')} to look at; it can be published all the same`,
  noProblems: (hints: number) =>
    `Nothing to correct: ready to publish.${hints === 0 ? '' : ` ${countNoun(hints, 'Bangla text')} to look at.`}`,
  takenId: (one: string) => `The address of another ${one} ends like this already. Choose something else.`,
  crash: {
    title: 'Unexpected Application Error!',
    help: 'The editor has failed. What was saved is safe; what you typed last stands here.',
    reload: 'Reload the page',
    copy: 'Copy text',
    copied: 'Copied.',
    notCopied: 'The browser did not allow it. Select the text below and copy it.',
    download: 'Download',
  },
} as const;
