import { countIn, fill, inSentence, type Language } from '@/lib/text';
import type { CountedTexts } from '@/content/strings/list';

type Coloured = { readonly count: number; readonly colour?: string | undefined };

/** The name of a colour within a sentence: `dark grey`, `RAL 7037 grey`. */
export const colourInSentence = (colour: string | undefined) => colour?.split(' ').map(inSentence).join(' ');

/** Pieces with the name of their colour, of which there may be two: `237`, `1,522 grey and 653 red`. */
export function countedText(parts: readonly Coloured[], texts: CountedTexts, language: Language) {
  return parts
    .map(({ count, colour }) => {
      const figure = countIn(count, language);
      return fill(colour === undefined ? texts.plain : texts.coloured, {
        count: figure,
        colour: colour ?? '',
      });
    })
    .join(texts.and);
}
