import { type SearchIndex, searchOptions, type Language } from '@/lib/text';
import { routes } from '@/content/routes';

let index: Promise<SearchIndex> | undefined;

/** Loads the index of a language, once per page. After a network failure the next call retries. */
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
