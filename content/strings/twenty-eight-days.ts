import { table } from '../../lib/text';

/** From sand to a dated pallet. Outside `Strings`, because the page of quality alone has it. */
export const twentyEightDays = table({
  film: ['Watch the video: {seconds} seconds, no sound', 'ভিডিওতে দেখুন: {seconds} সেকেন্ড, শব্দ ছাড়া'],
  before: ['Before', 'শুরুর আগে'],
  day: ['Day {day}', 'দিন {day}'],
  days: ['Days {from} to {to}', 'দিন {from}–{to}'],
});
