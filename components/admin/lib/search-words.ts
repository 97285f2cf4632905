const BANGLA_ZERO = 0x09e6;

/** Text as search and filter compare it: NFKC, lower case, Bangla digits as Latin ones. */
export function normaliseText(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** The words of a query, ready to be looked for; all of them have to be found. */
export const wordsOf = (query: string) => normaliseText(query).split(/\s+/).filter(Boolean);

/** Whether every word is somewhere in a text that is already normalised. */
export const hasAllWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));
