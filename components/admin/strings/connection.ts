import { bn } from '@/components/admin/lib/wording';
import { forStaff, type Pair } from '@/lib/text';
import { host } from './host-name';

/** Instructions for the token with the fewest rights, by kind of host. */
export const tokenSteps = forStaff({
  github: (process.env.CONTENT_APPROVAL
    ? [
        'Create one for this repository only (“Only select repositories”), with the permissions “Contents: Read and write”, “Pull requests: Read and write”, “Commit statuses: Read-only” and nothing else.',
        'শুধু এই রিপোজিটরির জন্য একটি টোকেন তৈরি করুন (“Only select repositories”)। অনুমতি দিন “Contents: Read and write”, “Pull requests: Read and write” ও “Commit statuses: Read-only”, আর কিছু নয়।',
      ]
    : [
        'Create one for this repository only (“Only select repositories”), with the permission “Contents: Read and write” and nothing else.',
        'শুধু এই রিপোজিটরির জন্য একটি টোকেন তৈরি করুন (“Only select repositories”)। অনুমতি দিন “Contents: Read and write”, আর কিছু নয়।',
      ]) satisfies Pair,
  gitlab: [
    'Create one with the scope “api” and no other. If the project has its own access tokens (Settings, “Access tokens”), create a Developer token there. It opens only this project. Your personal token opens all of your projects.',
    'শুধু “api” স্কোপ দিয়ে একটি টোকেন তৈরি করুন। প্রজেক্টে নিজস্ব টোকেনের ব্যবস্থা থাকলে (Settings, “Access tokens”) সেখানে Developer টোকেন তৈরি করুন। সেটি শুধু এই প্রজেক্ট খোলে। আপনার নিজের টোকেন আপনার সব প্রজেক্ট খোলে।',
  ],
  gitea: [
    'Create one with “repository: Read and write” and “user: Read”. Choose “No access” for everything else.',
    '“repository: Read and write” ও “user: Read” দিয়ে একটি টোকেন তৈরি করুন। বাকি সব “No access” রাখুন।',
  ],
});

/** The website's repository: connecting to it. */
export const repositoryStrings = forStaff({
  title: ['Publishing', 'প্রকাশ'],
  intro: [
    [
      'If you connect, “Publish” in the review changes the website without a developer.',
      'যুক্ত থাকলে রিভিউর “প্রকাশ করুন” বোতামেই ওয়েবসাইট বদলায়, ডেভেলপার লাগে না।',
    ],
    [
      'The website’s history records what you publish, with your name and your note.',
      'আপনি যা প্রকাশ করেন, তা আপনার নাম ও নোটসহ ওয়েবসাইটের ইতিহাসে থাকে।',
    ],
  ],
  tokenIntro: [
    (step: string) => [
      'You sign in with a token. A token is a long password for this website only. You can cancel it at any time.',
      step,
      'Paste it here. It stays in this tab until you close it, unless this computer remembers it.',
    ],
    (step: string) => [
      'টোকেন দিয়ে যুক্ত হতে হয়। টোকেন হলো শুধু এই ওয়েবসাইটের জন্য একটি লম্বা পাসওয়ার্ড। যেকোনো সময় এটি বাতিল করা যায়।',
      step,
      'টোকেনটি এখানে পেস্ট করুন। এই কম্পিউটারকে মনে রাখতে না বললে ট্যাব বন্ধ করা পর্যন্তই এটি থাকে।',
    ],
  ],
  where: [
    (owner: string, name: string, branch: string) =>
      `For developers: repository ${owner}/${name}, branch ${branch}.`,
    (owner: string, name: string, branch: string) =>
      `ডেভেলপারের জন্য: রিপোজিটরি ${owner}/${name}, ব্রাঞ্চ ${branch}।`,
  ],
  makeToken: [`Create a token on ${host}`, `${host}-এ টোকেন তৈরি করুন`],
  tokenName: ['Website studio', 'Website studio'],
  newTab: ['(opens in a new tab)', '(নতুন ট্যাবে খোলে)'],
  token: ['Token', 'টোকেন'],
  remember: [
    'Remember on this computer until you log out. Otherwise you connect again in each new tab.',
    'লগ আউট করা পর্যন্ত এই কম্পিউটারে মনে রাখুন। না হলে প্রতিটি নতুন ট্যাবে আবার যুক্ত হতে হবে।',
  ],
  connect: ['Connect', 'যুক্ত হোন'],
  connecting: ['Connecting…', 'যুক্ত হচ্ছে…'],
  connected: [(name: string) => `Connected as ${name}.`, (name: string) => `${name} নামে যুক্ত হয়েছেন।`],
  disconnect: ['Disconnect', 'সংযোগ বিচ্ছিন্ন করুন'],
  disconnected: [
    `Disconnected. The studio has forgotten the token. On ${host} it stays valid until you cancel it.`,
    `সংযোগ বিচ্ছিন্ন হয়েছে। স্টুডিও টোকেনটি ভুলে গেছে। ${host}-এ বাতিল না করা পর্যন্ত সেটি চালু থাকবে।`,
  ],
  notRemembered: [
    'This browser cannot store it, so the token stays in this tab only.',
    'এই ব্রাউজার টোকেন রাখতে পারে না, তাই সেটি শুধু এই ট্যাবেই থাকবে।',
  ],
  open: ['Show the connection', 'সংযোগ দেখান'],
  tokenProblems: {
    none: [
      'This is not a token. Copy the whole token. It has no spaces.',
      'এটি টোকেন নয়। পুরো টোকেনটি কপি করুন। তাতে ফাঁকা জায়গা থাকে না।',
    ],
    'full-scope': [
      `This token opens all of your repositories, so the studio does not keep it. “Create a token on ${host}” makes one for this repository only. It begins with “github_pat_”.`,
      `এই টোকেন আপনার সব রিপোজিটরি খোলে, তাই স্টুডিও এটি রাখেনি। “${host}-এ টোকেন তৈরি করুন” চেপে শুধু এই রিপোজিটরির টোকেন নিন। সেটি “github_pat_” দিয়ে শুরু হয়।`,
    ],
  },
});

