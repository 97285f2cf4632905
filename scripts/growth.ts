/**
 * Builds a copy of the project with 100, 1,000 and 5,000 posts, news items and products and reports the cost. Usage:
 * `npm run growth`, or `npm run growth -- 100 1000`. Omits share pictures without `--share-pictures`: each costs many
 * times its page. Writes `docs/growth.json` after a full run; fails if pages grow with their number, a list of 1,000 is
 * too heavy, or the time per page grows. `npm run growth -- --search` builds only the search index of 5,000 posts and
 * reports the bytes of a query.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copyCheckout } from './copy-checkout';
import { pageFiles, readPage } from './export/pages';
import { growArchive } from './growth/archive';
import { build } from './growth/build';
import { indexArticles, searchCosts } from './growth/search';

const RESULTS = 'docs/growth.json';
const FULL_RUN = [100, 1000, 5000];
/** Bytes of a list after brotli, at 1,000 items. */
const LIST_BUDGET = 60_000;
const LISTED = 1000;
/** Articles weighed per kind, to find the median. */
const ARTICLES_WEIGHED = 101;
/** Bytes of a query, with 5,000 articles. */
const SEARCH_BUDGET = 150_000;
const SEARCHED = 5000;
/** Allowed growth of the time per page, and of an article's size, from the second archive to the last. */
const TIME_GROWTH = 1.2;
const ARTICLE_GROWTH = 1.02;

type Growth = Awaited<ReturnType<typeof grow>>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'share-pictures': { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
  },
});
if (options.search) process.exit(await growSearch());
const counts = positionals.map(Number);
const results: Growth[] = [];
for (const count of counts.length > 0 ? counts : FULL_RUN) {
  const result = await grow(count);
  console.log(JSON.stringify(result, undefined, 2));
  results.push(result);
}
if (counts.length === 0) writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
const problems = complaints();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Calls a function with a copy of the project with `count` posts, news items and products. */
async function inGrown<Result>(count: number, measure: (copy: string) => Promise<Result>) {
  const copy = copyCheckout();
  try {
    growArchive(copy, count);
    return await measure(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @returns exit code, 1 if a query loads too much */
async function growSearch() {
  const costs = await inGrown(SEARCHED, async (copy) => searchCosts(await indexArticles(copy)));
  console.log(JSON.stringify(costs, undefined, 2));
  return Object.values(costs.questions).some((bytes) => bytes > SEARCH_BUDGET) ? 1 : 0;
}

async function grow(count: number) {
  return inGrown(count, async (copy) => {
    if (!options['share-pictures']) rmSync(path.join(copy, 'app/og'), { recursive: true });
    const cost = await build(copy);
    return { count, ...cost, ...(await weigh(path.join(copy, 'out'), cost.seconds)) };
  });
}

async function weigh(out: string, seconds: number) {
  const files = await pageFiles(out);
  return {
    pages: files.length,
    msPerPage: Math.round((seconds * 1000) / files.length),
    /** Bytes after brotli: heaviest page of each kind of list, and median article of each kind. */
    lists: {
      news: await heaviest(/^news-events(\/page\/.*)?\.html$/),
      works: await heaviest(/^works(\/page\/.*)?\.html$/),
      blog: await heaviest(/^blog(\/page\/.*)?\.html$/),
      products: await heaviest(/^products(\/range\/.*)?\.html$/),
      files: await heaviest(/^products\/files(\/.*)?\.html$/),
      gallery: await heaviest(/^gallery\.html$/),
      search: await heaviest(/^search\.html$/),
    },
    articles: {
      news: await middle(/^news-events\/entry-/),
      blog: await middle(/^blog\/entry-/),
    },
    /** Median product page in bytes. Without a limit, because drawings and random choice change it. */
    product: await middle(/^products\/product-/),
    /** Bytes of the product names that the visitor's list loads. */
    listed: brotliCompressSync(readFileSync(path.join(out, 'products/list.json'))).length,
    /** Bytes loaded when the search field gets the focus, and by each first query. */
    search: searchCosts(out),
  };

  async function weights(pattern: RegExp, max = Infinity) {
    const some = files.filter((file) => pattern.test(file.replaceAll(path.sep, '/'))).slice(0, max);
    const bytes: number[] = [];
    for (const file of some) {
      bytes.push(brotliCompressSync((await readPage(out, file)).html).length);
    }
    return bytes.sort((a, b) => a - b);
  }
  async function heaviest(pattern: RegExp) {
    return (await weights(pattern)).at(-1) ?? 0;
  }
  async function middle(pattern: RegExp) {
    const some = await weights(pattern, ARTICLES_WEIGHED);
    return some[Math.floor(some.length / 2)] ?? 0;
  }
}

function complaints() {
  const heavy = results
    .filter(({ count }) => count === LISTED)
    .flatMap(({ lists }) => Object.entries(lists))
    .filter(([, bytes]) => bytes > LIST_BUDGET)
    .map(([list, bytes]) => `${list}: ${bytes} bytes at ${LISTED} items, budget ${LIST_BUDGET}.`);
  const [, second, last] = results;
  if (!second || !last) return heavy;
  const slower = last.msPerPage / second.msPerPage;
  const larger = (['news', 'blog'] as const).filter(
    (kind) => last.articles[kind] > second.articles[kind] * ARTICLE_GROWTH,
  );
  return [
    ...heavy,
    ...(slower > TIME_GROWTH ? [`The time per page grew by the factor ${slower.toFixed(2)}.`] : []),
    ...larger.map((kind) => `Articles grow with their number: ${kind}.`),
  ];
}
