import { inDigits, latinDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import { routes } from '@/content/routes';

/** One page that was found, as pagefind tells it. */
export type FoundPage = {
  readonly url: string;
  /** HTML with `<mark>` around the words and no other tag. */
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly kind: string };
};

/** A page that was found; the rest of it is a file to fetch. */
type Result = { readonly id: string; readonly score: number; readonly data: () => Promise<FoundPage> };

/** The part of pagefind's browser API that is used here (https://pagefind.app/docs/api/). */
type SearchIndex = {
  readonly options: (options: {
    readonly excerptLength: number;
    readonly noWorker: boolean;
  }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (words: string) => Promise<{ readonly results: readonly Result[] }>;
};

/** Words that are shown around what was found. */
const EXCERPT = 28;

let index: Promise<SearchIndex> | undefined;

/**
 * The pages in a language that hold the words, best first. In Bangla figures are looked for in both digits: counts are in
 * Bangla ones, sizes in Latin ones, as they are printed on the goods.
 * @throws Error when the network has no index.
 */
export async function find(words: string, language: Language): Promise<readonly Result[]> {
  const { search } = await searchIndex();
  const wordings = new Set([latinDigits(words), inDigits(latinDigits(words), language)]);
  const found = await Promise.all([...wordings].map(async (wording) => (await search(wording)).results));
  const pages = new Map(found.flat().map((result) => [result.id, result]));
  return [...pages.values()].sort((one, other) => other.score - one.score);
}

/**
 * The index, fetched once; it stands in files of its own that the export writes, and no page but the search page asks
 * for them.
 * @throws Error when the network has none; the next call tries again.
 */
export function searchIndex() {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex() {
  const found = (await import(/* turbopackIgnore: true */ routes.searchIndex)) as SearchIndex;
  // A worker would need a policy of its own, and a question takes a few milliseconds.
  await found.options({ excerptLength: EXCERPT, noWorker: true });
  await found.init();
  return found;
}
