import { countNoun } from '@/components/admin/lib/wording';
import type { ProblemAmong } from '@/lib/exchange';

/** Titles that a sentence names; the others are counted. */
const NAMED = 6;

const listedUpTo = (titles: readonly string[]) => {
  const more = titles.length - NAMED;
  const named = titles.slice(0, NAMED).map((title) => `“${title}”`);
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
};

/** The list of all changes. Loaded when the review is opened. */
export const reviewStrings = {
  all: 'All',
  none: 'None',
  nothing: 'No changes: there is nothing to publish.',
  chosen: (changes: number, chosen: number) =>
    `${countNoun(changes, 'change')}, ${chosen} chosen to publish.`,
  blocked: (changes: number) => `${countNoun(changes, 'change')} cannot be published yet.`,
  shownOn: (titles: readonly string[]) => `Shown on: ${titles.join(', ')}`,
  tooFew: (plural: string, remaining: number, min: number) =>
    `The website needs at least ${min} of its ${plural}, and ${remaining} would remain. Add another one first, or restore one.`,
  /** What other entries a change would leave with a problem, by the kind of problem. */
  caused: {
    hidden: (titles) => `These texts link to the page: ${listedUpTo(titles)}. Remove their links first.`,
    unknown: (titles) =>
      `It cannot be deleted while other entries use it: ${listedUpTo(titles)}. Choose another one in these entries first.`,
    empty: (titles) =>
      `These texts show a value that would be empty: ${listedUpTo(titles)}. Enter the value, or change these texts first.`,
    language: (titles) => `These entries have no Bangla yet: ${listedUpTo(titles)}. Translate them first.`,
    redirect: (titles) =>
      `These old addresses lead to its page or are its address: ${listedUpTo(titles)}. Change or delete them first.`,
  } satisfies Record<ProblemAmong['kind'], (titles: readonly string[]) => string>,
  open: 'Open',
  whatChanges: 'What changes',
  sample: 'Sample',
  orderOf: (plural: string) => `Order of ${plural}`,
} as const;

/** Decisions that a change needs before it can be published. */
export const problemStrings = {
  name: 'Two versions: choose',
  deletedThere: (singular: string) => `This ${singular} was deleted on the website while you edited it here.`,
  keepAsNew: 'Keep as new',
  editedThere: (singular: string) => `This ${singular} was changed on the website after you deleted it here.`,
  deleteAnyway: 'Delete anyway',
  keep: 'Keep it',
  choose:
    'The website and your draft have both changed. Choose for each of these; it cannot be published before.',
  mine: 'My text',
  theirs: 'On the website',
  decide: 'Keep what is marked',
} as const;

/** A long text that both sides changed, paragraph by paragraph. */
export const paragraphStrings = {
  both: (count: number) =>
    count === 1
      ? 'Both changed one paragraph. Everything else is merged.'
      : `Both changed ${count} paragraphs. Everything else is merged.`,
  one: (label: string, number: number) => `${label}, choice ${number}`,
  before: 'It is below:',
  takenOut: 'Removed',
} as const;
