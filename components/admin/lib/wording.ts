import { formatDay, memoize } from '@/lib/text';
import { validDay } from '@/lib/records';

/** Formats a count with its noun: `1 change`, `3 changes`. */
export const countNoun = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

/** Returns the initials of a name: the first letters of its first and last words, in upper case. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initials = [first, others.at(-1) ?? ''].map((word) => [...word].at(0) ?? '');
  return initials.join('').toLocaleUpperCase('en');
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1000;

/** Formats bytes in decimal units: `12 MB`, `1.4 MB`; one decimal below ten, none from ten. */
export function bytesText(bytes: number) {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** power;
  const rounded = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${UNITS[power] ?? 'bytes'}`;
}

const clock = memoize(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const day = memoize(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }));

/** Formats an ISO time as local time: `12:04`. */
export const clockText = (time: string) => clock().format(new Date(time));

/** Formats an ISO time: `12:04` for today, `Nov 12, 14:10` for other days. */
export function momentText(time: string, now = new Date()) {
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? clock().format(date) : `${day().format(date)}, ${clock().format(date)}`;
}

/** Formats the day `2025-11-12` as on the website: `Nov 12, 2025`; returns invalid text unchanged. */
export const dayText = (text: string) => (validDay(text) === undefined ? text : formatDay(text));

const fullDay = memoize(
  () => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Formats an ISO time with its year, because the history spans years: `Nov 12, 2025, 14:10`. */
export const versionTime = (time: string) => `${fullDay().format(new Date(time))}, ${clockText(time)}`;
