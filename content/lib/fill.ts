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

/** A text with values in the places of its names in braces. Numbers are written in the digits of the language, texts as they are. */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = 'en',
) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (value === undefined) return braces;
    return typeof value === 'number' ? inDigits(value, language) : value;
  });

/** The wordings of a count: for one thing, and for any other number of `{count}`. */
export type Counted = { readonly one: string; readonly other: string };

/** The wording for a number of things. */
export const counted = (texts: Counted, count: number, language: Language = 'en') =>
  fill(count === 1 ? texts.one : texts.other, { count }, language);
