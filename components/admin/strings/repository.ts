import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff, type Pair } from '@/lib/text';
import { host } from './host-name';
import { sharedStrings } from './shared';

/** Publishing to the repository. */
export const sendStrings = forStaff({
  title: ['On the website', 'ওয়েবসাইটে'],
  intro: ['“Publish” changes the website within minutes.', '“প্রকাশ করুন” চাপলে কয়েক মিনিটে ওয়েবসাইট বদলায়।'],
  note: ['Note for the history (optional)', 'ইতিহাসের জন্য নোট (ঐচ্ছিক)'],
  publish: [
    (changes: number) => `Publish ${countNoun(changes, 'change')}`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন প্রকাশ করুন`,
  ],
  publishing: ['Publishing…', 'প্রকাশ হচ্ছে…'],
  notConnected: [
    'Nothing was sent: this tab is not connected to the website. Connect in Account Settings, “Publishing”.',
    'কিছু পাঠানো হয়নি: এই ট্যাব ওয়েবসাইটের সঙ্গে যুক্ত নয়। Account Settings-এর “প্রকাশ” অংশে যুক্ত হোন।',
  ],
  /** Link in place of the buttons. */
  connect: (process.env.CONTENT_APPROVAL === 'required'
    ? ['Connect to propose', 'প্রস্তাব করতে যুক্ত হোন']
    : ['Connect to publish', 'প্রকাশ করতে যুক্ত হোন']) satisfies Pair,
  sent: [
    (changes: number) => `Sent: ${countNoun(changes, 'change')}. The website changes within minutes.`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন পাঠানো হয়েছে। কয়েক মিনিটে ওয়েবসাইট বদলাবে।`,
  ],
  same: [
    'All of this has been published already. The website shows it within minutes.',
    'এর সবই আগে প্রকাশ হয়েছে। কয়েক মিনিটে ওয়েবসাইটে দেখা যাবে।',
  ],
  unsure: [
    (why: string) =>
      `We do not know yet whether this was published. ${why} Do not publish again. The studio checks every 30 seconds. Your drafts have not changed.`,
    (why: string) =>
      `প্রকাশ হয়েছে কি না, এখনো জানা যায়নি। ${why} আবার প্রকাশ করবেন না। স্টুডিও প্রতি ৩০ সেকেন্ডে দেখে। আপনার খসড়া ঠিক আছে।`,
  ],
  fault: [`Nothing was sent. ${sharedStrings.partMissing}`, `কিছু পাঠানো হয়নি। ${sharedStrings.partMissing}`],
  disputed: [
    (entries: number) =>
      `Nothing was published: somebody else has changed the same text in ${countNoun(entries, 'entry', 'entries')}. Decide, then publish again.`,
    (entries: number) =>
      `কিছু প্রকাশ হয়নি: ${bn(entries)}টি লেখায় একই অংশ আর কেউ বদলেছেন। কোনটি থাকবে ঠিক করে আবার প্রকাশ করুন।`,
  ],
  decided: ['Decided. Publish again.', 'ঠিক হয়েছে। আবার প্রকাশ করুন।'],
  kept: ['Nothing was sent. Your drafts have not changed.', 'কিছু পাঠানো হয়নি। আপনার খসড়া আগের মতোই আছে।'],
});

/** In the message of a commit, which is in English for every reader of the history. */
export const commitStrings = {
  by: (who: string) => `From the studio, by ${who}`,
  more: (changes: number) => `And ${countNoun(changes, 'more change')}`,
} as const;

