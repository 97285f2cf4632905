import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff, type Pair } from '@/lib/text';

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
    'Only this browser keeps your name and job title. They appear in the top corner and in files you export, so others can see who made the changes.',
    'নাম ও পদবি শুধু এই ব্রাউজারে থাকে। উপরের কোণে ও আপনার বানানো ফাইলে দেখা যায়, যাতে অন্যরা বোঝেন কে বদলেছেন।',
  ],
  name: ['Display name', 'যে নাম দেখা যাবে'],
  jobTitle: ['Job title', 'পদবি'],
  save: ['Save profile', 'প্রোফাইল সেভ করুন'],
  saved: ['Profile saved in this browser.', 'প্রোফাইল এই ব্রাউজারে সেভ হয়েছে।'],
  nameMissing: ['Enter a display name.', 'একটি নাম লিখুন।'],
});

const approval = process.env.CONTENT_APPROVAL;

const sending = [
  approval !== 'required' && '“Publish” sends it to the website, with your name and your note.',
  approval && '“Propose” shows it to a colleague, who publishes it or returns it to you with a note.',
  'Connect first, in Account Settings: the connection works only in that tab, unless you tick “Remember on this computer”.',
].filter(Boolean);

const sendingInBangla = [
  approval !== 'required' && '“প্রকাশ করুন” চাপলে আপনার নাম ও নোটসহ ওয়েবসাইটে যায়।',
  approval && '“প্রস্তাব করুন” চাপলে একজন সহকর্মী দেখেন। তিনি প্রকাশ করেন, বা নোটসহ ফেরত দেন।',
  'আগে Account Settings-এ যুক্ত হোন। কম্পিউটারকে মনে রাখতে না বললে সংযোগ শুধু সেই ট্যাবেই থাকে।',
].filter(Boolean);

