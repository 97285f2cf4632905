import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { Catalogue } from '@/app/(site)/_screens/catalogue';
import { products } from '@/content/entities/products';
import { routes } from '@/content/routes';

type Entry = Catalogue['products'][number];

const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const entries = (JSON.parse(read(routes.catalogue)) as Catalogue).products;
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Cells of a table as RFC 4180 has it. */
const cellsIn = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );

/** Name and figure of every row of the tables of a product's page. */
function rowsOfPage({ id }: Entry) {
  const { document } = new JSDOM(read(`${routes.product(id)}.html`)).window;
  return [...document.querySelectorAll('.product-sheet tbody tr')].map((row) => [
    plain(row.querySelector('th span')?.textContent),
    plain(row.querySelector('td')?.textContent),
  ]);
}

it('the catalogue has every product', () => {
  expect(entries.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});

it('the catalogue has every figure of the page of each product, as printed there and as numbers with their unit', () => {
  for (const entry of entries) {
    const { figures } = entry;
    const rows = rowsOfPage(entry);
    const stated = figures.map(({ name, text }) => [name, text]);
    expect(rows.filter((row) => !stated.some((one) => one.join() === row.join()))).toEqual([]);
    for (const { name, text, values, unit } of figures) {
      // Colours that the calculator offers are in no table.
      if (values.length === 0) continue;
      expect(rows).toContainEqual([name, text]);
      const numbers = values.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 4 }));
      const printed = [numbers.join(' / '), numbers.join(' × ')];
      expect(printed.flatMap((each) => [each, `${each} ${unit}`])).toContain(text);
    }
  }
});

it('the table has the same figures, a row for each, and opens as columns', () => {
  const [head = [], ...rows] = cellsIn(read(routes.catalogueTable));
  expect(head.slice(0, 8)).toEqual([
    ...['id', 'product', 'category', 'size (mm)', 'size (in)', 'page', 'figure', 'value'],
  ]);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const [figure, value, printed] = ['figure', 'value', 'as printed'].map((name) => head.indexOf(name));
  const stated = entries.flatMap(({ id, figures }) =>
    figures.map(({ name, values, text }) => [id, name, String(values[0] ?? ''), text]),
  );
  const ofTable = rows.map((row) => [row[0], row[figure ?? 0], row[value ?? 0], row[printed ?? 0]]);
  for (const row of stated) expect(ofTable).toContainEqual(row);
  expect(rows).toHaveLength(stated.length + entries.flatMap(({ prices }) => prices).length);
});

it('every address of the catalogue is a file of the export', () => {
  for (const { page, image, files } of entries)
    for (const address of [`${page}.html`, image, ...files])
      expect(read(new URL(address).pathname).length).toBeGreaterThan(0);
});
