import { banglaText } from './bangla-text';
import { inDigits, latinDigits } from './fill';
import type { Language } from './language';

/** One page that was found, as pagefind tells it. */
export type FoundPage = {
  readonly url: string;
  /** HTML with `<mark>` around the words and no other tag. */
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly kind: string };
};

/** A page that was found; the rest of it is a file to fetch. */
export type FoundResult = {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<FoundPage>;
};

/** The part of pagefind's browser API that is used here (https://pagefind.app/docs/api/). */
export type SearchIndex = {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (words: string) => Promise<{ readonly results: readonly FoundResult[] }>;
};

/** A word that people type and the site does not use, as a regular expression, and the site's own word for it. */
export type SearchAlias = readonly [typed: string, word: string];

/** pagefind's options for a language: signs of vowels count in Bangla, and a title counts more than any list of titles. */
export const searchOptions = (language: Language) => ({
  /** In words. */
  excerptLength: 28,
  // A worker would need a policy of its own, and a question takes a few milliseconds.
  noWorker: true,
  exactDiacritics: language === 'bn',
  ranking: { metaWeights: { title: 15, english: 8 } },
});

/** Ra and ja-phala at the beginning of a word, which many keyboards write without the joiner: র‍্যাক. */
const BARE_RA = /(?<![\p{L}\p{M}])র্য/gu;
/** The sign between two measures of a size; the index has each measure as a word. */
const TIMES = /(?<=\d)\s*[×x*]\s*(?=\d)/gi;

/** The words as the index has them: in one form, with the site's own words. */
function plain(words: string, aliases: readonly SearchAlias[]) {
  const text = banglaText(latinDigits(words.toLowerCase())).replace(BARE_RA, 'র\u200d্য').replace(TIMES, ' ');
  return aliases.reduce((rest, [typed, word]) => rest.replace(aliasPattern(typed), word), text);
}

/** A whole word in Latin letters, or the beginning of one in Bangla, whose ending stays. */
const aliasPattern = (typed: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${typed})(?!\p{Script=Latin})`, 'gu');

/**
 * The pages in a language that hold the words, best first. In Bangla figures are looked for in both digits: counts are in
 * Bangla ones, sizes in Latin ones, as they are printed on the goods.
 */
export async function findIn(
  index: SearchIndex,
  words: string,
  language: Language,
  aliases: readonly SearchAlias[],
): Promise<readonly FoundResult[]> {
  const text = plain(words, aliases);
  const wordings = new Set([text, inDigits(text, language)]);
  const results = await Promise.all([...wordings].map(async (one) => (await index.search(one)).results));
  const best = results.flat().sort((one, other) => one.score - other.score);
  return [...new Map(best.map((result) => [result.id, result])).values()].sort(
    (one, other) => other.score - one.score,
  );
}

/**
 * Pages in the order in which they are shown: one whose title is what was asked for comes first, however often others have
 * its words.
 */
export function titleFirst(pages: readonly FoundPage[], words: string, aliases: readonly SearchAlias[]) {
  const compared = (text: string) => plain(text, aliases).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const wanted = compared(words);
  const isWanted = ({ meta }: FoundPage) => Number(compared(meta.title) === wanted);
  return [...pages].sort((one, other) => isWanted(other) - isWanted(one));
}