/** Failures of the repository's host, each with its remedy. */
export const hostFailures = forStaff({
  offline: [
    `${host} could not be reached. Check your connection, then try again.`,
    `${host}-এ পৌঁছানো যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।`,
  ],
  timeout: [
    `${host} did not answer within 30 seconds. Try again in a moment.`,
    `${host} ৩০ সেকেন্ডে সাড়া দেয়নি। একটু পর আবার চেষ্টা করুন।`,
  ],
  expired: (process.env.CONTENT_CLIENT_ID
    ? [
        'Your sign-in has ended, or the token is wrong or no longer valid. Your drafts have not changed. Sign in again in Account Settings, or connect with a new token.',
        'সাইন ইনের মেয়াদ শেষ, বা টোকেন ভুল বা আর চালু নেই। আপনার খসড়া ঠিক আছে। Account Settings-এ আবার সাইন ইন করুন, বা নতুন টোকেন দিয়ে যুক্ত হোন।',
      ]
    : [
        `${host} does not accept the token: it is wrong or no longer valid. Connect with a new one in Account Settings.`,
        `${host} টোকেনটি গ্রহণ করেনি: এটি ভুল, বা আর চালু নেই। Account Settings-এ নতুন টোকেন দিয়ে যুক্ত হোন।`,
      ]) satisfies Pair,
  forbidden: [
    `${host} does not allow that: the token lacks a permission, or the branch is protected. Connect with a token as Account Settings describes it. If it happens again, tell the person who looks after the website.`,
    `${host} অনুমতি দেয়নি: টোকেনের অনুমতি কম, বা ব্রাঞ্চটি সুরক্ষিত। Account Settings-এ যেমন বলা আছে, তেমন টোকেন দিয়ে যুক্ত হোন। আবার হলে যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান।`,
  ],
  'read-only': [
    'This token can read the repository but not change it. Create one with the permission that is named above.',
    'এই টোকেন রিপোজিটরি পড়তে পারে, বদলাতে পারে না। উপরে বলা অনুমতি দিয়ে টোকেন তৈরি করুন।',
  ],
  'too-wide': [
    'This token allows more than publishing needs, so the studio does not keep it. Create one with only the permission that is named above.',
    'এই টোকেনে প্রকাশের চেয়ে বেশি অনুমতি আছে, তাই স্টুডিও রাখেনি। শুধু উপরে বলা অনুমতি দিয়ে টোকেন তৈরি করুন।',
  ],
  limit: [
    `${host} accepts no more requests from you for now. Wait up to an hour, then try again.`,
    `${host} আপাতত আপনার আর অনুরোধ নিচ্ছে না। এক ঘণ্টা পর্যন্ত অপেক্ষা করে আবার চেষ্টা করুন।`,
  ],
  scope: [
    'The token lacks a permission. Create one as Account Settings describes it, then connect with it.',
    'টোকেনের একটি অনুমতি কম। Account Settings-এ যেমন বলা আছে, তেমন টোকেন তৈরি করে যুক্ত হোন।',
  ],
  archived: [
    `The repository is archived on ${host}, so nobody can change it. Ask its owner to take it out of the archive, then try again.`,
    `রিপোজিটরিটি ${host}-এ আর্কাইভ করা, তাই কেউ বদলাতে পারেন না। মালিককে আর্কাইভ থেকে বের করতে বলে আবার চেষ্টা করুন।`,
  ],
  'sign-on': [
    `Your organisation wants you to sign in with its single sign-on (SSO). Do that on ${host}, then try again. If it is refused again, connect with a new token.`,
    `আপনার প্রতিষ্ঠান সিঙ্গল সাইন-অন (SSO) চায়। ${host}-এ তা করে আবার চেষ্টা করুন। তাতেও না হলে নতুন টোকেন দিয়ে যুক্ত হোন।`,
  ],
  lifetime: [
    'The token is valid for longer than your organisation allows. Create one that expires sooner, then connect with it in Account Settings.',
    'টোকেনের মেয়াদ আপনার প্রতিষ্ঠানের সীমার চেয়ে বেশি। কম মেয়াদের টোকেন তৈরি করে Account Settings-এ যুক্ত হোন।',
  ],
  'token-kind': [
    `Your organisation does not allow this kind of token. Ask one of its owners on ${host} to allow it, then try again.`,
    `আপনার প্রতিষ্ঠান এই ধরনের টোকেন মানে না। ${host}-এ প্রতিষ্ঠানের মালিককে অনুমতি দিতে বলে আবার চেষ্টা করুন।`,
  ],
  network: [
    'Your organisation allows only certain networks, and yours is not among them. Use your office’s network, or ask an owner of the organisation to allow yours.',
    'আপনার প্রতিষ্ঠান শুধু নির্দিষ্ট নেটওয়ার্ক মানে, আপনারটি তাতে নেই। অফিসের নেটওয়ার্ক ব্যবহার করুন, বা মালিকের কাছে অনুমতি চান।',
  ],
  account: [
    `${host} needs something from you first. It may be two-factor authentication, a new password or consent to new terms. Sign in on ${host}, do what it asks, then try again.`,
    `${host} আগে আপনার কাছে কিছু চায়। যেমন দুই ধাপের যাচাই, নতুন পাসওয়ার্ড বা নতুন শর্তে সম্মতি। ${host}-এ সাইন ইন করে তা সেরে আবার চেষ্টা করুন।`,
  ],
  blocked: [
    `${host} has blocked your account or the repository. Sign in on ${host} to see why, then tell your developer.`,
    `${host} আপনার অ্যাকাউন্ট বা রিপোজিটরি বন্ধ করেছে। ${host}-এ সাইন ইন করে কারণ দেখুন, তারপর ডেভেলপারকে জানান।`,
  ],
  maintenance: [
    `${host} is under maintenance and accepts no changes. Try again in an hour.`,
    `${host}-এ রক্ষণাবেক্ষণ চলছে, এখন পরিবর্তন নিচ্ছে না। এক ঘণ্টা পর আবার চেষ্টা করুন।`,
  ],
  renamed: [
    `${host} sends the studio to another address: the repository was probably renamed or moved. Tell your developer.`,
    `${host} অন্য ঠিকানায় পাঠাচ্ছে: রিপোজিটরির নাম বা জায়গা সম্ভবত বদলেছে। ডেভেলপারকে জানান।`,
  ],
  missing: [
    `${host} does not find this website with your token. Create a new token as described above. If it happens again, tell the person who looks after the website.`,
    `আপনার টোকেনে ${host} এই ওয়েবসাইট খুঁজে পায়নি। উপরে যেমন বলা আছে, নতুন টোকেন তৈরি করুন। আবার হলে যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান।`,
  ],
  'no-branch': [
    'The repository has no branch of this name. Tell the person who looks after the website.',
    'রিপোজিটরিতে এই নামের ব্রাঞ্চ নেই। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান।',
  ],
  refused: [
    `${host} refused the change. Try again. If it happens again, tell the person who looks after the website.`,
    `${host} পরিবর্তনটি নেয়নি। আবার চেষ্টা করুন। আবার হলে যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান।`,
  ],
  'too-large': [
    `A picture is larger than ${host} accepts. Choose a smaller one, then publish again.`,
    `একটি ছবি ${host}-এর সীমার চেয়ে বড়। ছোট ছবি বেছে আবার প্রকাশ করুন।`,
  ],
  broken: [
    `${host} has a fault at the moment. Try again in a few minutes.`,
    `${host}-এ এখন সমস্যা চলছে। কয়েক মিনিট পর আবার চেষ্টা করুন।`,
  ],
  unlisted: [
    `${host} did not list everything that this changes, so nobody can review it here. Ask the person who looks after the website to check it on ${host}.`,
    `এতে যা যা বদলায়, ${host} তার সব জানায়নি, তাই এখানে যাচাই করা যায় না। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে ${host}-এ দেখতে বলুন।`,
  ],
  strange: [
    'Your network blocked the connection. Try another network.',
    'আপনার নেটওয়ার্ক সংযোগ আটকে দিয়েছে। অন্য নেটওয়ার্কে চেষ্টা করুন।',
  ],
  moved: [
    'Somebody else is publishing at the same time. Try again in a minute.',
    'একই সময়ে আর কেউ প্রকাশ করছেন। এক মিনিট পর আবার চেষ্টা করুন।',
  ],
  protected: [
    `The branch does not accept the change. It is protected or archived, or ${host} has a fault. Try again in a few minutes. If it happens again, tell the person who looks after the website.`,
    `ব্রাঞ্চটি পরিবর্তন নেয়নি। এটি সুরক্ষিত বা আর্কাইভ করা, বা ${host}-এ সমস্যা চলছে। কয়েক মিনিট পর আবার চেষ্টা করুন। আবার হলে যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান।`,
  ],
});

