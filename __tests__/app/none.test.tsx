import { render } from '@testing-library/react';
import { itInFull } from '@/__tests__/it-in-full';
import { published } from '@/__tests__/content/published';
import { RelatedArticles } from '@/components/site/shared/related-articles';
import { english } from '@/content/strings/english';
import { entities, registry } from '@/content/registry';
import type { Entity } from '@/lib/records';
import { holesIn } from '@/e2e/support/holes';

// jsdom cannot load it, and only the lists of files print.
jest.mock('pdfkit', () => ({}));

/** Lists that may be empty; a website has at least one product. */
const lists = entities.filter((entity) => registry[entity].min === 0);

type Content = Partial<Readonly<Record<Entity, readonly object[]>>>;

const without = (empty: readonly Entity[]): Content =>
  Object.fromEntries(empty.map((entity) => [entity, []]));

/** Renders the pages that are no record's, in both languages, with the records of some entities replaced. */
async function pagesWith(content: Content) {
  jest.resetModules();
  for (const entity of entities) jest.dontMock(`@/content/entities/${entity}/data.json`);
  for (const [entity, records] of Object.entries(content))
    jest.doMock(`@/content/entities/${entity}/data.json`, () => records);
  const { renderToString } = await import('react-dom/server');
  const { locales } = await import('@/content/strings/locales');
  const { banglaScreens } = await import('@/app/(site)/_screens/screens');
  const { publicPages } = await import('@/content/pages/public-pages');
  const { SiteFooter } = await import('@/components/site/layout/site-footer');
  const { MenuOverlay } = await import('@/components/site/layout/menu-overlay');
  const Screens = [
    (await import('@/app/(site)/_screens/home')).HomeScreen,
    (await import('@/app/(site)/_screens/products')).ProductsScreen,
    (await import('@/app/(site)/_screens/gallery')).GalleryScreen,
    (await import('@/app/(site)/_screens/key-product')).KeyProductScreen,
    (await import('@/app/(site)/_screens/search')).SearchScreen,
  ];
  const elements = Object.values(locales).flatMap((locale) => [
    ...Screens.map((Screen) => (
      <>
        <MenuOverlay locale={locale} path="/" />
        <Screen key="" locale={locale} />
        <SiteFooter locale={locale} path="/" />
      </>
    )),
    ...publicPages
      .filter(({ route }) => route !== 'files')
      .flatMap((page) => {
        const { Screen } = banglaScreens[page.route] ?? {};
        return Screen === undefined ? [] : [<Screen key="" locale={locale} page={page} />];
      }),
  ]);
  const pages = elements.map((element) => {
    const page = document.createElement('body');
    page.innerHTML = renderToString(element);
    return page;
  });
  return { pages, paths: publicPages.map(({ path }) => path) };
}

async function expectNoHole(content: Content) {
  const { pages, paths } = await pagesWith(content);
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.textContent).not.toMatch(/undefined|, ,|\{[a-z]+\}/i);
    expect(holesIn(page)).toEqual([]);
    const addresses = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map(({ pathname }) => pathname)
      .filter((path) => !path.includes('.'));
    expect(paths).toEqual(
      expect.arrayContaining(addresses.map((one) => one.replace(/^\/bn(?=\/|$)/, '') || '/')),
    );
  }
}

it('without any records but products, no page has a heading, list or link that leads to nothing', async () =>
  expectNoHole(without(lists)));

itInFull.each(lists)(
  'without %s, no page has a heading, list or link that leads to nothing',
  async (entity) => expectNoHole(without([entity])),
);

it('a firm with a name, two addresses, one telephone and an e-mail alone has no empty line, list or heading', async () => {
  const optional = [
    'group',
    'claim',
    'fax',
    'helpline',
    'whatsApp',
    'openingHours',
    'careersEmail',
    'credit',
  ];
  const [firm] = published.company;
  const required = Object.entries(firm ?? {}).filter(([name]) => !optional.includes(name));
  const phones = (firm?.phones as readonly string[]).slice(0, 1);
  const bare = { ...Object.fromEntries(required), phones, socials: [] };
  const [ownHome, ownAbout] = [{ ...published.home[0] }, { ...published['about-us'][0] }];
  Reflect.deleteProperty(ownHome, 'whyGreen');
  Reflect.deleteProperty(ownAbout, 'viceChairman');
  const ofPages = ['heading', 'lead', 'note', 'share', 'cover'];
  const pages = published.pages.map((page) =>
    Object.fromEntries(Object.entries(page).filter(([name]) => !ofPages.includes(name))),
  );
  await expectNoHole({ company: [bare], home: [ownHome], 'about-us': [ownAbout], pages });
});

itInFull(
  'with one record in each list, no page counts it in the plural or says that all of it is shown',
  async () => {
    const { products, blogs, news, galleries, quality } = published;
    const [gallery] = galleries;
    const [photo] = gallery?.images as readonly object[];
    const { pages } = await pagesWith({
      ...without(lists),
      products: products.slice(0, 1),
      blogs: blogs.slice(0, 1),
      news: news.slice(0, 1).map((item) => ({ ...item, products: undefined })),
      galleries: [{ ...gallery, images: [{ ...photo, product: undefined }], products: [] }],
      'key-product': published['key-product'].map((page) => ({ ...page, block: undefined })),
      quality: quality.map((page) => ({ ...page, plan: undefined })),
    });
    const texts = pages.map((page) => {
      page.querySelectorAll('script').forEach((script) => script.remove());
      const named = [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
      return [page.textContent, ...named].join('\n');
    });
    expect(texts.join('\n')).toContain('There is no key product to show at present.');
    expect(texts.join('\n')).toMatch(/This is the only one\..*See More/s);
    expect(
      texts.flatMap(
        (text) => text.match(/1\+|(?:All|\b1 of) 1 shown|\b1 (?:products|photos|posts|pages)\b/g) ?? [],
      ),
    ).toEqual([]);
  },
);

itInFull(
  'with one record in each list, no page has a heading, list or link that leads to nothing',
  async () => {
    await expectNoHole(Object.fromEntries(lists.map((entity) => [entity, published[entity].slice(0, 1)])));
  },
);

it('an article without others names none', () => {
  const { container } = render(<RelatedArticles locale={english} articles={[]} lead="Others" />);
  expect(container).toBeEmptyDOMElement();
});
