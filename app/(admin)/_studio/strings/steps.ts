import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The steps of `docs/make-it-yours.md`, in its order and words; loaded while somebody is about to make the website his own. */
export const stepsStrings = forStaff({
  count: [
    (done: number, all: number) => `${done} of ${all} steps to make it yours`,
    (done: number, all: number) => `নিজের করে নেওয়ার ${bn(all)} ধাপের ${bn(done)}টি হয়েছে`,
  ],
  name: ['Steps to make it yours', 'নিজের করে নেওয়ার ধাপ'],
  how: [
    'The file docs/make-it-yours.md explains each step. What you keep as a draft counts as done.',
    'প্রতিটি ধাপের কথা docs/make-it-yours.md ফাইলে আছে। খসড়া রাখলেও ধাপটি হয়েছে ধরা হয়।',
  ],
  done: ['Done', 'হয়েছে'],
  open: ['To do', 'বাকি'],
  elsewhere: ['outside the studio; see docs/make-it-yours.md', 'স্টুডিওর বাইরে; docs/make-it-yours.md দেখুন'],
  titles: {
    sample: ['Remove the sample', 'নমুনা সরান'],
    company: ['Company', 'কোম্পানি'],
    mark: ['Mark and colour', 'লোগো চিহ্ন ও রং'],
    products: ['Categories and products', 'ধরন ও পণ্য'],
    texts: ['Texts of the pages', 'পাতার লেখা'],
    pages: ['Pages to hide', 'যেসব পাতা লুকাবেন'],
    language: ['Language', 'ভাষা'],
    check: ['Check', 'যাচাই'],
    publish: ['Address, and publish', 'ঠিকানা ও প্রকাশ'],
  },
});
