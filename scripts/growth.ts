/**
 * Builds the site with an archive of 100, 1,000 and 5,000 posts, news items and products in a copy of the project and
 * says what that costs: `npm run growth`, or `npm run growth -- 100 1000`. Share pictures are left out unless
 * `--share-pictures` is given: drawing one costs many times its page, once. Writes `docs/growth.json` after a whole run
 * and fails when pages grow with their number, a list of 1,000 weighs too much, or the time per page grows.
 * `npm run growth -- --search` builds nothing but the search index of 5,000 posts, and says what a question loads.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles, readPage } from './export/pages';
import { growArchive } from './growth/archive';
import { build, type BuildCost } from './growth/build';
import { indexArticles, searchCosts } from './growth/search';

const RESULTS = 'docs/growth.json';
/** Inside the project, so that the copy finds the project's packages. */
const SCRATCH = '.cache/growth';
const COPIED = [
  'app',
  'components',
  'content',
  'hosting',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const FULL_RUN = [100, 1000, 5000];
/** In bytes, brotli; at 1,000 items. */
const LIST_BUDGET = 60_000;
const LISTED = 1000;
/** Of each kind, for the middle one. */
const ARTICLES_WEIGHED = 101;
/** Bytes that a question may load, with 5,000 articles. */
const SEARCH_BUDGET = 150_000;
const SEARCHED = 5000;
/** How much the time per page, and the size of an article, may grow from the second archive to the last. */
const TIME_GROWTH = 1.2;
const ARTICLE_GROWTH = 1.02;

type Growth = BuildCost & {
  readonly count: number;
  readonly pages: number;
  readonly msPerPage: number;
  /** Bytes after brotli: the heaviest page of every kind of list, and the middle article of each kind. */
  readonly lists: Readonly<Record<string, number>>;
  readonly articles: Readonly<Record<string, number>>;
  /** The same of a product's page. They differ by what is drawn, and by lot, so no limit is set on their growth. */
  readonly product: number;
  /** What the visitor's list loads to know its products by name. */
  readonly listed: number;
  /** Bytes of what the search field loads when it gets the focus, and of the first question by its word. */
  readonly search: ReturnType<typeof searchCosts>;
};

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

function clearScratch() {
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
}

/** @returns 1 when a question loads too much */
async function growSearch() {
  clearScratch();
  cpSync('content', path.join(SCRATCH, 'content'), { recursive: true });
  growArchive(SCRATCH, SEARCHED);
  const costs = searchCosts(await indexArticles(SCRATCH));
  console.log(JSON.stringify(costs, undefined, 2));
  return Object.values(costs.questions).some((bytes) => bytes > SEARCH_BUDGET) ? 1 : 0;
}

async function grow(count: number): Promise<Growth> {
  clearScratch();
  for (const name of COPIED) cpSync(name, path.join(SCRATCH, name), { recursive: true });
  if (!options['share-pictures']) rmSync(`${SCRATCH}/app/og`, { recursive: true });
  // Finished pictures cost nothing again.
  if (existsSync('.cache/images')) {
    mkdirSync(`${SCRATCH}/.cache`);
    symlinkSync(path.resolve('.cache/images'), `${SCRATCH}/.cache/images`, 'junction');
  }
  // The copy has no lock file, from which builds are named; its packages are the project's.
  renameSync(`${SCRATCH}/next.config.mjs`, `${SCRATCH}/next.config.project.mjs`);
  writeFileSync(
    `${SCRATCH}/next.config.mjs`,
    "import config from './next.config.project.mjs';\n" +
      `export default { ...config, generateBuildId: () => 'growth', turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  );
  growArchive(SCRATCH, count);
  const cost = await build(SCRATCH);
  const files = await pageFiles(`${SCRATCH}/out`);
  return {
    count,
    ...cost,
    pages: files.length,
    msPerPage: Math.round((cost.seconds * 1000) / files.length),
    lists: {
      news: await heaviest(/^news-events(\/page\/.*)?\.html$/),
      works: await heaviest(/^works(\/page\/.*)?\.html$/),
      blog: await heaviest(/^blog(\/page\/.*)?\.html$/),
      products: await heaviest(/^products(\/range\/.*)?\.html$/),
      gallery: await heaviest(/^gallery\.html$/),
      search: await heaviest(/^search\.html$/),
    },
    articles: {
      news: await middle(/^news-events\/entry-/),
      blog: await middle(/^blog\/entry-/),
    },
    product: await middle(/^products\/product-/),
    listed: brotliCompressSync(readFileSync(`${SCRATCH}/out/products/list.json`)).length,
    search: searchCosts(`${SCRATCH}/out`),
  };

  async function weights(pattern: RegExp, most = Infinity) {
    const some = files.filter((file) => pattern.test(file.replaceAll(path.sep, '/'))).slice(0, most);
    const bytes: number[] = [];
    for (const file of some) {
      bytes.push(brotliCompressSync((await readPage(`${SCRATCH}/out`, file)).html).length);
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
  const larger = Object.keys(last.articles).filter(
    (kind) => (last.articles[kind] ?? 0) > (second.articles[kind] ?? 0) * ARTICLE_GROWTH,
  );
  return [
    ...heavy,
    ...(slower > TIME_GROWTH ? [`The time per page grew by the factor ${slower.toFixed(2)}.`] : []),
    ...larger.map((kind) => `Articles grow with their number: ${kind}.`),
  ];
}