/** Why a proposal is not one that the studio made. */
export const proposalProblems = forStaff({
  commits: ['It has more than one commit on top of the website.', 'ওয়েবসাইটের উপরে এতে একটির বেশি কমিট আছে।'],
  deleted: [(file: string) => `${file}: is deleted.`, (file: string) => `${file}: মোছা হয়েছে।`],
  unchanged: [
    (file: string) => `${file}: is changed, and no record in it.`,
    (file: string) => `${file}: ফাইল বদলেছে, কিন্তু তার কোনো লেখা বদলায়নি।`,
  ],
});

/** Prepared messages to a colleague. */
export const callStrings = forStaff({
  title: {
    propose: ['Tell a colleague that it waits', 'সহকর্মীকে জানান, প্রস্তাব অপেক্ষায় আছে'],
    return: ['Tell the author', 'লেখককে জানান'],
    publish: ['Tell a colleague that it is published', 'সহকর্মীকে জানান, প্রকাশ হয়েছে'],
  },
  address: ['Email address of your colleague', 'সহকর্মীর ই-মেইল ঠিকানা'],
  email: ['Write an email', 'ই-মেইল লিখুন'],
  whatsApp: ['Write in WhatsApp', 'হোয়াটসঅ্যাপে লিখুন'],
  newTab: ['(opens in a new tab)', '(নতুন ট্যাবে খোলে)'],
  subject: {
    propose: ['Website: please approve', 'ওয়েবসাইট: অনুমোদন দিন'],
    return: ['Website: returned with a note', 'ওয়েবসাইট: নোটসহ ফেরত'],
    publish: ['Website: published', 'ওয়েবসাইট: প্রকাশ হয়েছে'],
  },
  said: {
    propose: [
      (changes: number) =>
        `I propose ${countNoun(changes, 'change')} to the website. Please approve it here:`,
      (changes: number) => `ওয়েবসাইটে ${bn(changes)}টি পরিবর্তন প্রস্তাব করেছি। এখানে দেখে অনুমোদন দিন:`,
    ],
    return: [
      (changes: number) => `I returned your proposal of ${countNoun(changes, 'change')} with a note.`,
      (changes: number) => `আপনার ${bn(changes)}টি পরিবর্তনের প্রস্তাব নোটসহ ফেরত দিয়েছি।`,
    ],
    publish: [
      (changes: number) =>
        `I published ${countNoun(changes, 'change')}. The website shows it within minutes.`,
      (changes: number) => `${bn(changes)}টি পরিবর্তন প্রকাশ করেছি। কয়েক মিনিটে ওয়েবসাইটে দেখা যাবে।`,
    ],
  },
});
