import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

const word = 'ERASE';

export const settingsStrings = forStaff({
  storage: {
    title: ['Storage', 'জায়গা'],
    reading: ['Loading…', 'লোড হচ্ছে…'],
    unknown: ['This browser does not say how much is used.', 'কতটা জায়গা লেগেছে, এই ব্রাউজার তা জানায় না।'],
    used: [
      (used: string, quota: string | null) => `${used} used${quota === null ? '' : ` of ${quota}`}.`,
      (used: string, quota: string | null) =>
        quota === null ? `${used} ব্যবহার হয়েছে।` : `${quota}-এর মধ্যে ${used} ব্যবহার হয়েছে।`,
    ],
    kept: ['The browser keeps the drafts until you erase them.', 'আপনি না মোছা পর্যন্ত ব্রাউজার খসড়া রাখবে।'],
    mayErase: [
      'The browser may erase the drafts when its disk is full.',
      'ডিস্ক ভরে গেলে ব্রাউজার খসড়া মুছে ফেলতে পারে।',
    ],
    mayExpire: [
      'Safari may erase drafts after 7 days without a visit. Download a backup.',
      '৭ দিন স্টুডিও না খুললে Safari খসড়া মুছে ফেলতে পারে। ব্যাকআপ ডাউনলোড করুন।',
    ],
    ask: ['Protect my drafts from clean-ups', 'আমার খসড়া মোছা ঠেকান'],
    refused: [
      'The browser refused. Open the studio regularly and download backups.',
      'ব্রাউজার রাজি হয়নি। নিয়মিত স্টুডিও খুলুন ও ব্যাকআপ ডাউনলোড করুন।',
    ],
  },
  backup: {
    title: ['Backup', 'ব্যাকআপ'],
    intro: [
      (changes: number) =>
        `A backup holds ${countNoun(changes, 'unpublished change')}, including unfinished ones, with all pictures in use. You can import it on another computer.`,
      (changes: number) =>
        `ব্যাকআপে অপ্রকাশিত ${bn(changes)}টি পরিবর্তন থাকে, অসম্পূর্ণগুলোও, ব্যবহৃত সব ছবিসহ। অন্য কম্পিউটারে এটি আনা যায়।`,
    ],
    export: ['Export all', 'সব ফাইলে নিন'],
  },
  unreadable: {
    title: ['Unreadable drafts', 'পড়া যায় না এমন খসড়া'],
    entry: [
      (store: string, reason: string) => `${store}: ${reason}`,
      (store: string, reason: string) => `${store}: ${reason}`,
    ],
    download: ['Download', 'ডাউনলোড করুন'],
    delete: ['Delete', 'মুছুন'],
    of: [(id: number) => `unreadable draft ${id}`, (id: number) => `পড়া যায় না এমন খসড়া ${bn(id)}`],
    deleted: ['Deleted the unreadable draft.', 'খসড়াটি মোছা হয়েছে।'],
  },
  about: {
    title: ['For support', 'সহায়তার জন্য'],
    facts: ['What this browser can do', 'এই ব্রাউজার যা পারে'],
    recordForm: ['Data format', 'তথ্যের ধরন'],
    version: [(version: number) => `Version ${version}`, (version: number) => `সংস্করণ ${bn(version)}`],
    store: ['Drafts', 'খসড়া'],
    noStore: ['None: working without saving', 'নেই: সেভ ছাড়া কাজ চলছে'],
    isSecure: ['Secure page', 'নিরাপদ পাতা'],
    canPersist: ['Keeps drafts on request', 'বললে খসড়া রাখে'],
    yes: ['Yes', 'হ্যাঁ'],
    no: ['No', 'না'],
  },
  erase: {
    title: ['Erase everything', 'সব মুছে ফেলুন'],
    intro: [
      'This erases drafts, pictures, history and your name from this browser. It downloads a backup first. The website does not change.',
      'এই ব্রাউজার থেকে খসড়া, ছবি, ইতিহাস ও আপনার নাম মুছে যাবে। আগে একটি ব্যাকআপ ডাউনলোড হবে। ওয়েবসাইট বদলাবে না।',
    ],
    erase: ['Erase everything', 'সব মুছে ফেলুন'],
    question: ['Erase everything?', 'সব মুছে ফেলবেন?'],
    word: [word, word],
    confirm: [
      `This cannot be undone. Type ${word} to confirm.`,
      `এটি আর ফেরানো যাবে না। নিশ্চিত করতে ${word} লিখুন।`,
    ],
    wrongWord: [
      `Type ${word} in capital letters to erase everything.`,
      `সব মুছতে বড় হাতের অক্ষরে ${word} লিখুন।`,
    ],
    noBackup: [
      'The browser could not make a backup, so nothing was erased.',
      'ব্যাকআপ তৈরি হয়নি, তাই কিছু মোছা হয়নি।',
    ],
    erased: [
      'Everything was erased from this browser. The website has not changed.',
      'এই ব্রাউজার থেকে সব মুছে গেছে। ওয়েবসাইট বদলায়নি।',
    ],
  },
});

