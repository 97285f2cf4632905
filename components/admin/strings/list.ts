import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The lists of entries: filters, rows with their actions, and pages. */
export const listStrings = forStaff({
  filter: [(plural: string) => `Filter ${plural}`, (plural: string) => `${plural} বাছাই`],
  text: ['Filter', 'বাছাই'],
  category: ['Category', 'ধরন'],
  allCategories: ['All categories', 'সব ধরন'],
  state: ['State', 'অবস্থা'],
  allStates: ['All states', 'সব অবস্থা'],
  waiting: ['Waiting for a day', 'দিনের অপেক্ষায়'],
  ended: ['Ended', 'শেষ'],
  nothingMatches: [
    (wanted: readonly string[]) => `Nothing matches ${wanted.map((part) => `“${part}”`).join(' and ')}.`,
    (wanted: readonly string[]) => `${wanted.map((part) => `“${part}”`).join(' ও ')} পাওয়া যায়নি।`,
  ],
  clear: ['Clear filters', 'বাছাই বাদ দিন'],
  opensField: [
    (singular: string, label: string) => `Choose a ${singular}. Its form opens at “${label}”.`,
    (singular: string, label: string) => `একটি ${singular} বাছুন। “${label}” ঘরটি খুলবে।`,
  ],
  noneYet: [(plural: string) => `No ${plural} yet.`, (plural: string) => `এখনো কোনো ${plural} নেই।`],
  reorder: ['Reorder', 'ক্রম বদলান'],
  reordered: ['Done reordering', 'ক্রম বদলানো শেষ'],
  sort: ['Sort', 'সাজান'],
  savedOrder: ['Saved order', 'সেভ করা ক্রম'],
  changedLast: ['Changed last', 'শেষ বদলানো আগে'],
  table: [(plural: string) => `Table of ${plural}`, (plural: string) => `${plural}: টেবিল`],
  picture: ['Picture', 'ছবি'],
  changed: ['Changed', 'বদলেছে'],
  actions: ['Actions', 'কাজ'],
  preview: ['Preview', 'প্রিভিউ'],
  actionOf: [
    (action: string, title: string) => `${action} ${title}`,
    (action: string, title: string) => `${action}: ${title}`,
  ],
  select: [(title: string) => `Select ${title}`, (title: string) => `বাছুন: ${title}`],
  selectPage: ['Select all on this page', 'এই পাতার সব বাছুন'],
  selectAll: [
    (rows: number) => `Select all ${rows} matching`,
    (rows: number) => `মিলে যাওয়া ${bn(rows)}টিই বাছুন`,
  ],
  selectNone: ['Select none', 'বাছাই তুলে নিন'],
  selection: ['Selected rows', 'বাছাই করা সারি'],
  selected: [(rows: number) => `${rows} selected`, (rows: number) => `${bn(rows)}টি বাছা হয়েছে`],
  matching: [
    (count: number, all: string) => `${count} of ${all}`,
    (count: number, all: string) => `${all}, মিলেছে ${bn(count)}টি`,
  ],
  pages: ['Pages', 'পাতা'],
  range: [
    (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    (first: number, last: number, total: number) => `${bn(total)}টির মধ্যে ${bn(first)}–${bn(last)}`,
  ],
  rows: ['Rows', 'সারি'],
  page: [
    (page: number, pages: number) => `Page ${page} of ${pages}`,
    (page: number, pages: number) => `পাতা ${bn(page)}/${bn(pages)}`,
  ],
  previous: ['Previous', 'আগের'],
  next: ['Next', 'পরের'],
});

/** Counts in the heading of a list: `128 products, 3 edited, 1 to review`. */
export const countStrings = forStaff({
  edited: [(count: number) => `${count} edited`, (count: number) => `${bn(count)}টি বদলানো`],
  new: [(count: number) => `${count} new`, (count: number) => `${bn(count)}টি নতুন`],
  deleted: [(count: number) => `${count} deleted`, (count: number) => `${bn(count)}টি মোছা`],
  review: [(count: number) => `${count} to review`, (count: number) => `${bn(count)}টিতে সিদ্ধান্ত দরকার`],
  handed: [(count: number) => `${count} handed over`, (count: number) => `${bn(count)}টি জমা দেওয়া`],
  proposed: [(count: number) => `${count} proposed`, (count: number) => `${bn(count)}টি প্রস্তাব করা`],
  waiting: [
    (count: number) => `${count} waiting for a day`,
    (count: number) => `${bn(count)}টি দিনের অপেক্ষায়`,
  ],
  ended: [(count: number) => `${count} ended`, (count: number) => `${bn(count)}টি শেষ`],
  off: [(count: number) => `${count} not shown`, (count: number) => `${bn(count)}টি দেখানো হয় না`],
});