/** Sign-in at the host (`CONTENT_CLIENT_ID`). */
export const signInStrings = forStaff({
  intro: [
    (at: string) => [
      `You sign in at ${at} with your own account. The studio never sees your password.`,
      'The sign-in lasts in this tab until you close it, unless this computer remembers it.',
    ],
    (at: string) => [
      `${at}-এ নিজের অ্যাকাউন্ট দিয়ে সাইন ইন করুন। স্টুডিও আপনার পাসওয়ার্ড দেখে না।`,
      'এই কম্পিউটারকে মনে রাখতে না বললে ট্যাব বন্ধ করা পর্যন্তই সাইন ইন থাকে।',
    ],
  ],
  signIn: [(at: string) => `Sign in with ${at}`, (at: string) => `${at} দিয়ে সাইন ইন করুন`],
  busy: ['Signing in…', 'সাইন ইন হচ্ছে…'],
  useToken: ['Use an access token instead', 'এর বদলে টোকেন ব্যবহার করুন'],
  problems: {
    denied: [
      `You were not signed in, because you did not allow it on ${host}. Sign in again and allow it.`,
      `সাইন ইন হয়নি, কারণ ${host}-এ অনুমতি দেওয়া হয়নি। আবার সাইন ইন করে অনুমতি দিন।`,
    ],
    foreign: [
      'This tab did not start that sign-in, so the studio did not use it. Sign in again.',
      'সাইন ইনটি এই ট্যাব থেকে শুরু হয়নি, তাই কাজে লাগানো হয়নি। আবার সাইন ইন করুন।',
    ],
    late: [
      'The sign-in took too long, or was used before. Sign in again.',
      'সাইন ইনে বেশি সময় লেগেছে, বা এটি আগেই ব্যবহার হয়েছে। আবার সাইন ইন করুন।',
    ],
    setup: [
      `${host} does not accept the studio’s sign-in. Tell the person who looks after the website. Use an access token meanwhile.`,
      `${host} স্টুডিওর সাইন ইন গ্রহণ করছে না। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে জানান। আপাতত টোকেন ব্যবহার করুন।`,
    ],
    unfit: [
      'You cannot sign in here. The browser keeps no data, or the page is not secure (https). Use an access token instead.',
      'এখানে সাইন ইন করা যায় না। ব্রাউজার তথ্য রাখে না, বা পাতাটি নিরাপদ (https) নয়। এর বদলে টোকেন ব্যবহার করুন।',
    ],
  },
  failures: {
    'read-only': [
      'Your account can read the repository but not change it. Ask the person who looks after the website for permission.',
      'আপনার অ্যাকাউন্ট রিপোজিটরি পড়তে পারে, বদলাতে পারে না। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁর কাছে অনুমতি চান।',
    ],
    'too-wide': [
      `On ${host} a sign-in allows more than publishing needs. The studio does not keep it. Use an access token instead.`,
      `${host}-এ সাইন ইন করলে প্রকাশের চেয়ে বেশি অনুমতি মেলে, তাই স্টুডিও তা রাখে না। এর বদলে টোকেন ব্যবহার করুন।`,
    ],
    missing: [
      `${host} does not find this website with your account. Ask the person who looks after the website for access.`,
      `আপনার অ্যাকাউন্টে ${host} এই ওয়েবসাইট খুঁজে পায়নি। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁর কাছে অনুমতি চান।`,
    ],
  },
});

