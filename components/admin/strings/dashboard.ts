import type { EntityMeta } from '@/lib/records';

/** The dashboard. `app/(admin)/_studio/menu.ts` has the titles and figures of its cards (docs/requirements.md). */
export const dashboardStrings = {
  title: 'Dashboard',
  sample: 'Sample figures.',
  /** Counts at the time of the build. */
  online: (counts: readonly (readonly [count: number, what: Pick<EntityMeta, 'singular' | 'plural'>])[]) =>
    `On the website now: ${counts.map(([count, { singular, plural }]) => `${count} ${count === 1 ? singular : plural}`).join(', ')}.`,
} as const;

export const welcomeStrings = {
  name: 'About this studio',
  what: 'Everything that visitors read and see on the website can be changed here.',
  drafts: 'What you change is kept as a draft in this browser, on this computer, and nowhere else.',
  website: process.env.CONTENT_REPOSITORY
    ? 'The website changes a few minutes after drafts have been reviewed and published.'
    : 'The website changes when drafts have been reviewed, exported, and put online by whoever looks after it.',
  how: 'How this works',
  close: 'Close this note',
} as const;

export const conflictStrings = {
  name: 'Changed on the website, too',
  what: (count: number) =>
    `${count === 1 ? 'One' : count} of your drafts and the website have both changed the same text. Nothing is overwritten: decide which one to keep.`,
  decide: 'Decide in the review',
} as const;
