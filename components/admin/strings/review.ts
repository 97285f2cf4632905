import { bn, countNoun } from '@/components/admin/lib/wording';
import type { ProblemAmong } from '@/lib/exchange';
import { forStaff } from '@/lib/text';

/** Titles that a sentence names; the others are counted. */
const NAMED = 6;

const namedIn = (titles: readonly string[], others: (more: number) => string) => {
  const more = titles.length - NAMED;
  const named = titles.slice(0, NAMED).map((title) => `“${title}”`);
  return named.join(', ') + (more > 0 ? others(more) : '');
};
const listed = (titles: readonly string[]) => namedIn(titles, (more) => ` and ${more} more`);
const inBangla = (titles: readonly string[]) => namedIn(titles, (more) => ` ও আরও ${bn(more)}টি`);

type Titles = readonly string[];

/** The list of all changes. Loaded when the review is opened. */
export const reviewStrings = forStaff({
  all: ['All', 'সব'],
  none: ['None', 'একটিও না'],
  nothing: ['No changes: there is nothing to publish.', 'কোনো পরিবর্তন নেই, প্রকাশ করার কিছু নেই।'],
  chosen: [
    (changes: number, chosen: number) =>
      `${countNoun(changes, 'change')}, ${chosen} selected for publishing.`,
    (changes: number, chosen: number) => `${bn(changes)}টি পরিবর্তন, প্রকাশের জন্য বাছা হয়েছে ${bn(chosen)}টি।`,
  ],
  blocked: [
    (changes: number) => `${countNoun(changes, 'change')} cannot be published yet.`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন এখনো প্রকাশ করা যায় না।`,
  ],
  shownOn: [
    (titles: Titles) => `Shown on: ${titles.join(', ')}`,
    (titles: Titles) => `যেখানে দেখা যায়: ${titles.join(', ')}`,
  ],
  tooFew: [
    (plural: string, remaining: number, min: number) =>
      `The website needs at least ${min} of its ${plural}. ${remaining} would remain. Add another one first, or restore one.`,
    (plural: string, remaining: number, min: number) =>
      `ওয়েবসাইটে অন্তত ${bn(min)}টি ${plural} লাগে, থাকবে ${bn(remaining)}টি। আগে আরেকটি যোগ করুন, বা একটি ফিরিয়ে আনুন।`,
  ],
  /** What other entries a change would leave with a problem, by the kind of problem. */
  caused: {
    hidden: [
      (titles: Titles) => `These texts link to the page: ${listed(titles)}. Remove their links first.`,
      (titles: Titles) => `এসব লেখায় এই পাতার লিংক আছে: ${inBangla(titles)}। আগে লিংকগুলো সরান।`,
    ],
    unknown: [
      (titles: Titles) =>
        `It cannot be deleted while other entries use it: ${listed(titles)}. Choose another one in these entries first.`,
      (titles: Titles) => `অন্য লেখায় ব্যবহার হচ্ছে বলে মোছা যায় না: ${inBangla(titles)}। আগে সেসব লেখায় অন্যটি বাছুন।`,
    ],
    empty: [
      (titles: Titles) =>
        `These texts show a value that would be empty: ${listed(titles)}. Enter the value, or change these texts first.`,
      (titles: Titles) => `এসব লেখায় একটি মান খালি থেকে যাবে: ${inBangla(titles)}। আগে মানটি দিন, বা লেখাগুলো বদলান।`,
    ],
    language: [
      (titles: Titles) => `These entries have no Bangla yet: ${listed(titles)}. Translate them first.`,
      (titles: Titles) => `এগুলোর বাংলা এখনো নেই: ${inBangla(titles)}। আগে বাংলা লিখুন।`,
    ],
    redirect: [
      (titles: Titles) =>
        `These old addresses lead to its page or are its address: ${listed(titles)}. Change or delete them first.`,
      (titles: Titles) =>
        `এসব পুরোনো ঠিকানা এর পাতায় নিয়ে যায়, বা এরই ঠিকানা: ${inBangla(titles)}। আগে সেগুলো বদলান বা মুছুন।`,
    ],
  } satisfies Record<
    ProblemAmong['kind'],
    readonly [en: (titles: Titles) => string, bn: (titles: Titles) => string]
  >,
  open: ['Open', 'খুলুন'],
  whatChanges: ['What changes', 'যা বদলাবে'],
  sample: ['Sample', 'নমুনা'],
  orderOf: [(plural: string) => `Order of ${plural}`, (plural: string) => `${plural}: ক্রম`],
});

/** Decisions that a change needs before it can be published. */
export const problemStrings = forStaff({
  name: ['Choose which version to keep', 'কোনটি থাকবে, ঠিক করুন'],
  deletedThere: [
    (singular: string) => `This ${singular} was deleted on the website while you edited it here.`,
    (singular: string) => `আপনি যখন এই ${singular} বদলাচ্ছিলেন, তখন ওয়েবসাইটে এটি মোছা হয়েছে।`,
  ],
  keepAsNew: ['Keep mine as a new entry', 'আমারটি নতুন হিসেবে রাখুন'],
  editedThere: [
    (singular: string) => `This ${singular} was changed on the website after you deleted it here.`,
    (singular: string) => `আপনি এই ${singular} মোছার পর ওয়েবসাইটে এটি বদলানো হয়েছে।`,
  ],
  deleteAnyway: ['Delete anyway', 'তবু মুছুন'],
  keep: ['Keep it', 'রেখে দিন'],
  choose: [
    'The website and your draft have both changed. Choose for each of these. Until then you cannot publish it.',
    'ওয়েবসাইট ও আপনার খসড়া দুটিই বদলেছে। প্রতিটির জন্য একটি বাছুন। তার আগে প্রকাশ করা যাবে না।',
  ],
  mine: ['My text', 'আমার লেখা'],
  theirs: ['On the website', 'ওয়েবসাইটে'],
  decide: ['Keep the selected text', 'বাছাই করা লেখা রাখুন'],
});

/** A long text that both sides changed, paragraph by paragraph. */
export const paragraphStrings = forStaff({
  both: [
    (count: number) =>
      count === 1
        ? 'Both changed one paragraph. Everything else is merged.'
        : `Both changed ${count} paragraphs. Everything else is merged.`,
    (count: number) => `${bn(count)}টি অনুচ্ছেদ দুই দিকেই বদলেছে। বাকি সব মেলানো হয়েছে।`,
  ],
  one: [
    (label: string, number: number) => `${label}, choice ${number}`,
    (label: string, number: number) => `${label}, ${bn(number)} নম্বর বাছাই`,
  ],
  before: ['It is below:', 'এটি যার নিচে:'],
  takenOut: ['Removed', 'বাদ'],
});
