import { formatDay } from './dates';
import { inDigits } from './fill';
import type { Language } from './language';

/** From January. */
export const banglaMonths = [
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

/** Formats a day in a language: `Oct 5, 2024`, `৫ অক্টোবর ২০২৪`. */
export function dayIn(isoDay: string, language: Language) {
  if (language === 'en') return formatDay(isoDay);
  const [year, month, date] = isoDay.split('-').map(Number);
  return inDigits(`${date} ${banglaMonths[(month ?? 1) - 1]} ${year}`, 'bn');
}
