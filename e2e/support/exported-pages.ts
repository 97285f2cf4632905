import { readdirSync, readFileSync } from 'node:fs';
import { products } from '../../content/entities/products';
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

/** The page of one product of each way that such a page is made. */
export const productPages = [
  ...new Map(
    products.map(({ id, form }) => [form?.shape === 'extrusion' ? form.laying : form?.shape, id]),
  ).values(),
].map(routes.product);
const sampled = new Set([...pageKinds, ...productPages]);
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
