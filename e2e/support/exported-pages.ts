import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '../../content/routes';
import { isFull } from '../../scripts/test/depth';

const STUDIO = /^\/(admin|profile|pages)(\/|$)/;

/** The address of every exported page: `out/blog/x.html` is `/blog/x`. The not-found page has none. */
const allPages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** Every screen of the studio. */
export const studioPages = allPages.filter((page) => STUDIO.test(page));

type Stored = { readonly id: string; readonly form?: { readonly shape: string; readonly laying?: string } };
// Playwright loads no JSON modules.
const products = JSON.parse(readFileSync('content/entities/products/data.json', 'utf8')) as readonly Stored[];

/** One product of each way that its page is made; the pages of the others differ in figures only. */
const samples = new Map(products.map(({ id, form }) => [form?.laying ?? form?.shape, id]));
const samePages = new Set(products.map(({ id }) => routes.product(id)));
samples.forEach((id) => samePages.delete(routes.product(id)));
const [, ...otherRanges] = allPages.filter((page) => page.startsWith(routes.productRange('')));
otherRanges.forEach((page) => samePages.add(page));

/** Every public page; in the short run, one product of each kind, and one range of products. */
export const publicPages = allPages.filter(
  (page) => !STUDIO.test(page) && (isFull || !samePages.has(page.replace(/^\/bn/, ''))),
);
