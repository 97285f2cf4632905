import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff, table } from '@/lib/text';

/** Texts of the exported page, before any script: shown in both languages. */
export const exportedTexts = table({
  needsScripts: [
    'The content studio needs JavaScript. The website itself does not.',
    'স্টুডিও চালাতে জাভাস্ক্রিপ্ট লাগে। ওয়েবসাইট দেখতে লাগে না।',
  ],
  failed: ['The studio has not started.', 'স্টুডিও চালু হয়নি।'],
  help: [
    'Part of the studio did not load. Reload the page. Your drafts are safe.',
    'স্টুডিওর একটি অংশ লোড হয়নি। পাতা আবার লোড করুন। আপনার খসড়া ঠিক আছে।',
  ],
  reload: ['Reload', 'আবার লোড করুন'],
});

/** The frame of every screen: bars, menu, search, notices, and shared dialogs. */
export const shellStrings = forStaff({
  skip: ['Skip to content', 'সরাসরি মূল অংশে'],
  language: ['Language of the studio', 'স্টুডিওর ভাষা'],
  reload: ['Reload', 'আবার লোড করুন'],
  search: {
    label: ['Search entries and screens', 'লেখা ও পর্দা খুঁজুন'],
    placeholder: ['Type to search...', 'খুঁজতে লিখুন...'],
  },
  gate: {
    'no-content': {
      title: ['The content list could not be loaded.', 'তালিকা লোড করা যায়নি।'],
      help: ['Reload the page. Your drafts are safe.', 'পাতা আবার লোড করুন। আপনার খসড়া ঠিক আছে।'],
    },
    closed: {
      title: ['A newer studio is open in another tab.', 'অন্য ট্যাবে স্টুডিওর নতুন সংস্করণ খোলা আছে।'],
      help: [
        'Everything here has been saved. Reload this page to continue.',
        'এখানকার সব সেভ হয়েছে। চালিয়ে যেতে পাতা আবার লোড করুন।',
      ],
    },
  },
  review: { title: ['Review and publish', 'রিভিউ ও প্রকাশ'] },

  menu: ['Menu', 'মেনু'],
  closeMenu: ['Close menu', 'মেনু বন্ধ করুন'],
  sidebar: ['Sidebar', 'সাইডবার'],
  navigation: ['Studio', 'স্টুডিও'],
  home: [(brand: string) => `${brand}, home`, (brand: string) => `${brand}, প্রচ্ছদ`],
});

export const statusStrings = forStaff({
  name: ['Status', 'অবস্থা'],
  opening: ['Opening…', 'খুলছে…'],
  notOpen: ['Drafts are not open', 'খসড়া খোলা নেই'],
  saving: ['Saving…', 'সেভ হচ্ছে…'],
  unsaved: [
    'Working without saving: export before you close this tab',
    'সেভ ছাড়া কাজ চলছে: ট্যাব বন্ধ করার আগে ফাইল বানান',
  ],
  /** States what is saved, where, and when; phones omit where. */
  saved: ['Saved', 'সেভ হয়েছে'],
  everything: ['Everything is saved', 'সব সেভ হয়েছে'],
  here: [' on this computer', ' এই কম্পিউটারে'],
  failed: {
    quota: ['Not saved: the browser’s storage is full', 'সেভ হয়নি: ব্রাউজারের জায়গা ভরে গেছে'],
    closed: [
      'Not saved: another tab uses the drafts. Reload this page',
      'সেভ হয়নি: অন্য ট্যাব খসড়া ব্যবহার করছে। পাতাটি আবার লোড করুন',
    ],
    failed: ['Not saved: the browser refused to store it', 'সেভ হয়নি: ব্রাউজার রাখতে রাজি হয়নি'],
  },
  safe: [
    (failure: string) => `${failure}. Your text is safe in this tab.`,
    (failure: string) => `${failure}। লেখা এই ট্যাবে ঠিক আছে।`,
  ],
  step: [(label: string) => `${label}.`, (label: string) => `${label}।`],
  what: [(label: string) => `: ${label}`, (label: string) => `: ${label}`],
  /** `handed` of the changes wait for the website, `proposed` for approval. */
  review: [
    (changes: number, handed: number, proposed: number) => {
      if (changes === 0) return 'Review';
      const all = countNoun(changes, 'change');
      if (handed === changes) return `${all} handed over, waiting for the website: review`;
      if (proposed === changes) return `${all} proposed, waiting for approval: review`;
      const open = changes - handed - proposed;
      const parts = [
        open > 0 && countNoun(open, 'change'),
        handed > 0 && `${handed} handed over`,
        proposed > 0 && `${proposed} proposed`,
      ];
      return `${parts.filter(Boolean).join(' and ')}: review`;
    },
    (changes: number, handed: number, proposed: number) => {
      if (changes === 0) return 'রিভিউ';
      if (handed === changes) return `${bn(changes)}টি জমা দেওয়া, ওয়েবসাইটের অপেক্ষায়: রিভিউ`;
      if (proposed === changes) return `${bn(changes)}টি প্রস্তাবিত, অনুমোদনের অপেক্ষায়: রিভিউ`;
      const open = changes - handed - proposed;
      const parts = [
        open > 0 && `${bn(open)}টি পরিবর্তন`,
        handed > 0 && `${bn(handed)}টি জমা দেওয়া`,
        proposed > 0 && `${bn(proposed)}টি প্রস্তাবিত`,
      ];
      return `${parts.filter(Boolean).join(', ')}: রিভিউ`;
    },
  ],
  andPublish: ['and publish', 'ও প্রকাশ'],
  noChanges: ['(no changes)', '(পরিবর্তন নেই)'],
});
