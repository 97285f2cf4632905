import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** Actions on the ticked rows; loaded after the list. */
export const bulkStrings = forStaff({
  setCategory: ['Set category', 'ধরন ঠিক করুন'],
  apply: ['Apply', 'প্রয়োগ করুন'],
  export: ['Export', 'ফাইল বানান'],
});

export const reorderStrings = forStaff({
  up: ['Up', 'উপরে'],
  down: ['Down', 'নিচে'],
  first: ['First', 'সবার আগে'],
  last: ['Last', 'সবার শেষে'],
  toPosition: ['Move to position…', 'নির্দিষ্ট জায়গায়…'],
  of: [
    (way: string, title: string) => `${way}: ${title}`,
    (way: string, title: string) => `${way}: ${title}`,
  ],
  position: ['Position', 'কত নম্বর'],
  positionOf: [
    (title: string, count: number) => `of ${title}, 1 to ${count}`,
    (title: string, count: number) => `${title}, ১ থেকে ${bn(count)}`,
  ],
  move: ['Move', 'সরান'],
  others: [
    (plural: string) => `The website shows its ${plural} in this order.`,
    (plural: string) => `ওয়েবসাইটে ${plural} এই ক্রমে থাকে।`,
  ],
  how: [
    'Drag a handle, use the buttons, or press Alt+Up and Alt+Down in a row.',
    'হাতল ধরে টানুন, বোতাম চাপুন, বা সারিতে Alt+Up ও Alt+Down চাপুন।',
  ],
  moved: [
    (title: string, to: number, count: number) => `“${title}” moved to position ${to} of ${count}`,
    (title: string, to: number, count: number) => `“${title}” এখন ${bn(count)}টির মধ্যে ${bn(to)} নম্বরে`,
  ],
});

/** Dragging of rows; loaded separately from the list. */
export const dragStrings = forStaff({
  handle: [(title: string) => `Drag ${title}`, (title: string) => `টেনে সরান: ${title}`],
  how: [
    'Space picks up and puts down, the arrow keys move, Escape cancels.',
    'Space চেপে তুলুন ও নামান, তীরচিহ্ন দিয়ে সরান, Escape চেপে বাতিল করুন।',
  ],
  place: [
    (position: number, count: number) => `${position} of ${count}`,
    (position: number, count: number) => `${bn(count)}টির মধ্যে ${bn(position)} নম্বর`,
  ],
  pickedUp: [
    (place: string) => `Picked up from position ${place}.`,
    (place: string) => `তোলা হয়েছে: ${place}।`,
  ],
  over: [(place: string) => `Position ${place}.`, (place: string) => `${place}।`],
  cancelled: [(place: string) => `Back at position ${place}.`, (place: string) => `আগের জায়গায়: ${place}।`],
});
