import { formatDay } from '@/content/lib/dates';
import { memoize } from '@/content/lib/memoize';
import { validDay } from '@/content/lib/schedule';

const clock = memoize(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const day = memoize(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }));

/** `12:04`, by the clock on the wall. */
export const clockText = (time: string) => clock().format(new Date(time));

/** `12:04` for a moment of today, `Nov 12, 14:10` for an earlier one. */
export function momentText(time: string, now = new Date()) {
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? clock().format(date) : `${day().format(date)}, ${clock().format(date)}`;
}

/** `Nov 12, 2025` for the day `2025-11-12`, as on the website; what is no day stays as it is. */
export const dayText = (text: string) => (validDay(text) === undefined ? text : formatDay(text));

const fullDay = memoize(
  () => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `Nov 12, 2025, 14:10`: the history of a website spans years. */
export const versionTime = (time: string) => `${fullDay().format(new Date(time))}, ${clockText(time)}`;
