import { blogs, newestBlogs } from '../entities/blogs';
import { landingPages } from '../entities/landing-pages';
import { newestNews, newestNewsItems, newsItems } from '../entities/news';
import { products } from '../entities/products';
import { isListed, rangePages } from './product-ranges';
import { vacancies } from '../entities/vacancies';
import { newestFirst, hasLanguage, countPages, FILES_LENGTH } from '../../lib/records';
import { speaksBangla } from '../registry/languages';
import { mainMenu } from '../navigation';
import { routes } from '../routes';
import { isShown } from './shown-pages';
import { ownBlock } from '../registry/wall-figures';

/** Routes of one page, in sitemap order. */
const single = [
  ...mainMenu.map(({ page }) => page),
  'list',
  'files',
  'compare',
  'details',
  'search',
] as const;

export type SingleRoute = (typeof single)[number];

/** Routes with a page for each record of a collection. */
export type RecordRoute = 'product' | 'newsItem' | 'blogPost' | 'vacancy' | 'landingPage';

/** A public page. */
export type PublicPage = {
  /** Name of its route (`routes`) and its screen. */
  readonly route: SingleRoute | 'productRange' | 'commonWalls' | RecordRoute;
  /** English path. */
  readonly path: string;
  /** Id of the page's record, or slug of its range. */
  readonly id?: string;
  /** Number of the page in its list, from 1. */
  readonly number?: number;
  /** Day (YYYY-MM-DD) on which its newest item was published; absent for a page without items. */
  readonly day?: string;
  readonly isEnglishOnly?: boolean;
  /** Whether search engines may not list it, because another page says the same. */
  readonly isUnlisted?: boolean;
};

const listed: Partial<Record<PublicPage['route'], readonly { readonly createdAt: string }[]>> = {
  newsEvents: newestNews,
  career: newestFirst(vacancies),
  works: newestNewsItems,
  blog: newestBlogs,
};

const further = (page: PublicPage, items: readonly unknown[], length?: number) =>
  Array.from({ length: countPages(items, length) - 1 }, (_, index): PublicPage => {
    const number = index + 2;
    return { ...page, path: routes.listPage(page.path, number), number };
  });

const ofRecord = (route: RecordRoute, id: string, record: object): PublicPage => ({
  route,
  path: routes[route](id),
  id,
  isEnglishOnly: !hasLanguage(record, 'bn'),
});

type Article = { readonly _id: string; readonly createdAt: string };

const articles = (route: RecordRoute, items: readonly Article[]) =>
  items.map((item) => ({ ...ofRecord(route, item._id, item), day: item.createdAt }));

const allPages: readonly PublicPage[] = [
  ...single.map((route): PublicPage => {
    const [newest] = listed[route] ?? [];
    return { route, path: routes[route], ...(newest && { day: newest.createdAt }) };
  }),
  ...(['newsEvents', 'works', 'blog'] as const).flatMap((route) =>
    further({ route, path: routes[route] }, listed[route] ?? []),
  ),
  ...further(
    { route: 'files', path: routes.files },
    products.filter(({ form }) => form !== undefined),
    FILES_LENGTH,
  ),
  ...rangePages.flatMap((range) => {
    const { slug, members } = range;
    const page: PublicPage = {
      route: 'productRange',
      path: routes.productRange(slug),
      id: slug,
      ...(!isListed(range) && { isUnlisted: true }),
    };
    return [page, ...further(page, members)];
  }),
  ...(ownBlock === undefined
    ? []
    : [{ route: 'commonWalls', path: routes.commonWalls, id: 'walls' } as const]),
  ...products.map((product) => ofRecord('product', product.id, product)),
  ...articles('newsItem', newsItems),
  ...articles('blogPost', blogs),
  ...articles('vacancy', vacancies),
  ...landingPages.map((page) => ofRecord('landingPage', page.id, page)),
];

/** Every public page that is on, the source of sitemap, language switch, `hreflang`, Bangla pages and the export. */
export const publicPages = allPages.filter(({ path }) => isShown(path));

const byPath = new Map(publicPages.map((page) => [page.path, page]));

/** Finds the page at an English path. */
export const publicPageAt = (path: string) => byPath.get(path);

/** Whether the page at an English path also exists in Bangla. Ignores a fragment. */
export function hasBanglaPage(path: string) {
  const page = byPath.get(path.replace(/#.*/, ''));
  return speaksBangla && page !== undefined && page.isEnglishOnly !== true;
}
