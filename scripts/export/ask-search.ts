/**
 * Asks the search index of a finished export as the search page does, without a browser: `tsx scripts/export/ask-search.ts out en`.
 * Reads a JSON list of questions from its input and writes the answers: every page that was found, best first, and the
 * bytes that the network carried for it: a part of the index that an earlier question needed is there already, as in one visit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../content/routes';

export type SearchAnswers = {
  /** Bytes of what the field loads when it gets the focus: pagefind's program and script, and the list of pages. */
  readonly ready: number;
  readonly answers: readonly { readonly urls: readonly string[]; readonly bytes: number }[];
};

/** The part of pagefind's browser API that is used here (https://pagefind.app/docs/api/). */
type Pagefind = {
  readonly options: (options: Readonly<Record<string, string | number | boolean>>) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly filters: () => Promise<unknown>;
  readonly search: (words: string) => Promise<{
    readonly results: readonly {
      readonly id: string;
      readonly data: () => Promise<{ readonly url: string }>;
    }[];
  }>;
};

/** How many pages the search page shows, and loads, at first (`components/site/search/use-search.ts`). */
const SHOWN = 6;
const ORIGIN = 'https://search.test';

const [out = 'out', language = 'en'] = process.argv.slice(2);
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
await index.options({ basePath: `${path.dirname(routes.searchIndex)}/`, baseUrl: '/', noWorker: true });
await index.init();
// The call before begins to fetch and does not wait; this one waits, and fetches nothing, as our index has no filters.
await index.filters();

const ready = sum();
const answers: SearchAnswers['answers'][number][] = [];
for (const question of JSON.parse(readFileSync(0, 'utf8')) as string[]) {
  const before = sum();
  const { results } = await index.search(question);
  const urls: string[] = [];
  for (const [place, result] of results.entries()) {
    isCounting = place < SHOWN;
    urls.push((await result.data()).url);
  }
  isCounting = true;
  answers.push({ urls, bytes: sum() - before });
}
process.stdout.write(JSON.stringify({ ready, answers } satisfies SearchAnswers));