/** Versions of an entry, and publications. */
export const historyStrings = forStaff({
  versionsOf: [(title: string) => `Versions of “${title}”`, (title: string) => `“${title}”-এর আগের সংস্করণ`],
  reading: ['Loading the history…', 'ইতিহাস লোড হচ্ছে…'],
  none: ['The studio has published no version of this entry.', 'স্টুডিও থেকে এটির কোনো সংস্করণ প্রকাশ হয়নি।'],
  more: ['Show older versions', 'আরও পুরোনো সংস্করণ দেখান'],
  compare: ['Compare and restore', 'মিলিয়ে দেখুন ও ফিরিয়ে আনুন'],
  of: [(when: string) => `the version of ${when}`, (when: string) => `${when}-এর সংস্করণ`],
  gone: ['Deleted in this version.', 'এই সংস্করণে মুছে ফেলা হয়েছে।'],
  question: [
    (when: string) => `If you restore the version of ${when}, this changes:`,
    (when: string) => `${when}-এর সংস্করণ ফিরিয়ে আনলে যা বদলাবে:`,
  ],
  restore: ['Restore as a draft', 'খসড়া হিসেবে ফিরিয়ে আনুন'],
  restored: [
    'Restored as a draft. Publish it like any other change.',
    'খসড়া হিসেবে ফিরে এসেছে। অন্য পরিবর্তনের মতোই প্রকাশ করুন।',
  ],
  otherForm: [
    'A newer version of the studio wrote this, so you cannot restore it here.',
    'এটি স্টুডিওর নতুন সংস্করণে লেখা, তাই এখানে ফিরিয়ে আনা যাবে না।',
  ],
  same: ['The current version is the same.', 'এখনকার সংস্করণও একই।'],
  title: ['What changed', 'যা বদলেছে'],
  show: ['Show what changed', 'যা বদলেছে, দেখান'],
  nothing: ['The studio has published nothing yet.', 'স্টুডিও থেকে এখনো কিছু প্রকাশ হয়নি।'],
  outside: ['Changed outside the studio', 'স্টুডিওর বাইরে বদলানো'],
  details: ['In detail', 'বিস্তারিত'],
  undo: ['Undo this publication', 'এই প্রকাশ ফিরিয়ে নিন'],
  undone: [
    (changes: number) =>
      changes === 1
        ? 'Made 1 draft that reverses it. Review and publish it.'
        : `Made ${changes} drafts that reverse it. Review and publish them.`,
    (changes: number) => `আগের অবস্থায় ফেরার ${bn(changes)}টি খসড়া তৈরি হয়েছে। রিভিউ করে প্রকাশ করুন।`,
  ],
  notUndone: [
    'There is nothing left to undo: all of it has been changed since.',
    'ফিরিয়ে নেওয়ার মতো কিছু নেই: এর মধ্যে সবই আবার বদলেছে।',
  ],
  verbs: {
    add: ['Added', 'যোগ'],
    edit: ['Edited', 'বদল'],
    delete: ['Deleted', 'মোছা'],
    order: ['Order of', 'ক্রম'],
  },
  change: [
    (verb: string, noun: string, title: string | null) =>
      title === null ? `${verb} ${noun}` : `${verb} ${noun} “${title}”`,
    (verb: string, noun: string, title: string | null) =>
      title === null ? `${verb}: ${noun}` : `${verb}: ${noun} “${title}”`,
  ],
  approvedBy: [(name: string) => `Approved by ${name}`, (name: string) => `অনুমোদন করেছেন ${name}`],
  andMore: [(changes: string) => `${changes}; and more`, (changes: string) => `${changes}; আরও আছে`],
  notConnected: [
    'Connect in Account Settings, “Publishing”, to see the history.',
    'ইতিহাস দেখতে Account Settings-এর “প্রকাশ” অংশে যুক্ত হোন।',
  ],
  other: [
    'No entry was changed, only pictures or other files. Or the history begins here.',
    'কোনো লেখা বদলায়নি, শুধু ছবি বা অন্য ফাইল। অথবা ইতিহাস এখান থেকেই শুরু।',
  ],
});
