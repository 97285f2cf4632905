import { site } from '@/components/admin/site';
import { listIn, banglaOf, isPair, type TextPair, withBangla } from '@/lib/records';
import type { Language } from '@/lib/text';

const NONE: TextPair = { en: '' };
const pairIn = (value: unknown) => (isPair(value) ? value : NONE);

/**
 * Returns a text with one language replaced; undefined where both languages are empty. Where the website has no Bangla,
 * nobody could empty that, so it goes with the English.
 */
export function withText(value: unknown, language: Language, text: string): TextPair | undefined {
  const pair = pairIn(value);
  const next = language === 'bn' ? withBangla(pair, text) : { ...pair, en: text };
  return next.en === '' && (next.bn === undefined || !site().speaksBangla) ? undefined : next;
}

/**
 * Returns a list of texts with the lines of one language replaced. English lines take their Bangla along when others are
 * added or removed above them; Bangla lines belong to the English ones at their places.
 */
export function withTextLines(
  value: unknown,
  language: Language,
  lines: readonly string[],
): readonly TextPair[] {
  const pairs = listIn(value).map(pairIn);
  if (language === 'bn') {
    return Array.from({ length: Math.max(pairs.length, lines.length) }, (_, index) => {
      const [pair, text] = [pairs[index] ?? NONE, lines[index] ?? ''];
      return banglaOf(pair) === text ? pair : withBangla(pair, text);
    });
  }
  const start = equalUpTo(lines, pairs, (index) => index);
  const end = equalUpTo(lines.slice(start), pairs.slice(start), (index) => -1 - index);
  return lines.map((line, index) => {
    const isBelow = index >= lines.length - end;
    const place = isBelow ? index - lines.length + pairs.length : index;
    const pair = isBelow || place < pairs.length - end ? pairs[place] : undefined;
    return { ...NONE, ...pair, en: line };
  });
}

/** Counts the lines that are equal from one end of both lists. */
function equalUpTo(lines: readonly string[], pairs: readonly TextPair[], at: (index: number) => number) {
  const shorter = Math.min(lines.length, pairs.length);
  let count = 0;
  while (count < shorter && lines.at(at(count)) === pairs.at(at(count))?.en) count += 1;
  return count;
}
