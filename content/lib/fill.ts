import type { Language } from './language';

const BANGLA_ZERO = '০'.charCodeAt(0);

/** A figure in the digits of a language. Sizes, codes and telephone numbers keep their Latin ones and do not come here. */
export const inDigits = (figure: string | number, language: Language) =>
  language === 'bn'
    ? String(figure).replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)))
    : String(figure);

/** A count as people write it in a language: `1,500`, `১,৫০,০০০`. */
export const countIn = (count: number, language: Language) =>
  count.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-US');

/** A typed text with its Bangla digits as Latin ones. */
export const latinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** A percentage as a language writes it: `45.93\u00a0%`, `৪৫.৯৩%`. */
export const percentIn = (figure: string | number, language: Language) =>
  language === 'bn' ? `${inDigits(figure, 'bn')}%` : `${figure}\u00a0%`;

/** Bangla case endings as they join a word that ends in a consonant, in a vowel sign, and in ং or a vowel. */
const ENDINGS = { এর: ['ের', 'র', 'য়ের'], এ: ['ে', 'তে', 'য়ে'], কে: ['কে', 'কে', 'কে'] } as const;

/** A word with its case ending: `ব্লকসের`, `ঢাকায়`; behind Latin letters and figures with a hyphen, `K9-এর`. */
function withEnding(word: string, ending: keyof typeof ENDINGS) {
  if (!/[\u0980-\u09df]$/.test(word)) return `${word}-${ending}`;
  if (ending === 'এ' && word.endsWith('া')) return `${word}য়`;
  const kind = /[ংঅ-ঔ]$/.test(word) ? 2 : /[া-ৌ]$/.test(word) ? 1 : 0;
  return word + ENDINGS[ending][kind];
}

/** A name in braces, and the case ending that a Bangla text may have behind it: `{brand}-এর`. */
const NAME = /\{(\w+)\}(?:-(এর|এ|কে)(?![\u0980-\u09df]))?/g;

/**
 * A text with values in the places of its names in braces. Numbers are written in the digits of the language, texts as
 * they are; a Bangla case ending behind the braces joins its word.
 */
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

/** The wordings of a count: for one thing, and for any other number of `{count}`. */
export type Counted = { readonly one: string; readonly other: string };

/** The wording for a number of things. */
export const countText = (texts: Counted, count: number, language: Language = 'en') =>
  fill(count === 1 ? texts.one : texts.other, { count }, language);
