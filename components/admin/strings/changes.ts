import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** Details of one change: its fields, or its new position. Also used by the editor's comparison. */
export const changeStrings = forStaff({
  moved: [
    (from: number, to: number) => `was at ${from}, moves to ${to}`,
    (from: number, to: number) => `${bn(from)} থেকে ${bn(to)} নম্বরে যাচ্ছে`,
  ],
  same: ['Nothing is different from the website.', 'ওয়েবসাইটের সঙ্গে কোনো পার্থক্য নেই।'],
  before: ['Before', 'আগে'],
  after: ['After', 'পরে'],
  new: ['New', 'নতুন'],
  deleted: ['Deleted', 'মোছা'],
  added: ['Added', 'যোগ হয়েছে'],
  removed: ['Removed', 'বাদ গেছে'],
  fits: ['Checked against the English: still correct.', 'ইংরেজির সঙ্গে মিলিয়ে দেখা হয়েছে, ঠিক আছে।'],
  decoration: ['Needs no description', 'বর্ণনা লাগবে না'],
  noDescription: ['No description yet', 'এখনো বর্ণনা নেই'],
  focus: [(place: string) => `. Focal point: ${place}`, (place: string) => `। মূল জায়গা: ${place}`],
  crop: [(place: string) => `. Crop: ${place}`, (place: string) => `। কাটছাঁট: ${place}`],
  empty: ['Empty', 'খালি'],
  unchanged: [
    (parts: number) => (parts === 1 ? 'One part is unchanged.' : `${parts} parts are unchanged.`),
    (parts: number) => `${bn(parts)}টি অংশ আগের মতোই আছে।`,
  ],
});
