import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The screen that shows the pages of the website, and leads from what they say to its fields. */
export const websiteStrings = forStaff({
  title: ['Website', 'ওয়েবসাইট'],
  lead: [
    'This is the website as it is online, without drafts. Click a text, number or picture to change it.',
    'ওয়েবসাইট এখন অনলাইনে যেমন, খসড়া ছাড়া। লেখা, সংখ্যা বা ছবি বদলাতে তাতে ক্লিক করুন।',
  ],
  page: ['Page', 'পাতা'],
  frame: ['Page of the website', 'ওয়েবসাইটের পাতা'],
  tabs: {
    name: ['View', 'যা দেখবেন'],
    page: ['Page', 'পাতা'],
    list: ['List', 'তালিকা'],
  },
  list: ['What you can change on this page', 'এই পাতায় যা বদলানো যায়'],
  filter: ['Find a text of this page', 'এই পাতার লেখা খুঁজুন'],
  count: [
    (count: number) => `${countNoun(count, 'text or picture', 'texts and pictures')}`,
    (count: number) => `${bn(count)}টি লেখা ও ছবি`,
  ],
  loading: ['The page is loading…', 'পাতা লোড হচ্ছে…'],
  blocked: [
    'The page cannot be shown here. The server has to allow it (docs/deploy.md).',
    'পাতাটি এখানে দেখানো যাচ্ছে না। সার্ভারে অনুমতি দিতে হবে (docs/deploy.md)।',
  ],
  several: ['It is in several fields. Which one?', 'এটি কয়েকটি ঘরে আছে। কোনটি?'],
  fields: [(count: number) => `${count} fields`, (count: number) => `${bn(count)}টি ঘর`],
  back: ['Back to the page', 'পাতায় ফিরুন'],
  follow: ['Follow the link', 'লিংকে যান'],
  online: [
    'The page shows what is online. Your change appears after it is published.',
    'পাতায় এখনকার ওয়েবসাইট দেখছেন। প্রকাশের পর আপনার বদল এখানে আসবে।',
  ],
  refused: {
    fixed: [
      'The specification fixes these words, or the website works them out.',
      'এই লেখা স্পেসিফিকেশনে নির্ধারিত, অথবা ওয়েবসাইট হিসাব করে বসায়।',
    ],
    leaves: [
      'This link leaves the website, so it is not followed here.',
      'এই লিংক ওয়েবসাইটের বাইরে যায়, তাই এখানে খোলে না।',
    ],
    file: ['This link leads to a file, which does not open here.', 'এই লিংকে একটি ফাইল আছে, যা এখানে খোলে না।'],
    form: ['Nothing is sent from here.', 'এখান থেকে কিছু পাঠানো হয় না।'],
  },
});
