import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pageIn } from '@/app/_lib/page-in';
import { absoluteUrl } from '@/app/_lib/site-origin';
import { pageMeta } from '@/app/_lib/page-meta';
import { sharePictures } from '@/app/_lib/share-pictures';
import { HomeScreen } from '@/app/(site)/_screens/home';
import { productPages } from '@/app/(site)/_screens/product';
import { SearchScreen } from '@/app/(site)/_screens/search';
import NotFoundPage from '@/app/global-not-found';
import sitemap from '@/app/sitemap';
import { SiteShell } from '@/components/site/layout/site-shell';
import { products } from '@/content/entities/products';
import { publicPages } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';

// jsdom cannot load it, and only the lists of files print.
jest.mock('pdfkit', () => ({}));
jest.mock('@/content/registry/languages', () => ({ languages: ['en'], speaksBangla: false }));

const BANGLA = /[\u0980-\u09ff]/;

/** The elements of a part of the website, as its export has them. */
function exported(part: ReactElement | undefined) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(part);
  return page;
}

test('header, menu and footer have no link to another language', () => {
  const page = exported(
    <SiteShell locale={english} path={routes.quality}>
      <h1>Quality</h1>
    </SiteShell>,
  );
  expect(page.querySelectorAll('header a, footer a').length).toBeGreaterThan(10);
  expect(page.querySelectorAll('[hreflang], [lang]')).toHaveLength(0);
  expect(page.outerHTML).not.toMatch(BANGLA);
});

const [product] = products;
const parts: readonly (readonly [name: string, part: ReactElement | undefined])[] = [
  ['home page', <HomeScreen key="" locale={english} />],
  ['search', <SearchScreen key="" locale={english} />],
  ['not-found page', <NotFoundPage key="" />],
  ['page of a product', product && <productPages.Screen key="" locale={english} item={product} />],
];

test.each(parts)(
  'the %s, with its data, has no word in Bangla and no link to a page in it',
  (_name, part) => {
    const page = exported(part);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('a[href^="/bn"]')).toHaveLength(0);
    expect(page.outerHTML).not.toMatch(BANGLA);
  },
);

test('no page names a version in another language, for search engines or in the sitemap', () => {
  const { alternates } = pageMeta(pageIn('home', english));
  expect(alternates).toMatchObject({ canonical: expect.any(String) });
  expect(alternates).not.toHaveProperty('languages');
  const entries = sitemap();
  const addresses = entries.map(({ url }) => url);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(publicPages.map(({ path }) => absoluteUrl(path))).toEqual(expect.arrayContaining(addresses));
  expect(
    entries.filter(({ url, alternates: others }) => others ?? new URL(url).pathname.startsWith('/bn')),
  ).toEqual([]);
});

test('no shared picture is in another language', () => {
  expect(sharePictures.filter(({ language }) => language !== 'en')).toEqual([]);
});
