import { lazily } from '@/content/lib/lazily';

const clock = lazily(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const day = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));

/** `12:04`, by the clock on the wall. */
export const clockText = (time: string) => clock().format(new Date(time));

/** `12:04` for a moment of today, `12 Nov, 14:10` for an earlier one. */
export function momentText(time: string, now = new Date()) {
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? clock().format(date) : `${day().format(date)}, ${clock().format(date)}`;
}
