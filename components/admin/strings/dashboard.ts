import { bn } from '@/components/admin/lib/wording';
import type { EntityMeta } from '@/lib/records';
import { forStaff, type Pair } from '@/lib/text';

type Count = readonly [count: number, what: Pick<EntityMeta, 'singular' | 'plural'>];

/** The dashboard. `app/(admin)/_studio/menu.ts` has the titles and figures of its cards (docs/requirements.md). */
export const dashboardStrings = forStaff({
  sample: ['Sample figures.', 'নমুনা সংখ্যা।'],
  /** Counts at the time of the build. */
  online: [
    (counts: readonly Count[]) =>
      `On the website now: ${counts.map(([count, { singular, plural }]) => `${count} ${count === 1 ? singular : plural}`).join(', ')}.`,
    (counts: readonly Count[]) =>
      `ওয়েবসাইটে এখন: ${counts.map(([count, { plural }]) => `${bn(count)}টি ${plural}`).join(', ')}।`,
  ],
});

export const welcomeStrings = forStaff({
  name: ['About this studio', 'এই স্টুডিও সম্পর্কে'],
  what: [
    'You can change everything here that visitors read and see on the website.',
    'দর্শক ওয়েবসাইটে যা পড়েন ও দেখেন, তার সবই এখানে বদলানো যায়।',
  ],
  drafts: [
    'The studio keeps your changes as drafts in this browser, on this computer only.',
    'আপনার পরিবর্তন খসড়া হিসেবে শুধু এই কম্পিউটারের এই ব্রাউজারে থাকে।',
  ],
  website: (process.env.CONTENT_REPOSITORY
    ? [
        'The website changes a few minutes after you review and publish them.',
        'রিভিউ করে প্রকাশ করার কয়েক মিনিট পর ওয়েবসাইট বদলায়।',
      ]
    : [
        'To change the website, review your drafts and export them. The person who looks after the website puts them online.',
        'ওয়েবসাইট বদলাতে খসড়া রিভিউ করে ফাইল বানান। যিনি ওয়েবসাইট দেখাশোনা করেন, তিনি তা অনলাইনে দেন।',
      ]) satisfies Pair,
  how: ['How this works', 'এটি কীভাবে কাজ করে'],
  close: ['Close this note', 'এই নোট বন্ধ করুন'],
});

export const conflictStrings = forStaff({
  name: ['Also changed on the website', 'ওয়েবসাইটেও বদলেছে'],
  what: [
    (count: number) =>
      `${count === 1 ? 'One' : count} of your drafts and the website have both changed the same text. Nothing is overwritten: decide which one to keep.`,
    (count: number) => `আপনার ${bn(count)}টি খসড়ার লেখা ওয়েবসাইটেও বদলেছে। কিছুই মুছে যায়নি: কোনটি রাখবেন, ঠিক করুন।`,
  ],
  decide: ['Decide in the review', 'রিভিউতে ঠিক করুন'],
});
