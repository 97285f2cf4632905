import type { Language } from './language';

const BANGLA_ZERO = '০'.charCodeAt(0);

/** Writes a figure in the digits of a language. Not for sizes, codes and telephone numbers, which stay Latin. */
export const inDigits = (figure: string | number, language: Language) =>
  language === 'bn'
    ? String(figure).replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)))
    : String(figure);

/** Between groups of digits: after each three, in Bangla after three and then after each two. */
const GROUPS = { en: /\B(?=(?:\d{3})+$)/g, bn: /\B(?=(?:\d{2})*\d{3}$)/g };

/** Rounds a half up, in decimals as they are written: 1.005 is 1.01, which `toFixed` makes 1.00. */
function rounded(value: number, decimals: number) {
  const text = String(value);
  if (text.includes('e')) return Number(value.toFixed(decimals));
  return Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`);
}

/**
 * Formats a number in a language, in groups and without trailing zeros: `1,234.5`, `১,২৩,৪৫৬`. Like `Intl.NumberFormat`,
 * which takes a cheap phone 60 ms at its first use, in the middle of a press.
 * @param decimals at most
 */
export function numberIn(value: number, language: Language, decimals = 2) {
  const size = rounded(Math.abs(value), decimals);
  const [whole = '', fraction] = String(size).split('.');
  const sign = value < 0 && size > 0 ? '-' : '';
  const text = `${sign}${whole.replace(GROUPS[language], ',')}${fraction === undefined ? '' : `.${fraction}`}`;
  return inDigits(text, language);
}

/** Formats a count or a stated figure in a language: `1,500`, `১,৫০,০০০`, `14.5`. */
export const countIn = (count: number, language: Language) => numberIn(count, language, 3);

/** Replaces Bangla digits by Latin ones. */
export const latinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Formats a percentage in a language: `45.93%`, `৪৫.৯৩%`. */
export const percentIn = (figure: string | number, language: Language) => `${inDigits(figure, language)}%`;

/** Bangla case endings after a consonant, after a vowel sign, and after ং or a vowel. */
const ENDINGS = { এর: ['ের', 'র', 'য়ের'], এ: ['ে', 'তে', 'য়ে'], কে: ['কে', 'কে', 'কে'] } as const;

/** Adds a case ending: `ব্লকসের`, `ঢাকায়`; after Latin letters and figures with a hyphen, `K9-এর`. */
function withEnding(word: string, ending: keyof typeof ENDINGS) {
  if (!/[\u0980-\u09df]$/.test(word)) return `${word}-${ending}`;
  if (ending === 'এ' && word.endsWith('া')) return `${word}য়`;
  const kind = /[ংঅ-ঔ]$/.test(word) ? 2 : /[া-ৌ]$/.test(word) ? 1 : 0;
  return word + ENDINGS[ending][kind];
}

/** A name in braces, with an optional Bangla case ending: `{brand}-এর`. */
const NAME = /\{(\w+)\}(?:-(এর|এ|কে)(?![\u0980-\u09df]))?/g;

/** Replaces names in braces; numbers get the language's digits, a Bangla case ending joins its word. */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = 'en',
) =>
  text.replace(NAME, (braces, name: string, ending?: keyof typeof ENDINGS) => {
    const value = values[name];
    if (value === undefined) return braces;
    const word = typeof value === 'number' ? inDigits(value, language) : value;
    return ending === undefined ? word : withEnding(word, ending);
  });

/** Wordings of a count: for 1, and for every other `{count}`. */
export type Counted = { readonly one: string; readonly other: string };

/** Fills the wording for a count. */
export const countText = (texts: Counted, count: number, language: Language = 'en') =>
  fill(count === 1 ? texts.one : texts.other, { count }, language);
