import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePlaceholders } from '@/scripts/export/placeholder-pages';

let out: string;
const file = (name: string) => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), '');
};
const stands = (name: string) => existsSync(path.join(out, name));

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('takes out what was named only to have a page, with the folders around it', async () => {
  ['index.html', 'products/range/edging/page/1.html', 'products/range/edging/page/1/x.txt'].forEach(file);
  await removePlaceholders(out);
  expect(stands('products')).toBe(false);
  expect(stands('index.html')).toBe(true);
});

it('leaves further pages, and whatever else is called 1', async () => {
  ['blog/page/2.html', 'blog/page/12.html', 'blog/1.html', 'page/a.html'].forEach(file);
  await removePlaceholders(out);
  expect(['blog/page/2.html', 'blog/page/12.html', 'blog/1.html', 'page/a.html'].filter(stands)).toHaveLength(
    4,
  );
});
