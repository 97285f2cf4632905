import { latinDigits } from '@/content/lib/fill';
import { oneLineSize } from '@/components/site/shared/one-line-size';

/** A piece of text, and whether it is one of the words that were looked for. */
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

/** The full stop that pagefind puts behind a headline or a cell; behind a word in Bangla it is another one. */
const STOP = /(?<=[\u0980-\u09ff][”’)]?)\.(?=[\s<]|$)/g;

/** With dots where it begins or ends inside a sentence. */
const dotted = (excerpt: string) =>
  `${/^(<mark>)?\p{Ll}/u.test(excerpt) ? '… ' : ''}${excerpt}${/[^.!?।>]$/.test(excerpt) ? ' …' : ''}`;

/** The pieces of an excerpt in which `<mark>` is the only tag; every other sign of HTML is shown as it stands. */
export const piecesOf = (excerpt: string): readonly Piece[] =>
  dotted(excerpt.replace(STOP, '।'))
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return { text: plain(marked ?? part), isMarked: marked !== undefined };
    });

/** Letters with their vowel signs and joiners (a word in Bangla is full of them), or figures. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/u;
const WORDS = new RegExp(WORD, 'gu');

/** A title with the words marked that begin like one of those looked for. A size in it stays on one line. */
export function markedTitle(title: string, words: string): readonly Piece[] {
  const compared = (text: string) => latinDigits(text.toLowerCase());
  const wanted = compared(words).match(WORDS) ?? [];
  return oneLineSize(title)
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .filter((text) => text !== '')
    .map((text) => ({ text, isMarked: wanted.some((word) => compared(text).startsWith(word)) }));
}
