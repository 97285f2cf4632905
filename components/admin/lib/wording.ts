import { countIn, dayIn, inDigits, memoize, said, staffLanguage } from '@/lib/text';
import { validDay } from '@/lib/records';

/** Formats a count with its noun in English: `1 change`, `3 changes`. */
export const countNoun = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

/** Writes a figure in Bangla digits. */
export const bn = (figure: number | string) => inDigits(figure, 'bn');

/** Writes a figure in the digits of the studio's language. */
export const figure = (value: number | string) => inDigits(value, staffLanguage);

/** Writes a count in the studio's language: `1,500`, `১,৫০০`. */
export const count = (value: number) => countIn(value, staffLanguage);

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
  const unit = UNITS[power] ?? 'bytes';
  return `${figure(rounded)} ${unit === 'bytes' ? said(['bytes', 'বাইট']) : unit}`;
}

const clock = memoize(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const day = memoize(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }));

/** Day of a moment in the browser's time zone, `YYYY-MM-DD`. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Formats an ISO time as local time: `12:04`, `১২:০৪`. */
export const clockText = (time: string) => figure(clock().format(new Date(time)));

/** Formats an ISO time: `12:04` for today, `Nov 12, 14:10` for other days. */
export function momentText(time: string, now = new Date()) {
  const date = new Date(time);
  if (date.toDateString() === now.toDateString()) return clockText(time);
  const inBangla = dayIn(localDay(date), 'bn').split(' ').slice(0, 2).join(' ');
  return `${said([day().format(date), inBangla])}, ${clockText(time)}`;
}

/** Formats the day `2025-11-12`: `Nov 12, 2025`, `১২ নভেম্বর ২০২৫`; returns invalid text unchanged. */
export const dayText = (text: string) => (validDay(text) === undefined ? text : dayIn(text, staffLanguage));

/** Formats an ISO time with its year, because the history spans years: `Nov 12, 2025, 14:10`. */
export const versionTime = (time: string) =>
  `${dayIn(localDay(new Date(time)), staffLanguage)}, ${clockText(time)}`;

/** A place of the studio: its name in English, which the specification fixes, and in Bangla. */
export type NamedPlace = { readonly title: string; readonly bangla: string };

/** Returns the name of a place in one line: `All Products`, `All Products (সব পণ্য)`. */
export const placeName = ({ title, bangla }: NamedPlace) => said([title, `${title} (${bangla})`]);
