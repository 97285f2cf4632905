/**
 * Queries the search index of a finished export like the search page, without a browser. Reads a JSON list of questions
 * from stdin and writes the answers: found pages, best first, and transferred bytes. Index parts of earlier questions
 * count as cached, as in one visit. `tsx scripts/export/ask-search.ts out en`
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Language, findIn, type SearchIndex, searchOptions, titleFirst } from '../../lib/text';
import { routes } from '../../content/routes';
import { searchWords } from '../../content/strings/search-words';

export type SearchAnswers = {
  /** Bytes loaded on focus of the field: pagefind's program and script, and the list of pages. */
  readonly ready: number;
  readonly answers: readonly { readonly urls: readonly string[]; readonly bytes: number }[];
};

/** `SearchIndex` with another function of pagefind. */
type Pagefind = SearchIndex & { readonly filters: () => Promise<unknown> };

/** Number of pages that the search page loads and shows at first (`components/site/search/use-search.ts`). */
const SHOWN = 6;
const ORIGIN = 'https://search.test';

const [out = 'out', code] = process.argv.slice(2);
const language: Language = code === 'bn' ? 'bn' : 'en';
const aliases = searchWords[language];
/** Bytes of every requested file. pagefind's own files are compressed; the host compresses the others. */
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

// Browser globals for pagefind's script.
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
  noWorker: true,
  basePath: `${path.dirname(routes.searchIndex)}/`,
  baseUrl: '/',
});
await index.init();
// `init` does not await its requests; `filters` does, and fetches nothing, because the index has no filters.
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
