import { routes } from '@/content/routes';

/** One page that was found, as pagefind tells it. */
export type FoundPage = {
  readonly url: string;
  /** HTML with `<mark>` around the words and no other tag. */
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly kind: string };
};

/** The part of pagefind's browser API that is used here (https://pagefind.app/docs/api/). */
type SearchIndex = {
  readonly options: (options: {
    readonly excerptLength: number;
    readonly noWorker: boolean;
  }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    words: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<FoundPage> }[] }>;
};

/** Words that are shown around what was found. */
const EXCERPT = 28;

let index: Promise<SearchIndex> | undefined;

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
