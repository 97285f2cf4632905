import { inDigits } from './fill';
import type { Language } from './language';
import { lazily } from './lazily';

const day = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

const banglaMonths = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/**
 * A plain day as visitors read it: `2024-10-05` becomes `Oct 5, 2024` (docs/requirements.md, dates), or `৫ অক্টোবর, ২০২৪`.
 * Computed in UTC, so that a page built in any time zone shows the same day.
 */
export function formatDay(isoDay: string, language: Language = 'en') {
  if (language === 'en') return day().format(new Date(`${isoDay}T00:00:00Z`));
  const [year, month, date] = isoDay.split('-').map(Number);
  return inDigits(`${date} ${banglaMonths[(month ?? 1) - 1]}, ${year}`, 'bn');
}

/** Orders records by `createdAt`, newest first; records of the same day keep their data order. */
export function newestFirst<Item extends { readonly createdAt: string }>(items: readonly Item[]) {
  // ISO days sort as they are spelt; a comparison by the rules of a language would take fifty times as long.
  return [...items].sort((a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt));
}
