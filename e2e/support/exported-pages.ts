import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '../../content/routes';
import { isMovedPage } from '../../scripts/export/pages';
import { pageKinds } from '../../scripts/page-kinds';
import { isFull } from '../../scripts/test/depth';

const STUDIO = /^\/(admin|profile|pages)(\/|$)/;

/** The address of every exported page: `out/blog/x.html` is `/blog/x`. The not-found page has none. */
const allPages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => !isMovedPage(readFileSync(`out/${file}`, 'utf8')))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** Every screen of the studio. */
export const studioPages = allPages.filter((page) => STUDIO.test(page));

type Stored = { readonly id: string; readonly form?: { readonly shape: string; readonly laying?: string } };
// Playwright loads no JSON modules.
const products = JSON.parse(readFileSync('content/entities/products/data.json', 'utf8')) as readonly Stored[];

/** One product of each way that its page is made. */
const samples = new Map(products.map(({ id, form }) => [form?.laying ?? form?.shape, id]));
const sampled = new Set([...pageKinds, ...[...samples.values()].map(routes.product)]);
const [, ...otherRanges] = allPages.filter((page) => page.startsWith(routes.productRange('')));

/** English pages that differ from another one in words and figures only: products, articles, vacancies, ranges. */
export const samePages: ReadonlySet<string> = new Set([
  ...products.map(({ id }) => routes.product(id)).filter((page) => !sampled.has(page)),
  ...allPages.filter((page) => /^\/(news-events|blog|career)\//.test(page) && !sampled.has(page)),
  ...otherRanges,
]);

/** Every public page; in the short run, one of those that are alike. */
export const publicPages = allPages.filter(
  (page) => !STUDIO.test(page) && (isFull || !samePages.has(page.replace(/^\/bn/, ''))),
);