export const activityStrings = forStaff({
  title: ['Activity', 'কাজের ইতিহাস'],
  nothing: ['Nothing has been changed yet.', 'এখনো কিছু বদলানো হয়নি।'],
  undone: ['(undone)', '(আনডু করা)'],
  whatChanged: ['What changed', 'যা বদলেছে'],
  /** The fields of a step, and how many more there are. */
  fields: [
    (labels: readonly string[], more: number) =>
      [...labels, ...(more > 0 ? [`${more} more`] : [])].join('; '),
    (labels: readonly string[], more: number) =>
      [...labels, ...(more > 0 ? [`আরও ${bn(more)}টি`] : [])].join('; '),
  ],
  restore: {
    after: ['Restore this version', 'এই সংস্করণ ফিরিয়ে আনুন'],
    before: ['Restore the version before it', 'তার আগের সংস্করণ ফিরিয়ে আনুন'],
  },
  restoreOf: [
    (title: string, when: string) => `of ${title}, ${when}`,
    (title: string, when: string) => `: ${title}, ${when}`,
  ],
  question: [
    (title: string) => `Restore this version of “${title}”?`,
    (title: string) => `“${title}”-এর এই সংস্করণ ফিরিয়ে আনবেন?`,
  ],
  changesDraft: [
    'This changes your draft as shown below. Undo reverses it.',
    'আপনার খসড়ায় যা বদলাবে, নিচে দেখুন। আনডু করা যায়।',
  ],
  changesWebsite: [
    'This changes your draft as shown below, and the website once you publish it. Undo reverses it.',
    'আপনার খসড়ায়, আর প্রকাশ করলে ওয়েবসাইটেও, যা বদলাবে, নিচে দেখুন। আনডু করা যায়।',
  ],
  confirm: ['Restore it', 'ফিরিয়ে আনুন'],
  between: [
    (versions: number) => `${countNoun(versions, 'version')} between`,
    (versions: number) => `মাঝে ${bn(versions)}টি সংস্করণ`,
  ],
  showAll: [(steps: number) => `Show all ${steps} steps`, (steps: number) => `${bn(steps)}টি ধাপই দেখান`],
  exports: [
    (files: number) => `What was exported: ${countNoun(files, 'file')}`,
    (files: number) => `বানানো ফাইল: ${bn(files)}টি`,
  ],
  exported: [
    (changes: number, file: string, by: string) =>
      `${countNoun(changes, 'change')} in ${file}${by === '' ? '' : `, by ${by}`}`,
    (changes: number, file: string, by: string) =>
      `${file}: ${bn(changes)}টি পরিবর্তন${by === '' ? '' : `, ${by}`}`,
  ],
  note: [(text: string) => `Note: ${text}`, (text: string) => `নোট: ${text}`],
});

export const profileStrings = forStaff({
  intro: [
    'Only this browser keeps your name and job title. They appear in the top corner and in files you export. Others see who made the changes.',
    'নাম ও পদবি শুধু এই ব্রাউজারে থাকে। উপরের কোণে ও আপনার বানানো ফাইলে দেখা যায়। অন্যরা বোঝেন, কে বদলেছেন।',
  ],
  name: ['Display name', 'যে নাম দেখা যাবে'],
  jobTitle: ['Job title', 'পদবি'],
  save: ['Save profile', 'প্রোফাইল সেভ করুন'],
  saved: ['Profile saved in this browser.', 'প্রোফাইল এই ব্রাউজারে সেভ হয়েছে।'],
  nameMissing: ['Enter a display name.', 'একটি নাম লিখুন।'],
});
