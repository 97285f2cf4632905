import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { fileCategories } from '@/app/(site)/_screens/archives';
import { files } from '@/app/(site)/_screens/files';
import { detailNames } from '@/lib/geometry';
import { publicPages } from '@/content/pages/public-pages';
import { locales } from '@/content/strings/locales';

type Row = { readonly id: string };

// Twice as many products, so that there are two pages; files as long as the test says.
jest.mock('@/content/entities/products/data.json', () => {
  const published = jest.requireActual<readonly Row[]>('@/content/entities/products/data.json');
  return published.flatMap((product) => [product, { ...product, id: `${product.id}-b` }]);
});
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

const members = fileCategories.flatMap((category) => category.members.map(({ product }) => product.id));
const pages = publicPages.filter(({ route }) => route === 'files');

describe.each(['en', 'bn'] as const)('the pages of files in %s', (language) => {
  const locale = locales[language];
  const listedFiles = async () =>
    Promise.all(
      pages.map(async (page) => {
        const { prelude } = await prerenderToNodeStream(createElement(files.Screen, { locale, page }));
        return new JSDOM(await text(prelude)).window.document;
      }),
    );
  const hrefs = (document: Document, selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

  it('have 24 products each with size and day, every product, archive and detail once', async () => {
    const documents = await listedFiles();
    const drawings = documents.map((document) => hrefs(document, 'ul ul a[href$=".dxf"]'));
    expect(drawings.flat()).toEqual(members.map((id) => `/products/${id}/${id}.dxf`));
    expect(drawings.map(({ length }) => length)).toEqual([24, members.length - 24]);
    const archives = documents.flatMap((document) => hrefs(document, 'a[href$=".zip"]'));
    expect(archives).toEqual(fileCategories.map(({ id }) => `/products/archives/${id}.zip`));
    expect(documents.map((document) => hrefs(document, 'a[href^="/products/details/"]'))).toEqual([
      detailNames.map((name) => `/products/details/${name}.dxf`),
      [],
    ]);
    const second = locale.to('/products/files/page/2').href;
    expect(documents.map((document) => hrefs(document, 'nav a').includes(second))).toEqual([true, false]);

    const { changed, kilobytes } = locale.strings.productPage;
    for (const row of documents[1]?.querySelectorAll('ul[data-pagefind-ignore] > li') ?? []) {
      expect(row.textContent).toContain(`${changed} ${locale.day('2026-05-03')}`);
      expect(row.textContent).toContain(`DXF ${locale.fill(kilobytes, { size: 13 })}`);
    }
  });
});
