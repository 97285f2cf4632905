import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { products } from '@/content/entities/products';

const parser = new new JSDOM().window.DOMParser();
const documentOf = (path: string) =>
  parser.parseFromString(readFileSync(`out${path}.html`, 'utf8'), 'text/html');
const rowsIn = (part: ParentNode | null) => [...(part?.querySelectorAll('tbody tr') ?? [])];

test.each(['', '/bn'])('%s/products/compare has the figures of the page of every product', (folder) => {
  const page = documentOf(`${folder}/products/compare`);
  for (const { id, form } of products.filter(({ form }) => form !== undefined)) {
    const head = page.querySelector<HTMLTableCellElement>(`[data-product="${id}"]`);
    const figures = rowsIn(head?.closest('table') ?? null).map(({ children }) =>
      [children[0], children[head?.cellIndex ?? 0]].map((cell) => cell?.textContent ?? ''),
    );
    const own = documentOf(`${folder}/products/${id}`);
    const stated = rowsIn(own.querySelector('[aria-labelledby="quantities"] table')).map(({ children }) => [
      children[0]?.firstChild?.textContent ?? '',
      children[1]?.textContent,
    ]);
    expect(stated.length).toBeGreaterThan(0);
    // The comparison adds to a title that its density is assumed.
    for (const [title = '', value] of stated)
      expect(figures.some(([row = '', figure]) => row.startsWith(title) && figure === value)).toBe(true);
    expect(form && head?.querySelector('a')?.getAttribute('href')).toBe(`${folder}/products/${id}`);
  }
});
