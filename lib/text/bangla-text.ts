import { banglaMonths } from './day-in';

/** Joiners, with what stands before them beside a hasanta (ক্‌ষ, র‍্যাম্প), where they shape letters and stay. */
const JOINER = /(\u09CD[\u200C\u200D](?=[\u0980-\u09FF])|\u09B0\u200D(?=\u09CD))|[\u200C\u200D]/g;

/** English-style punctuation: a space before a per cent sign, and the comma of a date: ১২ %, ৫ অক্টোবর, ২০২৪. */
const PERCENT_BLANK = /([০-৯])[ \u00a0](?=%)/g;
const DATE_COMMA = new RegExp(`([০-৯] (?:${banglaMonths.join('|')})),(?= [০-৯]{4})`, 'g');

/** Normalises a Bangla text for storage: NFC, without stray joiners, with Bangla punctuation of per cents and dates. */
export const banglaText = (text: string) =>
  text.normalize('NFC').replace(JOINER, '$1').replace(PERCENT_BLANK, '$1').replace(DATE_COMMA, '$1');

/** Writes the digits of a text in Bangla. */
export const banglaDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

/** Spellings of a sound that people take for each other (বাড়ী, ষ্টোন, ইন্চি, ইঁট), and the one by which all are compared. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ঈ/g, 'ই'],
  [/ঊ/g, 'উ'],
  [/ষ্(?=ট)/g, 'স্'],
  [/ন্(?=চ)/g, 'ঞ্'],
  [/ঁ/g, ''],
];

/** Writes a Bangla text so that usual misspellings of it are written alike; for comparison only. */
export const spelledAlike = (text: string) =>
  ALIKE.reduce((rest, [sign, other]) => rest.replace(sign, other), text);