/** The page that explains the way of a change to the website. */
export const helpStrings = forStaff({
  title: ['How this works', 'এটি কীভাবে কাজ করে'],
  lead: ['From what you type to what visitors see, in six steps.', 'আপনার লেখা থেকে দর্শকের দেখা পর্যন্ত, ছয় ধাপে।'],
  steps: [
    {
      name: ['You change something', 'আপনি কিছু বদলান'],
      text: [
        'Open an entry and type. The studio saves as you type, as a draft in this browser, on this computer. The website stays as it is.',
        'যা বদলাবেন, খুলে লিখুন। লেখার সঙ্গে সঙ্গে এই কম্পিউটারের এই ব্রাউজারে খসড়া হিসেবে সেভ হয়। ওয়েবসাইট আগের মতোই থাকে।',
      ],
    },
    {
      name: ['You look at it', 'আপনি দেখে নেন'],
      text: [
        'The preview shows the draft as visitors will see it. Undo reverses your last change, even the next day.',
        'দর্শক যেমন দেখবেন, প্রিভিউতে খসড়া তেমন দেখা যায়। শেষ পরিবর্তন আনডু করা যায়, পরদিনও।',
      ],
    },
    {
      name: ['You review it', 'আপনি রিভিউ করেন'],
      text: [
        '“Review and publish” lists every change with its text before and after, and the pages that show it. Tick what you want to send.',
        '“রিভিউ ও প্রকাশ” অংশে প্রতিটি পরিবর্তনের আগের ও পরের লেখা থাকে, আর কোন পাতায় দেখা যায়। যা পাঠাবেন, তাতে টিক দিন।',
      ],
    },
    {
      name: ['You send it', 'আপনি পাঠান'],
      text: (process.env.CONTENT_REPOSITORY
        ? [sending.join(' '), sendingInBangla.join(' ')]
        : [
            '“Export” makes one file with the texts and pictures. Send it to the person who looks after the website.',
            '“ফাইল বানান” চাপলে লেখা ও ছবিসহ একটি ফাইল তৈরি হয়। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে পাঠান।',
          ]) satisfies Pair,
    },
    {
      name: ['The website is updated', 'ওয়েবসাইট হালনাগাদ হয়'],
      text: (process.env.CONTENT_REPOSITORY
        ? [
            'The website updates itself. That takes a few minutes.',
            'ওয়েবসাইট নিজে থেকেই হালনাগাদ হয়। কয়েক মিনিট লাগে।',
          ]
        : [
            'That person checks the file and puts it online. Nothing goes online without that.',
            'তিনি ফাইলটি যাচাই করে অনলাইনে দেন। তার আগে কিছুই অনলাইনে যায় না।',
          ]) satisfies Pair,
    },
    {
      name: ['It is online', 'অনলাইনে এসে যায়'],
      text: [
        'Until then the change is marked “Handed over”. Once the website shows it, the mark disappears and the studio tells you.',
        'তার আগ পর্যন্ত পরিবর্তনে “জমা দেওয়া” লেখা থাকে। ওয়েবসাইটে এলে লেখাটি চলে যায়, স্টুডিও আপনাকে জানায়।',
      ],
    },
  ],
  more: {
    name: ['Good to know', 'জেনে রাখুন'],
    lines: [
      (approval
        ? [
            'Drafts are in this browser only. To continue on another computer, propose them and press “Continue here” there. Or download a backup in Account Settings and import it there.',
            'খসড়া শুধু এই ব্রাউজারে থাকে। অন্য কম্পিউটারে কাজ করতে প্রস্তাব করুন, সেখানে “এখানে কাজ চালিয়ে যান” চাপুন। অথবা Account Settings থেকে ব্যাকআপ নিয়ে সেখানে আনুন।',
          ]
        : [
            'Drafts are in this browser only. To continue on another computer, download a backup in Account Settings and import it there.',
            'খসড়া শুধু এই ব্রাউজারে থাকে। অন্য কম্পিউটারে কাজ করতে Account Settings থেকে ব্যাকআপ নিয়ে সেখানে আনুন।',
          ]) satisfies Pair,
      [
        'You can open several tabs. What you save in one of them is in the others at once.',
        'একাধিক ট্যাব খোলা রাখা যায়। একটিতে যা সেভ হয়, সঙ্গে সঙ্গে অন্যগুলোতেও আসে।',
      ],
      [
        'If somebody else has changed the same text meanwhile, nothing is overwritten: the studio shows both and asks.',
        'এর মধ্যে আর কেউ একই লেখা বদলালেও কিছু মুছে যায় না: স্টুডিও দুটিই দেখিয়ে জিজ্ঞেস করে।',
      ],
      [
        'If you give a post or news item a day in the future, it goes online when the website is updated on that day.',
        'ব্লগ বা খবরে সামনের কোনো দিন দিলে সেদিন ওয়েবসাইট হালনাগাদের সময় প্রকাশ হয়।',
      ],
    ],
  },
  lookAfter: {
    name: ['For the person who looks after the website', 'যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁর জন্য'],
    lead: [
      'A file of the studio, such as content-2026-11-20-141059.json, goes online in three steps. Save it in the folder of the website’s project, open a terminal there, and type:',
      'স্টুডিওর ফাইল, যেমন content-2026-11-20-141059.json, তিন ধাপে অনলাইনে যায়। ওয়েবসাইটের প্রজেক্টের ফোল্ডারে ফাইলটি রেখে সেখানে টার্মিনাল খুলুন, তারপর লিখুন:',
    ],
    steps: [
      {
        command: ['npm run content:apply FILE', 'npm run content:apply FILE'],
        text: [
          'Checks the file and makes one commit of its changes. If it names a problem, nothing was written: send that sentence back to the person who made the file.',
          'ফাইল যাচাই করে পরিবর্তনগুলো একটি কমিটে রাখে। কোনো ভুল দেখালে কিছুই লেখা হয়নি: যিনি ফাইল বানিয়েছেন, তাঁকে বাক্যটি পাঠান।',
        ],
      },
      {
        command: [
          'SITE_URL=https://www.example.com npm run build',
          'SITE_URL=https://www.example.com npm run build',
        ],
        text: [
          'Makes the website, in the folder “out”. Type your own address.',
          '“out” ফোল্ডারে ওয়েবসাইট তৈরি করে। নিজের ঠিকানা লিখুন।',
        ],
      },
      {
        command: ['npm run upload', 'npm run upload'],
        text: [
          'Sends what is new to the server that UPLOAD_TO names. If the website is elsewhere, upload “out” as you do there.',
          'নতুন যা আছে, UPLOAD_TO সার্ভারে পাঠায়। ওয়েবসাইট অন্য কোথাও থাকলে সেখানকার নিয়মে “out” আপলোড করুন।',
        ],
      },
    ],
    end: [
      'If the project is on a Git host, push the commit. docs/deploy.md of the project has the details. Once the website shows the changes, the studio says so.',
      'প্রজেক্ট Git হোস্টে থাকলে কমিটটি push করুন। বিস্তারিত প্রজেক্টের docs/deploy.md-তে আছে। ওয়েবসাইটে পরিবর্তন এলে স্টুডিও জানিয়ে দেয়।',
    ],
  },
});
