import { latinDigits, together } from '@/lib/text';

/** A part of a text, and whether it is a search match. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const plain = (html: string) => html.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (sign) => signs[sign] ?? sign);

/** Matches full stops that pagefind appends to headlines and cells in Bangla, where the sign should be a danda. */
const STOP = /([\u0980-\u09ff][”’)]?)\.(?=[\s<]|$)/g;

/** Adds an ellipsis where an excerpt begins or ends within a sentence. */
const dotted = (excerpt: string) =>
  `${/^(<mark>)?\p{Ll}/u.test(excerpt) ? '… ' : ''}${excerpt}${/[^.!?।>]$/.test(excerpt) ? ' …' : ''}`;

/** Splits an excerpt at `<mark>`, its only tag; all other markup is shown as text. */
export const piecesOf = (excerpt: string): readonly Piece[] =>
  dotted(excerpt.replace(STOP, '$1।'))
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return { text: plain(marked ?? part), isMarked: marked !== undefined };
    });

/** Matches a word: letters with vowel signs and joiners, which are common in Bangla, or digits. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/u;
const WORDS = new RegExp(WORD, 'gu');

/** Marks the words of a title that begin with a searched word. Keeps a size in the title on one line. */
export function markedTitle(title: string, words: string): readonly Piece[] {
  const compared = (text: string) => latinDigits(text.toLowerCase());
  const wanted = compared(words).match(WORDS) ?? [];
  return together(title)
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .filter((text) => text !== '')
    .map((text) => ({ text, isMarked: wanted.some((word) => compared(text).startsWith(word)) }));
}
