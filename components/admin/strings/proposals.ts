import { bn, countNoun } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';
import { host } from './host-name';

/** Proposals, which a colleague approves. Loaded only in builds with approvals. */
export const proposalStrings = forStaff({
  intro: [
    '“Propose” shows it to a colleague. The colleague publishes it, or returns it with a note.',
    '“প্রস্তাব করুন” চাপলে একজন সহকর্মী দেখেন। তিনি প্রকাশ করেন, বা নোটসহ ফেরত দেন।',
  ],
  propose: [
    (changes: number) => `Propose ${countNoun(changes, 'change')}`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন প্রস্তাব করুন`,
  ],
  proposing: ['Proposing…', 'প্রস্তাব যাচ্ছে…'],
  proposed: [
    (changes: number) =>
      `Proposed: ${countNoun(changes, 'change')}. The website changes once a colleague has approved.`,
    (changes: number) => `${bn(changes)}টি পরিবর্তন প্রস্তাব করা হয়েছে। সহকর্মী অনুমোদন দিলে ওয়েবসাইট বদলাবে।`,
  ],
  notProposed: [
    (why: string) =>
      `It was not proposed, or the answer was lost. ${why} Your drafts have not changed. Look at the proposals below, then propose again.`,
    (why: string) =>
      `প্রস্তাব যায়নি, বা উত্তর পাওয়া যায়নি। ${why} আপনার খসড়া ঠিক আছে। নিচের প্রস্তাবগুলো দেখে আবার প্রস্তাব করুন।`,
  ],
  title: ['Proposals', 'প্রস্তাব'],
  reading: ['Loading the proposals…', 'প্রস্তাব লোড হচ্ছে…'],
  notConnected: [
    'Proposals may be waiting. Connect in Account Settings, “Publishing”, to see them.',
    'প্রস্তাব অপেক্ষায় থাকতে পারে। দেখতে Account Settings-এর “প্রকাশ” অংশে যুক্ত হোন।',
  ],
  none: ['No proposals are waiting.', 'কোনো প্রস্তাব অপেক্ষায় নেই।'],
  mine: ['(mine)', '(আমার)'],
  waits: ['Waiting for approval', 'অনুমোদনের অপেক্ষায়'],
  returned: [
    (by: string, note: string) => `Returned by ${by}: ${note}`,
    (by: string, note: string) => `${by} ফেরত দিয়েছেন: ${note}`,
  ],
  details: ['What is proposed', 'কী প্রস্তাব করা হয়েছে'],
  of: [(who: string) => ` by ${who}`, (who: string) => `: ${who}`],
  atHost: [`On ${host}`, `${host}-এ দেখুন`],
  preview: ['Preview of the website', 'ওয়েবসাইটের প্রিভিউ'],
  newTab: ['(opens in a new tab)', '(নতুন ট্যাবে খোলে)'],
  approve: ['Approve and publish', 'অনুমোদন ও প্রকাশ করুন'],
  approved: ['Approved. The website changes within minutes.', 'অনুমোদন হয়েছে। কয়েক মিনিটে ওয়েবসাইট বদলাবে।'],
  conflict: [
    'Not published: something else was published meanwhile, or another approval is needed. Try again in a minute. If it fails again, return it and ask the author to propose it again.',
    'প্রকাশ হয়নি: এর মধ্যে অন্য কিছু প্রকাশ হয়েছে, বা আরও অনুমোদন লাগবে। এক মিনিট পর আবার চেষ্টা করুন। তাতেও না হলে ফেরত দিন এবং আবার প্রস্তাব করতে বলুন।',
  ],
  moved: [
    'Not published: somebody has changed this proposal since you opened it. Open it again, then approve it.',
    'প্রকাশ হয়নি: আপনি খোলার পর কেউ প্রস্তাবটি বদলেছেন। আবার খুলে অনুমোদন দিন।',
  ],
  foreign: [
    'You cannot approve this one here. It changes more than texts and pictures, or was changed by hand. Ask the person who looks after the website.',
    'এটি এখানে অনুমোদন করা যায় না। এতে লেখা ও ছবির বাইরেও কিছু বদলেছে, বা হাতে বদলানো হয়েছে। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে বলুন।',
  ],
  disputed: [
    (entries: number) =>
      `Not published: ${countNoun(entries, 'entry', 'entries')} of it changed on the website since. Return it and ask the author to decide and propose it again.`,
    (entries: number) =>
      `প্রকাশ হয়নি: এর ${bn(entries)}টি লেখা এর মধ্যে ওয়েবসাইটে বদলেছে। ফেরত দিন, যিনি লিখেছেন তিনি ঠিক করে আবার প্রস্তাব করবেন।`,
  ],
  notAlone: ['A colleague has to approve it.', 'একজন সহকর্মীকে অনুমোদন দিতে হবে।'],
  note: ['Note to the author', 'লেখককে নোট'],
  return: ['Return with this note', 'নোটসহ ফেরত দিন'],
  returnedNow: ['Returned with your note.', 'আপনার নোটসহ ফেরত দেওয়া হয়েছে।'],
  continue: ['Continue here', 'এখানে কাজ চালিয়ে যান'],
  continued: [
    'If you propose all of it again, the new proposal replaces this one.',
    'সবটা আবার প্রস্তাব করলে নতুনটি এর জায়গা নেবে।',
  ],
  withdraw: ['Withdraw', 'প্রত্যাহার করুন'],
  withdrawn: ['Withdrawn. Your drafts have not changed.', 'প্রত্যাহার হয়েছে। খসড়া আগের মতোই আছে।'],
});
