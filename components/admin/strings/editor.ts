import { bn, count, countNoun } from '@/components/admin/lib/wording';
import { capital } from '@/lib/records';
import { forStaff, inSentence } from '@/lib/text';

/** The screen that adds and edits an entry, without its fields and its preview. */
export const editorStrings = forStaff({
  insecure: [
    (singular: string) => `Open this page over https to edit a ${singular}.`,
    (singular: string) => `${singular} বদলাতে পাতাটি https দিয়ে খুলুন।`,
  ],
  missing: {
    title: [
      (singular: string) => `This ${singular} does not exist.`,
      (singular: string) => `এই ${singular} খুঁজে পাওয়া যায়নি।`,
    ],
    help: [
      'It was deleted, or its address has changed. Undo or Redo may restore it.',
      'এটি মুছে ফেলা হয়েছে, বা ঠিকানা বদলেছে। আনডু বা রিডু করলে ফিরতে পারে।',
    ],
  },
  state: {
    nothing: ['Saved as you type.', 'লেখার সঙ্গে সঙ্গে সেভ হয়।'],
    same: ['Same as on the website', 'ওয়েবসাইটের মতোই'],
    draftOf: [(when: string) => `Draft of ${when}`, (when: string) => `খসড়া, ${when}`],
    changed: ['The website has changed since', 'এর মধ্যে ওয়েবসাইট বদলেছে'],
    unpublished: ['Not on the website yet', 'এখনো ওয়েবসাইটে নেই'],
    unchanged: ['The website has not changed since', 'এর মধ্যে ওয়েবসাইট বদলায়নি'],
  },
  actions: {
    done: ['Done', 'শেষ'],
    check: ['Check for problems', 'ভুল আছে কি না দেখুন'],
    view: ['View on the website', 'ওয়েবসাইটে দেখুন'],
    newTab: ['(opens in a new tab)', '(নতুন ট্যাবে খোলে)'],
    compare: ['Compare with the website', 'ওয়েবসাইটের সঙ্গে মিলিয়ে দেখুন'],
    versions: ['Versions', 'আগের সংস্করণ'],
    more: ['More', 'আরও'],
  },
  tabs: { name: ['Show', 'দেখান'], form: ['Form', 'ফর্ম'], preview: ['Preview', 'প্রিভিউ'] },
  groups: ['Parts of the form', 'ফর্মের অংশ'],
  form: [(singular: string) => `Fields of the ${singular}`, (singular: string) => `${singular}: ঘরগুলো`],
  problems: [
    (problems: number) => `${countNoun(problems, 'problem')} to correct before publishing`,
    (problems: number) => `প্রকাশের আগে ${bn(problems)}টি ভুল ঠিক করতে হবে`,
  ],
  hints: [
    (hints: number) => `${countNoun(hints, 'hint')}: you can publish it anyway`,
    (hints: number) => `${bn(hints)}টি পরামর্শ, তবু প্রকাশ করা যাবে`,
  ],
  noProblems: [
    (hints: number) => `No problems: ready to publish.${hints === 0 ? '' : ` ${countNoun(hints, 'hint')}.`}`,
    (hints: number) => `কোনো ভুল নেই, প্রকাশ করা যাবে।${hints === 0 ? '' : ` ${bn(hints)}টি পরামর্শ আছে।`}`,
  ],
  stillOpen: [
    'Not ready yet: a message on this screen is still open.',
    'এখনো প্রস্তুত নয়: এই পর্দায় একটি বার্তা খোলা আছে।',
  ],
  proposedBefore: [
    (time: string) =>
      `You proposed this at ${time}, and a colleague can still publish that text. Propose again to replace it, or withdraw it in the review.`,
    (time: string) =>
      `আপনি ${time}-এ এটি প্রস্তাব করেছেন, সহকর্মী এখনো সেই লেখা প্রকাশ করতে পারেন। বদলাতে আবার প্রস্তাব করুন, বা রিভিউতে প্রত্যাহার করুন।`,
  ],
  deleted: [
    (singular: string) => `Publishing deletes this ${singular}.`,
    (singular: string) => `প্রকাশ করলে এই ${singular} মুছে যাবে।`,
  ],
  standsLast: [
    (singular: string) => `A new ${singular} goes to the end of the list. You can move it later.`,
    (singular: string) => `নতুন ${singular} তালিকার শেষে যায়। পরে সরানো যায়।`,
  ],
});

/** Offers the text of a page that was closed before its text was stored. */
export const typedTextStrings = forStaff({
  title: ['Text that was not saved', 'যে লেখা সেভ হয়নি'],
  found: [
    (when: string) => `The page was closed before it could save this (${when}):`,
    (when: string) => `সেভ হওয়ার আগেই পাতাটি বন্ধ হয়েছিল (${when}):`,
  ],
  take: ['Put it into the form', 'ফর্মে বসান'],
  forget: ['Discard it', 'বাদ দিন'],
});

/** Its title is fixed (docs/requirements.md). */
export const crashStrings = forStaff({
  title: ['Unexpected Application Error!', 'Unexpected Application Error!'],
  help: [
    'What was saved is safe. What you typed last is below.',
    'যা সেভ হয়েছিল, ঠিক আছে। শেষে যা লিখেছেন, নিচে আছে।',
  ],
  reload: ['Reload the page', 'পাতা আবার লোড করুন'],
  copy: ['Copy text', 'লেখা কপি করুন'],
  copied: ['Copied.', 'কপি হয়েছে।'],
  notCopied: ['Select the text below and copy it.', 'নিচের লেখা সিলেক্ট করে কপি করুন।'],
  download: ['Download', 'ডাউনলোড করুন'],
});

