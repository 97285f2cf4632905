import { PRINTED_PART } from './latin-parts';

/** A stretch of a text that is in Bijoy, from its first sign to behind its last. */
export type BijoyPart = {
  readonly from: number;
  readonly to: number;
  /** Whether a word has signs that only Bijoy has beside a letter; else its letters only look like Bijoy. */
  readonly isSure: boolean;
};

/**
 * Signs that only Bijoy has at these places: a vowel sign before its letter, a half letter or a conjunct in a word.
 * Letters of European languages, powers, degrees, quotes, trade marks and bullets are not among them.
 */
const SURE = new RegExp(
  [
    '[†‡ˆ‰][A-Za-z_`]',
    '[A-Za-z_`][¡¢£¤¥¦¨ª¬´¶¸‚ƒ„‹˜›ÿ]',
    '[A-Za-z][`”²³±µ°®][A-Za-z]',
    '[A-Za-z_`]©[a-z¨]',
    '[¤¯š›®][‘’—^‹ú¿ÍŒ]|›[U`]|”[PQT]',
    '[a-z]Ö|[A-Z]Ö[a-z]|[a-z]ø[A-Z]',
  ].join('|'),
);
/** Vowel signs that are letters elsewhere: a v before a consonant or at the end, a w before a consonant. */
const LIKELY = /[A-Za-z]v(?![aeiouyv'’])|^[^A-Za-z]*w[^aehioruyw\W\d_]/;
/** Words of other languages, also joined ones (WhatsApp), and codes (ASTM, C140), perhaps with punctuation. */
const OTHER =
  /^\P{L}*(?:\p{Lu}?(?=\p{Ll}*[aeiouy])\p{Ll}{3,}|(?:(?=[AEIOUY]|\p{Lu}\p{Ll}*[aeiouy])\p{Lu}\p{Ll}+){2,}|\p{Lu}{3,}|\p{Lu}+-?\d[\d.-]*)(?:['’]\p{Ll}+)?\P{L}*$/u;
const BANGLA = /[\u0980-\u09ff]/;
const WRITTEN = /[A-Za-z0-9\u00a1-\u00ff]/;
const MASK = '\u0980';

const isOther = (word: string) =>
  BANGLA.test(word) || (!SURE.test(word) && !LIKELY.test(word) && OTHER.test(word));

/** Finds the stretches of a text that are in Bijoy. What is printed in Latin, such as addresses and sizes, is in none. */
export function bijoyParts(text: string): BijoyPart[] {
  const masked = text.replace(PRINTED_PART, (part) => MASK.repeat(part.length));
  const parts: { from: number; to: number; words: string[] }[] = [];
  let isOpen = false;
  let hasOther = false;
  for (const match of masked.matchAll(/\n|\S+/g)) {
    const [word] = match;
    const isStop = word === '\n' || isOther(word);
    hasOther ||= isStop && word !== '\n';
    if (!isStop && WRITTEN.test(word)) {
      const to = match.index + word.length;
      const part = isOpen ? parts.at(-1) : undefined;
      if (part === undefined) parts.push({ from: match.index, to, words: [word] });
      else Object.assign(part, { to, words: [...part.words, word] });
      isOpen = true;
    } else if (isStop) isOpen = false;
  }
  return parts.flatMap(({ from, to, words }) => {
    const isSure = words.some((word) => SURE.test(word));
    // Letters that only look like Bijoy count where no word of another language is.
    const isBijoy = isSure || (!hasOther && words.some((word) => LIKELY.test(word)));
    return isBijoy ? [{ from, to, isSure }] : [];
  });
}
