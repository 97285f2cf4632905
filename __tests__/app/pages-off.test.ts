import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { type ComponentType, createElement } from 'react';
import type { RouteScreen } from '@/app/(site)/_screens/site-page';
import { itInFull } from '@/__tests__/it-in-full';
import { formOf } from '@/content/registry/forms';
import type { Locale } from '@/content/strings/locale';
import { holesIn } from '@/e2e/support/holes';

jest.mock('@/app/(site)/_screens/product-file', () => ({
  productFile: () => Promise.resolve({ length: 12_345 }),
  detailFile: () => ({ length: 4_001 }),
}));
jest.mock('@/app/(site)/_screens/archives', () => ({
  ...jest.requireActual<object>('@/app/(site)/_screens/archives'),
  archiveOf: () => Promise.resolve({ length: 99_000 }),
}));
jest.mock('@/app/_lib/day-of-change', () => ({
  dayOfChange: () => '2026-05-03',
  lastChange: () => '2026-05-03',
  updatedOn: () => undefined,
}));

type PageRecord = { readonly id: string };
const records = jest.requireActual<readonly PageRecord[]>('@/content/entities/pages/data.json');

/** Ids of the pages that can be off. */
const switched = formOf('pages').fields.find(({ name }) => name === 'shown')?.of ?? [];

/** Most pages of one kind that are looked at. */
const OF_A_KIND = 2;

/** Modules of the website as it is with some pages off. */
async function websiteWithout(off: readonly string[]) {
  jest.resetModules();
  jest.doMock('@/content/entities/pages/data.json', () =>
    records.map((page) => (off.includes(page.id) ? { ...page, shown: 'no' } : page)),
  );
  const { locales } = await import('@/content/strings/locales');
  const { publicPages } = await import('@/content/pages/public-pages');
  const { siteOrigin } = await import('@/app/_lib/site-origin');
  return { locales, publicPages, siteOrigin };
}

async function screens(): Promise<Readonly<Record<string, RouteScreen['Screen']>>> {
  const { banglaScreens } = await import('@/app/(site)/_screens/screens');
  const { ofRecord } = await import('@/app/(site)/_screens/site-page');
  const { productPages } = await import('@/app/(site)/_screens/product');
  const { landingPage } = await import('@/app/(site)/_screens/landing-page');
  return {
    ...Object.fromEntries(Object.entries(banglaScreens).map(([route, { Screen }]) => [route, Screen])),
    home: (await import('@/app/(site)/_screens/home')).HomeScreen,
    products: (await import('@/app/(site)/_screens/products')).ProductsScreen,
    gallery: (await import('@/app/(site)/_screens/gallery')).GalleryScreen,
    keyProduct: (await import('@/app/(site)/_screens/key-product')).KeyProductScreen,
    search: (await import('@/app/(site)/_screens/search')).SearchScreen,
    list: (await import('@/app/(site)/_screens/list')).ProjectListScreen,
    compare: (await import('@/app/(site)/_screens/compare')).CompareScreen,
    product: ofRecord(productPages).Screen,
    landingPage: ofRecord(landingPage).Screen,
  };
}

/** Documents of pages of every kind in their shell, of the page for unknown addresses, and of a failed one, by name. */
async function documentsOf({ locales, publicPages }: Awaited<ReturnType<typeof websiteWithout>>) {
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { SiteShell } = await import('@/components/site/layout/site-shell');
  const { NotFoundScreen } = await import('@/components/site/shared/not-found-screen');
  const { ErrorScreen } = await import('@/components/ui/error-screen');
  const { error } = await import('@/content/strings/error');
  const { oneLanguage } = await import('@/lib/text');
  const all = await screens();
  const shown = publicPages.filter(
    ({ route, path }) =>
      publicPages.filter((other) => other.route === route).findIndex((other) => other.path === path) <
      OF_A_KIND,
  );
  const inShell = (locale: Locale, path: string | undefined, Screen: ComponentType) =>
    createElement(
      SiteShell,
      path === undefined ? { locale, children: null } : { locale, path, children: null },
      createElement(Screen),
    );
  const elements = Object.values(locales).flatMap((locale) => [
    ...shown
      .filter(({ isEnglishOnly }) => locale.language === 'en' || isEnglishOnly !== true)
      .map((page) => {
        const Screen = all[page.route];
        if (Screen === undefined) throw new Error(`There is no screen of ${page.route}.`);
        return inShell(locale, page.path, () => createElement(Screen, { locale, page }));
      }),
    inShell(locale, undefined, () => createElement(NotFoundScreen, { locale, other: locales.en })),
    createElement(ErrorScreen, oneLanguage(error, locale.language)),
  ]);
  return Promise.all(
    elements.map(async (element) => {
      const { prelude } = await prerenderToNodeStream(element);
      return new JSDOM(await text(prelude)).window.document;
    }),
  );
}

