import { banglaText, spelledAlike } from './bangla-text';
import { inDigits, latinDigits } from './fill';
import type { Language } from './language';

/** A search result as returned by pagefind. */
export type FoundPage = {
  readonly url: string;
  /** HTML with no tag but `<mark>` around the words. */
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly kind: string };
};

/** A search hit; `data` fetches its page. */
export type FoundResult = {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<FoundPage>;
};

/** The used part of pagefind's browser API (https://pagefind.app/docs/api/). */
export type SearchIndex = {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (words: string) => Promise<{ readonly results: readonly FoundResult[] }>;
};

/** A typed word, as a regular expression, and the site's word for it. */
export type SearchAlias = readonly [typed: string, word: string];

/** pagefind's options for a language: diacritics count in Bangla, a title outranks lists, a product outranks articles, and what buyers call it counts as much. */
export const searchOptions = (language: Language) => ({
  /** In words. */
  excerptLength: 28,
  exactDiacritics: language === 'bn',
  ranking: { metaWeights: { title: 15, product: 10, called: 10, english: 8, alike: 1 } },
});

/** Ra and ja-phala at the start of a word, often typed without the joiner: র‍্যাক. */
const BARE_RA = /(^|[^\p{L}\p{M}])র্য/gu;
/** Sign between two measures of a size; the index has each measure as a word. */
const TIMES = /(\d)\s*[×x*]\s*(?=\d)/gi;

/** Normalises words like the index, and replaces aliases by the site's words. */
function plain(words: string, aliases: readonly SearchAlias[]) {
  const text = banglaText(latinDigits(words.toLowerCase()))
    .replace(BARE_RA, '$1র\u200d্য')
    .replace(TIMES, '$1 ');
  return aliases.reduce(
    (rest, [typed, word]) => rest.replace(aliasPattern(typed), (_, before: string) => before + word),
    text,
  );
}

/** Matches a whole Latin word or number, or the start of a Bangla word, whose ending stays, with the sign before it. */
const aliasPattern = (typed: string) =>
  new RegExp(String.raw`(^|[^\p{L}\p{M}\d]|\d(?!\d))(?:${typed})(?!\p{Script=Latin})`, 'gu');

/** Pages with the words as typed whose titles are read: as many as the first screen shows. */
const TITLES = 6;

const isIn = ([typed]: SearchAlias, text: string) => aliasPattern(typed).test(text);

/** Finds pages, among the first `TITLES` with the words as typed, in whose title an alias would replace words. */
async function titledWith(index: SearchIndex, words: string, aliases: readonly SearchAlias[]) {
  const { results } = await index.search(words);
  const pages = results.slice(0, TITLES).map(async (result) => {
    const title = plain((await result.data()).meta.title, []);
    return aliases.some((alias) => isIn(alias, title)) ? [result] : [];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Pages with the words, best first. In Bangla figures are searched in both digits, as sizes are Latin, and words as typed
 * and as `spelledAlike`, which the index has of the pages' words, too.
 */
export async function findIn(
  index: SearchIndex,
  words: string,
  language: Language,
  aliases: readonly SearchAlias[],
): Promise<readonly FoundResult[]> {
  const typed = plain(words, []);
  const taken = aliases.filter((alias) => isIn(alias, typed));
  const wordings = new Set(
    [words, spelledAlike(words)]
      .map((spelled) => plain(spelled, aliases))
      .flatMap((text) => [text, inDigits(text, language)]),
  );
  const results = await Promise.all([
    ...[...wordings].map(async (one) => (await index.search(one)).results),
    taken.length === 0 ? [] : titledWith(index, typed, taken),
  ]);
  if (taken.length > 0 && results.flat().length === 0) return findIn(index, words, language, []);
  const best = results.flat().sort((a, b) => a.score - b.score);
  return [...new Map(best.map((result) => [result.id, result])).values()].sort((a, b) => b.score - a.score);
}

/** Moves pages whose title equals the query to the front, however often other pages contain its words. */
export function titleFirst(pages: readonly FoundPage[], words: string, aliases: readonly SearchAlias[]) {
  const compared = (text: string) => plain(text, aliases).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const wanted = compared(words);
  const isWanted = ({ meta }: FoundPage) => Number(compared(meta.title) === wanted);
  return [...pages].sort((a, b) => isWanted(b) - isWanted(a));
}
