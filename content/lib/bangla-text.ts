import { banglaMonths } from './day-in';

/** A joiner shapes the letters beside a hasanta (ক্‌ষ, র‍্যাম্প); anywhere else it does nothing. */
const STRAY_JOINER = /(?<!\u09CD|\u09B0(?=\u200D\u09CD))[\u200C\u200D]|[\u200C\u200D](?![\u0980-\u09FF])/g;

/** A blank before a per cent sign, and the comma of a date, both as in English: ১২ %, ৫ অক্টোবর, ২০২৪. */
const PERCENT_BLANK = /(?<=[০-৯])[ \u00a0](?=%)/g;
const DATE_COMMA = new RegExp(`(?<=[০-৯] (?:${banglaMonths.join('|')})),(?= [০-৯]{4})`, 'g');

/** A Bangla text in the one form in which it is stored: NFC, without joiners that join nothing, signs as Bangla has them. */
export const banglaText = (text: string) =>
  text.normalize('NFC').replace(STRAY_JOINER, '').replace(PERCENT_BLANK, '').replace(DATE_COMMA, '');

/** What stays in Latin letters and digits in a Bangla text, each with its reason. */
const LATIN_PARTS = [
  // Where a link or a picture of Markdown leads.
  /(?<=\])\((?:[^\s()]|\([^\s()]*\))+/,
  // Addresses of pages and of e-mail, as they are typed.
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+\w/,
  // What stands for something that the website knows: {products}.
  /\{\w+\}/,
  // Telephone numbers, as they are dialled.
  /\+\d[\d -]*\d|\b0\d[\d -]{6,}\d/,
  // Sizes, as they are printed on the goods: 390 × 190 × 100 mm, 15.4″.
  /\d[\d.,]*(?:\s?[×–]\s?\d[\d.,]*)*\s?(?:mm\b|″)/,
  // Codes and standards, as they are printed: K9, ASTM C140, EN 1338, BNBC 2020, BDS EN 771-3.
  /\b[A-Z][A-Z0-9]*(?:[ -](?=[A-Z]*\d)[A-Z0-9]+)*\b/,
  // The numbers of a Markdown list, which no visitor sees.
  /^ *\d+\. /,
];

const LATIN_PART = new RegExp(LATIN_PARTS.map(({ source }) => source).join('|'), 'gm');
const LATIN = { letters: /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu, digits: /[0-9]+/g };

/** What is not Bangla in a text that ought to be: words and digits in Latin. Null where nothing is. */
export function banglaProblem(text: string) {
  const rest = text.replace(LATIN_PART, ' ');
  for (const [what, pattern] of Object.entries(LATIN)) {
    const parts = new Set(rest.match(pattern));
    if (parts.size > 0) return `has Latin ${what}: ${[...parts].slice(0, 5).join(', ')}`;
  }
  return null;
}