/** The controls of the form. `content/entities/<entity>/schema.ts` has labels and help texts, `messages.ts` has faults. */
export const fieldStrings = forStaff({
  required: ['(required)', '(আবশ্যক)'],
  characters: [
    (length: number, max: number) => `${count(length)} of ${count(max)} characters`,
    (length: number, max: number) => `${count(max)} অক্ষরের মধ্যে ${count(length)}`,
  ],
  fits: ['This is still correct', 'এটি এখনো ঠিক আছে'],
  room: [
    (length: number, room: number) =>
      `${length} of ${room} characters${length > room ? ': the website cuts off what is left over' : ''}`,
    (length: number, room: number) =>
      `${bn(room)} অক্ষরের মধ্যে ${bn(length)}${length > room ? ': বাকিটা ওয়েবসাইটে কাটা পড়ে' : ''}`,
  ],
  choose: ['Choose…', 'বাছুন…'],
  lines: ['One per line.', 'প্রতি লাইনে একটি।'],
});

export const pictureFieldStrings = forStaff({
  choose: ['Choose a picture', 'ছবি বাছুন'],
  chooseAnother: ['Choose another picture', 'অন্য ছবি বাছুন'],
  library: ['Choose from the library', 'আগের ছবি থেকে বাছুন'],
  crop: ['Crop and focal point', 'কাটছাঁট ও মূল জায়গা'],
  remove: ['Remove the picture', 'ছবি সরান'],
  preparing: ['Preparing the picture…', 'ছবি তৈরি হচ্ছে…'],
  how: [
    (width: number | undefined, height: number | undefined) =>
      `Or drop or paste it here. JPEG, PNG, WebP or AVIF, up to 20 MB${
        width === undefined || height === undefined ? '' : `, at least ${width} × ${height} px`
      }.`,
    (width: number | undefined, height: number | undefined) =>
      `অথবা এখানে টেনে আনুন বা পেস্ট করুন। JPEG, PNG, WebP বা AVIF, ২০ MB পর্যন্ত${
        width === undefined || height === undefined ? '' : `, অন্তত ${bn(width)} × ${bn(height)} px`
      }।`,
  ],
  size: [
    (width: number, height: number) => `${width} × ${height} px`,
    (width: number, height: number) => `${bn(width)} × ${bn(height)} px`,
  ],
  square: ['The website cuts it to a square.', 'ওয়েবসাইটে এটি চৌকো করে কাটা হয়।'],
  description: ['Description of the picture', 'ছবির বর্ণনা'],
  descriptionHelp: ['Say what the picture shows, in one sentence.', 'ছবিতে কী দেখা যায়, এক বাক্যে লিখুন।'],
  decoration: ['Needs no description', 'বর্ণনা লাগবে না'],
});

export const documentFieldStrings = forStaff({
  choose: ['Choose a PDF file', 'PDF ফাইল বাছুন'],
  chooseAnother: ['Choose another PDF file', 'অন্য PDF ফাইল বাছুন'],
  checking: ['Checking the file…', 'ফাইল যাচাই হচ্ছে…'],
  how: ['Or drop it here. PDF, up to 10 MB.', 'অথবা এখানে টেনে আনুন। PDF, সর্বোচ্চ ১০ MB।'],
});

export const idFieldStrings = forStaff({
  label: ['Last part of the address', 'ঠিকানার শেষ অংশ'],
  fixed: [
    'A published address cannot change, because others link to it. To use another one, duplicate this entry, then delete it.',
    'প্রকাশিত ঠিকানা বদলানো যায় না, কারণ অন্যরা এতে লিংক দেন। অন্য ঠিকানা চাইলে এটি কপি করে পুরোনোটি মুছে ফেলুন।',
  ],
  free: [
    'The studio makes it from the title. You can change it until you publish the entry.',
    'শিরোনাম থেকে তৈরি হয়। প্রকাশের আগে বদলানো যায়।',
  ],
});

export const rowsFieldStrings = forStaff({
  picture: ['picture', 'ছবি'],
  title: [
    (noun: string, number: number) => `${capital(noun)} ${number}`,
    (noun: string, number: number) => `${noun} ${bn(number)}`,
  ],
  of: [
    (action: string, singular: string, number: number) => `${action}: ${singular} ${number}`,
    (action: string, singular: string, number: number) => `${action}: ${singular} ${bn(number)}`,
  ],
  up: ['Up', 'উপরে'],
  down: ['Down', 'নিচে'],
  remove: ['Remove', 'সরান'],
  copy: ['Copy', 'কপি'],
  insert: ['Add below', 'নিচে যোগ করুন'],
  none: ['None', 'নেই'],
  add: [
    (singular: string) => `Add ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`,
    (singular: string) => `${singular} যোগ করুন`,
  ],
});

/** The choice between visual editor and Markdown; `writing.ts` has the visual editor's texts. */
export const markdownStrings = forStaff({
  ways: [(label: string) => `How to write ${inSentence(label)}`, (label: string) => `${label}: যেভাবে লিখবেন`],
  text: ['Text', 'লেখা'],
  markdown: ['Markdown', 'মার্কডাউন'],
  /** Shown for Markdown only. */
  help: ['Leave a blank line before a new paragraph.', 'নতুন অনুচ্ছেদের আগে একটি লাইন খালি রাখুন।'],
  loading: ['Loading the editor…', 'এডিটর লোড হচ্ছে…'],
  notShown: [
    (line: number, reason: string) => `Shown as Markdown: line ${line} ${reason}.`,
    (line: number, reason: string) => `মার্কডাউন হিসেবে দেখানো হচ্ছে: ${bn(line)} নম্বর লাইন ${reason}।`,
  ],
});
