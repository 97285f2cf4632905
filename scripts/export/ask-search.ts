/**
 * Asks the search index of a finished export as the search page does, without a browser: `tsx scripts/export/ask-search.ts out en`.
 * Reads a JSON list of questions from its input and writes the answers: every page that was found, best first, and the
 * bytes that the network carried for it: a part of the index that an earlier question needed is there already, as in one visit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '../../content/lib/language';
import { findIn, type SearchIndex, searchOptions, titleFirst } from '../../content/lib/search';
import { routes } from '../../content/routes';
import { searchWords } from '../../content/strings/search-words';

export type SearchAnswers = {
  /** Bytes of what the field loads when it gets the focus: pagefind's program and script, and the list of pages. */
  readonly ready: number;
  readonly answers: readonly { readonly urls: readonly string[]; readonly bytes: number }[];
};

/** With what the index has, beside what the page asks of it. */
type Pagefind = SearchIndex & { readonly filters: () => Promise<unknown> };

/** How many pages the search page shows, and loads, at first (`components/site/search/use-search.ts`). */
const SHOWN = 6;
const ORIGIN = 'https://search.test';

const [out = 'out', code] = process.argv.slice(2);
const language: Language = code === 'bn' ? 'bn' : 'en';
const aliases = searchWords[language];
/** Bytes of every file that was asked for: pagefind's own are compressed, the others are compressed by the host. */
const carried = new Map<string, number>();
let isCounting = true;
const sum = () => [...carried.values()].reduce((all, bytes) => all + bytes, 0);

function read(address: string) {
  const { pathname } = new URL(address, ORIGIN);
  const bytes = readFileSync(path.join(out, pathname));
  if (isCounting)
    carried.set(pathname, /\.js(on)?$/.test(pathname) ? brotliCompressSync(bytes).length : bytes.length);
  return bytes;
}

// What pagefind's script asks of a browser.
Object.assign(globalThis, {
  window: globalThis,
  location: new URL(routes.search, ORIGIN),
  document: { querySelector: () => ({ getAttribute: () => language }) },
  fetch: (address: string) => Promise.resolve(new Response(read(address))),
});
read(routes.searchIndex);
const index = (await import(
  pathToFileURL(path.resolve(path.join(out, routes.searchIndex))).href
)) as Pagefind;
await index.options({
  ...searchOptions(language),
  basePath: `${path.dirname(routes.searchIndex)}/`,
  baseUrl: '/',
});
await index.init();
// The call before begins to fetch and does not wait; this one waits, and fetches nothing, as our index has no filters.
await index.filters();

const ready = sum();
const answers: SearchAnswers['answers'][number][] = [];
for (const question of JSON.parse(readFileSync(0, 'utf8')) as string[]) {
  const before = sum();
  const results = await findIn(index, question, language, aliases);
  const firstPages = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
  isCounting = false;
  const rest = await Promise.all(results.slice(SHOWN).map((result) => result.data()));
  isCounting = true;
  const pages = [...titleFirst(firstPages, question, aliases), ...rest];
  answers.push({ urls: pages.map(({ url }) => url), bytes: sum() - before });
}
process.stdout.write(JSON.stringify({ ready, answers } satisfies SearchAnswers));
