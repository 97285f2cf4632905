import { banglaMonths } from './day-in';

/** Joiners other than those beside a hasanta (ক্‌ষ, র‍্যাম্প), where they shape letters. */
const STRAY_JOINER = /(?<!\u09CD|\u09B0(?=\u200D\u09CD))[\u200C\u200D]|[\u200C\u200D](?![\u0980-\u09FF])/g;

/** English-style punctuation: a space before a per cent sign, and the comma of a date: ১২ %, ৫ অক্টোবর, ২০২৪. */
const PERCENT_BLANK = /(?<=[০-৯])[ \u00a0](?=%)/g;
const DATE_COMMA = new RegExp(`(?<=[০-৯] (?:${banglaMonths.join('|')})),(?= [০-৯]{4})`, 'g');

/** Normalises a Bangla text for storage: NFC, without stray joiners, with Bangla punctuation of per cents and dates. */
export const banglaText = (text: string) =>
  text.normalize('NFC').replace(STRAY_JOINER, '').replace(PERCENT_BLANK, '').replace(DATE_COMMA, '');

/** Latin parts allowed in a Bangla text, each with its reason. */
const LATIN_PARTS = [
  // Targets of Markdown links and pictures.
  /(?<=\])\((?:[^\s()]|\([^\s()]*\))+/,
  // Web and e-mail addresses, as typed.
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+\w/,
  // Placeholders of the website: {products}.
  /\{\w+\}/,
  // Telephone numbers, as dialled.
  /\+\d[\d -]*\d|\b0\d[\d -]{6,}\d/,
  // Sizes, as printed on the goods: 390 × 190 × 100 mm, 15.4″.
  /\d[\d.,]*(?:\s?[×–]\s?\d[\d.,]*)*\s?(?:mm\b|″)/,
  // Codes and standards, as printed: K9, ASTM C140, EN 1338, BNBC 2020, BDS EN 771-3.
  /\b[A-Z][A-Z0-9]*(?:[ -](?=[A-Z]*\d)[A-Z0-9]+)*\b/,
  // Numbers of a Markdown list, which are not shown.
  /^ *\d+\. /,
];

const LATIN_PART = new RegExp(LATIN_PARTS.map(({ source }) => source).join('|'), 'gm');
const LATIN = { letters: /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu, digits: /[0-9]+/g };

/** Names the Latin words or digits in a Bangla text; null without any. */
export function banglaProblem(text: string) {
  const rest = text.replace(LATIN_PART, ' ');
  for (const [kind, pattern] of Object.entries(LATIN)) {
    const parts = new Set(rest.match(pattern));
    if (parts.size > 0) return `has Latin ${kind}: ${[...parts].slice(0, 5).join(', ')}`;
  }
  return null;
}
