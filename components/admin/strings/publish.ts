import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

const change = (changes: number) => countNoun(changes, 'change');

export const importStrings = forStaff({
  title: ['Import a file from a colleague, or from my other computer', 'সহকর্মীর বা আমার অন্য কম্পিউটারের ফাইল আনুন'],
  intro: [
    'A file with changes, or a backup. The studio checks and shows it before it keeps anything.',
    'পরিবর্তনের ফাইল, বা ব্যাকআপ। কিছু রাখার আগে স্টুডিও যাচাই করে দেখায়।',
  ],
  choose: ['Choose a file', 'ফাইল বাছুন'],
  tooLarge: [
    'This file is larger than 30 MB. No file of the studio is.',
    'ফাইলটি ৩০ MB-এর চেয়ে বড়। স্টুডিওর ফাইল এত বড় হয় না।',
  ],
  unreadable: ['This file cannot be read. Nothing was imported.', 'ফাইলটি পড়া যায়নি। কিছু আনা হয়নি।'],
  imported: [
    (changes: number) => `Imported ${change(changes)}. Undo reverses all of them.`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন আনা হয়েছে। সবগুলো আনডু করা যায়।`,
  ],
  origin: [
    (changes: number, when: string, who: string) =>
      `${change(changes)} of ${when}${who === '' ? '' : `, by ${who}`}.`,
    (changes: number, when: string, who: string) =>
      `${bn(changes)}টি পরিবর্তন, ${when}${who === '' ? '' : `, ${who}`}।`,
  ],
  backup: ['A backup: some entries may be unfinished.', 'ব্যাকআপ: কিছু লেখা অসম্পূর্ণ থাকতে পারে।'],
  note: [(text: string) => `Note: ${text}`, (text: string) => `নোট: ${text}`],
  deletion: [', deletion', ', মোছা'],
  whatChanges: ['What changes', 'যা বদলাবে'],
  orderOf: [(plural: string) => `Order of ${plural}`, (plural: string) => `${plural}: ক্রম`],
  fits: {
    same: ['You have this draft already.', 'এই খসড়া আপনার আগে থেকেই আছে।'],
    joins: ['The studio joins it with your draft of this entry.', 'এটি আপনার খসড়ার সঙ্গে মিলিয়ে নেওয়া হবে।'],
    replaces: [
      'You have another draft of this entry. Tick it to replace yours.',
      'এটির অন্য একটি খসড়া আপনার আছে। নিজেরটি বদলাতে টিক দিন।',
    ],
  },
  pictureTaken: [
    (path: string) => `${path}: another picture already has this name.`,
    (path: string) => `${path}: এই নামে অন্য ছবি আছে।`,
  ],
  take: [
    (changes: number) => `Import ${change(changes)}`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন আনুন`,
  ],
  cancel: ['Cancel', 'বাতিল'],
});

export const outcomeStrings = forStaff({
  nothing: {
    exported: ['Nothing was exported.', 'ফাইল তৈরি হয়নি।'],
    imported: ['Nothing was imported.', 'কিছু আনা হয়নি।'],
    published: ['Nothing was published.', 'কিছু প্রকাশ হয়নি।'],
  },
  more: [(problems: number) => `And ${problems} more.`, (problems: number) => `আরও ${bn(problems)}টি।`],
});

