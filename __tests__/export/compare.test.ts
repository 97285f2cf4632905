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
const rowsIn = (part: ParentNode | null) => [...(part?.querySelectorAll('tbody tr') ?? [])];

const shaped = products.filter(({ form }) => form !== undefined);
const itCompares = itWhere(isShown(routes.compare) && shaped.length > 0, 'no shapes are compared');

for (const [language, folder] of languageFolders)
  itCompares(`${folder}/products/compare has the figures of the page of every product`, () => {
    const page = documentOf(`${folder}${routes.compare}`);
    for (const { id } of shaped.filter((product) => hasLanguage(product, language))) {
      const head = page.querySelector<HTMLTableCellElement>(`[data-product="${id}"]`);
      const figures = rowsIn(head?.closest('table') ?? null).map(({ children }) =>
        [children[0], children[head?.cellIndex ?? 0]].map((cell) => cell?.textContent ?? ''),
      );
      const own = documentOf(`${folder}${routes.product(id)}`);
      const stated = rowsIn(own.querySelector('[aria-labelledby="quantities"] table')).map(({ children }) => [
        children[0]?.firstChild?.textContent ?? '',
        children[1]?.textContent,
      ]);
      expect(stated.length).toBeGreaterThan(0);
      // The comparison adds to a title that its density is assumed.
      for (const [title = '', value] of stated)
        expect(figures.some(([row = '', figure]) => row.startsWith(title) && figure === value)).toBe(true);
      expect(head?.querySelector('a')?.getAttribute('href')).toBe(`${folder}${routes.product(id)}`);
    }
  });
