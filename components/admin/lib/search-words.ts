const BANGLA_ZERO = 0x09e6;

/** Normalizes text for search and filter: NFKC, lower case, Bangla digits to Latin. */
export function normaliseText(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** Splits a query into normalized words. */
export const wordsOf = (query: string) => normaliseText(query).split(/\s+/).filter(Boolean);

/** Whether a normalized text contains every word. */
export const hasAllWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));