export const bundleStrings = forStaff({
  title: ['As a file with my changes', 'আমার পরিবর্তনের ফাইল'],
  intro: [
    'One file with the changes and their pictures. Send it to the person who looks after the website.',
    'পরিবর্তন ও ছবিসহ একটি ফাইল। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে পাঠান।',
  ],
  insteadOfFolder: [
    'The studio no longer saves to a folder. Export a file and send it to the person who looks after the website.',
    'স্টুডিও আর ফোল্ডারে সেভ করে না। ফাইল বানিয়ে যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে পাঠান।',
  ],
  lookAfter: ['What they do with it: one page to print', 'তিনি এটি দিয়ে যা করবেন: প্রিন্ট করার মতো এক পাতা'],
  newTab: ['(opens in a new tab)', '(নতুন ট্যাবে খোলে)'],
  name: ['Your name, for the file (asked once)', 'ফাইলে আপনার নাম (একবারই চাওয়া হয়)'],
  note: ['Note (optional)', 'নোট (ঐচ্ছিক)'],
  export: [
    (changes: number) => `Export ${change(changes)}`,
    (changes: number) => `${bn(changes)}টি পরিবর্তনের ফাইল বানান`,
  ],
  exporting: ['Exporting…', 'ফাইল তৈরি হচ্ছে…'],
  exported: [
    (file: string) =>
      `Exported: ${file}. It is in your downloads. Send it to the person who looks after the website. The changes stay here as “Handed over” until the website shows them.`,
    (file: string) =>
      `ফাইল তৈরি হয়েছে: ${file}। এটি ডাউনলোডে আছে। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে পাঠান। ওয়েবসাইটে না আসা পর্যন্ত পরিবর্তনগুলো এখানে “জমা দেওয়া” থাকবে।`,
  ],
});

/** Results of an export. Separate, because lists show them without the rest of publishing. */
export const exportStrings = forStaff({
  nothing: [
    'Nothing to export: the selected entries are as on the website.',
    'ফাইল বানানোর কিছু নেই: বাছাই করা সবই ওয়েবসাইটের মতো।',
  ],
  unfinished: [
    'Nothing was exported: some of these entries are not complete yet. Open the review to see which.',
    'ফাইল তৈরি হয়নি: কিছু লেখা এখনো অসম্পূর্ণ। কোনগুলো, তা রিভিউতে দেখুন।',
  ],
  exported: [
    (changes: number, file: string) => `Exported ${change(changes)}: ${file}`,
    (changes: number, file: string) => `${bn(changes)}টি পরিবর্তনের ফাইল তৈরি হয়েছে: ${file}`,
  ],
  failed: [
    'Nothing was exported: the browser could not read the drafts. Try again.',
    'ফাইল তৈরি হয়নি: ব্রাউজার খসড়া পড়তে পারেনি। আবার চেষ্টা করুন।',
  ],
});

/** Email with an exported file; without `CONTENT_MAILTO` the bundler leaves it out. */
export const mailStrings = /* @__PURE__ */ forStaff({
  open: [(to: string) => `Open an email to ${to}`, (to: string) => `${to}-এ ই-মেইল লিখুন`],
  attach: [
    (file: string) => `Attach ${file} from your downloads.`,
    (file: string) => `ডাউনলোড থেকে ${file} জুড়ে দিন।`,
  ],
  lookAfter: [
    (page: string) => `For the person who looks after the website: ${page} says how it goes online.`,
    (page: string) => `যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁর জন্য: কীভাবে অনলাইনে দিতে হয়, তা ${page}-এ আছে।`,
  ],
  subject: [
    (changes: number) => `Website: ${change(changes)}`,
    (changes: number) => `ওয়েবসাইট: ${bn(changes)}টি পরিবর্তন`,
  ],
  added: [
    (singular: string, title: string) => `New ${singular}: ${title}`,
    (singular: string, title: string) => `নতুন ${singular}: ${title}`,
  ],
  changed: [
    (singular: string, title: string) => `Changed ${singular}: ${title}`,
    (singular: string, title: string) => `বদলানো ${singular}: ${title}`,
  ],
  deleted: [
    (singular: string, title: string) => `Deleted ${singular}: ${title}`,
    (singular: string, title: string) => `মোছা ${singular}: ${title}`,
  ],
  order: [(plural: string) => `New order of ${plural}`, (plural: string) => `${plural}: নতুন ক্রম`],
  more: [(count: number) => `And ${count} more.`, (count: number) => `আরও ${bn(count)}টি।`],
});
