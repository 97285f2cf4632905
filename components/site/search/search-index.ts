import type { SearchIndex } from '@/content/lib/search';
import { searchOptions } from '@/content/lib/search';
import type { Language } from '@/content/lib/language';
import { routes } from '@/content/routes';

let index: Promise<SearchIndex> | undefined;

/**
 * The index of a language, fetched once: a page has one. It is in files of its own that the export writes, and no page
 * but the search page asks for them.
 * @throws Error when the network has none; the next call tries again.
 */
export function searchIndex(language: Language) {
  index ??= fetchIndex(language).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(language: Language) {
  const fetched = (await import(/* turbopackIgnore: true */ routes.searchIndex)) as SearchIndex;
  await fetched.options(searchOptions(language));
  await fetched.init();
  return fetched;
}
