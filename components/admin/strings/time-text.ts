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

const fullDay = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `12 Nov 2025` for the day `2025-11-12`; what is no day stays as it is. */
export const dayText = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? fullDay().format(new Date(`${text}T00:00`))
    : text;

/** `12 Nov 2025, 14:10`: the history of a website spans years. */
export const versionTime = (time: string) => `${fullDay().format(new Date(time))}, ${clockText(time)}`;