const inEnglish = (path: string) => path.replace(/^\/bn(?=\/|$)/, '') || '/';

/** English paths of the pages of this website that a document leads to, by links, forms and structured data. */
function pathsIn(document: Document, origin: string) {
  // Links in texts are the business of the check of content.
  document.querySelectorAll('.article-body').forEach((body) => body.remove());
  const targets = [...document.querySelectorAll('a[href], form[action]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
  );
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => textContent?.match(/"https:[^"]+"/g)?.map((address) => address.slice(1, -1)) ?? [],
  );
  return [...targets, ...data]
    .map((target) => new URL(target, origin))
    .filter((url) => url.origin === origin && !url.pathname.includes('.'))
    .map((url) => inEnglish(url.pathname));
}

async function expectNoLinkTo(off: readonly string[]) {
  const website = await websiteWithout(off);
  const { publicPages, siteOrigin, locales } = website;
  const paths = publicPages.map(({ path }) => path);
  const { addressOfPage } = await import('@/content/entities/pages/switch');
  for (const address of off.map(addressOfPage)) expect(paths).not.toContain(address);
  const documents = await documentsOf(website);
  expect(documents.length).toBeGreaterThan(10);
  for (const document of documents) {
    expect(holesIn(document)).toEqual([]);
    const leads = pathsIn(document, siteOrigin);
    expect(leads.length).toBeGreaterThan(0);
    expect(leads.filter((path) => !paths.includes(path))).toEqual([]);
  }
  const { default: sitemap } = await import('@/app/sitemap');
  const { jsonResponse } = await import('@/app/_lib/feeds');
  const feeds = Object.values(locales).map(async (locale) => {
    const { items } = (await jsonResponse(locale).json()) as { readonly items: readonly { url: string }[] };
    return items;
  });
  for (const { url } of [...sitemap(), ...(await Promise.all(feeds)).flat()])
    expect(paths).toContain(inEnglish(new URL(url).pathname));
}

it('with every page off that can be off, no page, feed or sitemap leads to one, and no page has a hole', async () =>
  expectNoLinkTo(switched));

itInFull.each([['no page', []], ...switched.map((id) => [id, [id]] as const)] as const)(
  'with %s off, no page, feed or sitemap leads to it, and no page has a hole',
  async (_, off) => expectNoLinkTo(off),
);

it.each([
  ['news-events', '/news-events', '/works'],
  ['works', '/works', '/news-events'],
])('with %s off, news items stay and lead back to the other list', async (id, gone, kept) => {
  const website = await websiteWithout([id]);
  const item = website.publicPages.find(({ route }) => route === 'newsItem');
  if (item === undefined) throw new Error('The website has no news item.');
  const { locales } = website;
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { newsItem: Screen } = await screens();
  if (Screen === undefined) throw new Error('News items have no screen.');
  const { prelude } = await prerenderToNodeStream(createElement(Screen, { locale: locales.en, page: item }));
  const leads = pathsIn(new JSDOM(await text(prelude)).window.document, website.siteOrigin);
  expect(leads).toContain(kept);
  expect(leads).not.toContain(gone);
});

it.each([
  ['blog', 'blogPost'],
  ['career', 'vacancy'],
])('with %s off, the pages that it lists are off, too', async (id, route) => {
  expect((await websiteWithout([])).publicPages.some((page) => page.route === route)).toBe(true);
  expect((await websiteWithout([id])).publicPages.some((page) => page.route === route)).toBe(false);
});

it.each([
  [['career'], 'Search products, articles and pages'],
  [['career', 'blog', 'news-events', 'works'], 'Search products and pages'],
])('with %s off, the field of the search names none of them', async (off, label) => {
  const { locales } = await websiteWithout(off);
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { SearchForm } = await import('@/components/site/shared/search-form');
  const { prelude } = await prerenderToNodeStream(createElement(SearchForm, { locale: locales.en }));
  expect(new JSDOM(await text(prelude)).window.document.querySelector('label')?.textContent).toBe(label);
});

it('the home, products and contact pages have no switch', () => {
  expect([...switched, 'home', 'products', 'contact'].sort()).toEqual(records.map(({ id }) => id).sort());
  const { schema } = formOf('pages');
  for (const page of records)
    expect(schema.safeParse({ ...page, shown: 'no' }).success).toBe(switched.includes(page.id));
});
