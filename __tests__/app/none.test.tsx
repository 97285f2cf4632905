import { render } from '@testing-library/react';
import { itInFull } from '@/__tests__/it-in-full';
import { RelatedArticles } from '@/components/site/shared/related-articles';
import { english } from '@/content/strings/english';
import { entities, registry } from '@/content/registry';
import type { Entity } from '@/lib/records';

// jsdom cannot load it, and only the lists of files print.
jest.mock('pdfkit', () => ({}));

/** Lists that may be empty; a website has at least one product. */
const lists = entities.filter((entity) => registry[entity].min === 0);

/** Renders the pages that are no record's, in both languages, as they are without the records of some entities. */
async function pagesWithout(empty: readonly Entity[]) {
  jest.resetModules();
  for (const entity of empty) jest.doMock(`@/content/entities/${entity}/data.json`, () => []);
  const { renderToString } = await import('react-dom/server');
  const { locales } = await import('@/content/strings/locales');
  const { banglaScreens } = await import('@/app/(site)/_screens/screens');
  const { publicPages } = await import('@/content/public-pages');
  const Screens = [
    (await import('@/app/(site)/_screens/home')).HomeScreen,
    (await import('@/app/(site)/_screens/products')).ProductsScreen,
    (await import('@/app/(site)/_screens/gallery')).GalleryScreen,
    (await import('@/app/(site)/_screens/key-product')).KeyProductScreen,
    (await import('@/app/(site)/_screens/search')).SearchScreen,
  ];
  const elements = Object.values(locales).flatMap((locale) => [
    ...Screens.map((Screen) => <Screen key="" locale={locale} />),
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

/** What a section has below its heading and lead: words, or a first thing without words. */
function bodyOf(section: Element) {
  const copy = section.cloneNode(true) as Element;
  const heading = copy.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
  heading?.parentElement?.querySelectorAll(':scope > h2, :scope > p').forEach((part) => part.remove());
  return copy.querySelector('img, svg, input')?.tagName ?? copy.textContent.trim();
}

async function expectNoHole(empty: readonly Entity[]) {
  const { pages, paths } = await pagesWithout(empty);
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const holes = [
      ...page.querySelectorAll(':is(ul, ol, dl, tbody, nav):empty'),
      ...[...page.querySelectorAll('section[aria-labelledby]')].filter((one) => bodyOf(one) === ''),
    ];
    expect(holes.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const addresses = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map(({ pathname }) => pathname)
      .filter((path) => !path.includes('.'));
    expect(paths).toEqual(
      expect.arrayContaining(addresses.map((one) => one.replace(/^\/bn(?=\/|$)/, '') || '/')),
    );
  }
}

it('without any records but products, no page has a heading, list or link that leads to nothing', async () =>
  expectNoHole(lists));

itInFull.each(lists)(
  'without %s, no page has a heading, list or link that leads to nothing',
  async (entity) => expectNoHole([entity]),
);

it('an article without others names none', () => {
  const { container } = render(<RelatedArticles locale={english} articles={[]} lead="Others" />);
  expect(container).toBeEmptyDOMElement();
});
