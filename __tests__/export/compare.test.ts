import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { hasLanguage } from '@/lib/records';
import { itWhere, languageFolders } from './exported-documents';

const parser = new new JSDOM().window.DOMParser();
const documentOf = (path: string) =>
  parser.parseFromString(readFileSync(`out${path}.html`, 'utf8'), 'text/html');
/** The texts of a table's cells, by row. */
const rowsIn = (table: Element | null) =>
  Array.from(table?.querySelectorAll('tbody tr') ?? [], ({ children }) =>
    Array.from(children, ({ textContent }) => textContent),
  );

const shaped = products.filter(({ form }) => form !== undefined);
const itCompares = itWhere(isShown(routes.compare) && shaped.length > 0, 'no shapes are compared');

for (const [language, folder] of languageFolders)
  itCompares(`${folder}/products/compare has the figures of the page of every product`, () => {
    const page = documentOf(`${folder}${routes.compare}`);
    const rowsOf = new Map(Array.from(page.querySelectorAll('table'), (table) => [table, rowsIn(table)]));
    for (const { id } of shaped.filter((product) => hasLanguage(product, language))) {
      const head = page.querySelector<HTMLTableCellElement>(`[data-product="${id}"]`);
      const rows = rowsOf.get(head?.closest('table') as HTMLTableElement) ?? [];
      const own = documentOf(`${folder}${routes.product(id)}`);
      const stated =
        own.querySelector('[aria-labelledby="quantities"] table')?.querySelectorAll('tbody tr') ?? [];
      expect(stated.length).toBeGreaterThan(0);
      // The comparison adds to a title that its density is assumed.
      for (const { children } of stated) {
        const [title = '', value] = [children[0]?.firstChild?.textContent ?? '', children[1]?.textContent];
        const isSaid = rows.some((row) => row[0]?.startsWith(title) && row[head?.cellIndex ?? 0] === value);
        expect([id, title, value, isSaid]).toEqual([id, title, value, true]);
      }
      expect(head?.querySelector('a')?.getAttribute('href')).toBe(`${folder}${routes.product(id)}`);
    }
  });
