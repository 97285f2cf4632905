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

/** With dots where it begins or ends inside a sentence. */
const dotted = (excerpt: string) =>
  `${/^(<mark>)?\p{Ll}/u.test(excerpt) ? '… ' : ''}${excerpt}${/[^.!?>]$/.test(excerpt) ? ' …' : ''}`;

/** The pieces of an excerpt in which `<mark>` is the only tag; every other sign of HTML is shown as it stands. */
export const piecesOf = (excerpt: string): readonly Piece[] =>
  dotted(excerpt)
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return { text: plain(marked ?? part), isMarked: marked !== undefined };
    });

/** A title with the words marked that begin like one of those looked for. A size in it stays on one line. */
export function markedTitle(title: string, words: string): readonly Piece[] {
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (oneLineSize(title).match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((text) => ({
    text,
    isMarked: wanted.some((word) => text.toLowerCase().startsWith(word)),
  }));
}
