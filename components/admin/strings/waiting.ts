import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The dashboard's list of open tasks; loaded with it. */
export const waitingStrings = forStaff({
  title: ['Waiting', 'যা বাকি'],
  waiting: [
    (things: number) =>
      things === 0
        ? 'Nothing is waiting'
        : things === 1
          ? '1 thing is waiting'
          : `${things} things are waiting`,
    (things: number) => (things === 0 ? 'কিছু বাকি নেই' : `${bn(things)}টি কাজ বাকি`),
  ],
  nothing: [
    'Nothing is waiting. There are no drafts, no Bangla to update, nothing due in seven days or overdue.',
    'কিছুই বাকি নেই। খসড়া নেই, দেরি হয়নি, সাত দিনের মধ্যে কিছু নেই, বাংলা হালনাগাদও বাকি নেই।',
  ],
  nothingInEnglish: [
    'Nothing is waiting. There are no drafts, nothing due in seven days or overdue.',
    'কিছুই বাকি নেই। খসড়া নেই, দেরি হয়নি, সাত দিনের মধ্যে কিছু নেই।',
  ],
  drafts: ['My drafts', 'আমার খসড়া'],
  handed: ['Handed over and not yet online', 'জমা দেওয়া, এখনো অনলাইনে নেই'],
  overdue: ['Overdue', 'দেরি হয়েছে'],
  due: ['Due within seven days', 'সাত দিনের মধ্যে'],
  older: ['English changed, Bangla not updated', 'ইংরেজি বদলেছে, বাংলা হালনাগাদ হয়নি'],
  draft: [
    (singular: string, time: string) => `${singular}, changed ${time}`,
    (singular: string, time: string) => `${singular}, বদলেছে ${time}`,
  ],
  order: [(plural: string) => `Order of ${plural}`, (plural: string) => `${plural}: ক্রম`],
  closes: [(day: string) => `Last day for applications: ${day}`, (day: string) => `আবেদনের শেষ দিন: ${day}`],
  closed: [
    (day: string) => `Closed: its last day for applications was ${day}`,
    (day: string) => `আবেদন শেষ: শেষ দিন ছিল ${day}`,
  ],
  more: [(count: number) => `and ${count} more`, (count: number) => `এবং আরও ${bn(count)}টি`],
  moreOlder: [
    (count: number) => `and ${count} more. Each list shows its own by the state “Update Bangla”`,
    (count: number) => `এবং আরও ${bn(count)}টি। প্রতিটি তালিকায় “বাংলা হালনাগাদ করুন” বাছলে দেখা যায়`,
  ],
  placeholders: [
    (count: number) =>
      count === 1
        ? '1 placeholder is still on the website'
        : `${count} placeholders are still on the website`,
    (count: number) => `ওয়েবসাইটে এখনো ${bn(count)}টি নমুনা লেখা আছে`,
  ],
});
