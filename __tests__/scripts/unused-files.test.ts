import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUnusedFiles } from '@/scripts/export/unused-files';

let out: string;
const file = (name: string, text = '') => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};
const stands = (name: string) => existsSync(path.join(out, name));

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('deletes what was named only to have a page, with the folders around it', async () => {
  ['index.html', 'blog/page/no_record.html', 'blog/page/no_record/x.txt'].forEach((name) => file(name));
  await removeUnusedFiles(out);
  expect(stands('blog')).toBe(false);
  expect(stands('index.html')).toBe(true);
});

it('deletes the payloads of public pages, and the folders that held nothing else', async () => {
  [
    'index.html',
    'index.txt',
    '__next._tree.txt',
    'products.html',
    'products.txt',
    'products/__next.!KHNpdGUp.products.txt',
    'blog.html',
    'blog/a.html',
    'blog/a.txt',
    'blog/a/__next._tree.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._tree.txt',
  ].forEach((name) => file(name));
  await removeUnusedFiles(out);
  expect(['index.html', 'products.html', 'blog.html', 'blog/a.html'].filter(stands)).toHaveLength(4);
  expect(
    ['index.txt', '__next._tree.txt', 'products.txt', 'products', 'blog/a', '_not-found'].filter(stands),
  ).toEqual([]);
});

it('leaves the payloads of the studio, texts that are no payload, further pages, and whatever else is called 1', async () => {
  const kept = [
    'admin.html',
    'admin.txt',
    'admin/__next._tree.txt',
    'admin/settings.txt',
    'pages/settings.txt',
    'robots.txt',
    'blog/page/2.html',
    'blog/page/12.html',
    'blog/1.html',
    'page/a.html',
  ];
  kept.forEach((name) => file(name));
  await removeUnusedFiles(out);
  expect(kept.filter(stands)).toEqual(kept);
});

it('deletes the fonts that no stylesheet names', async () => {
  file('_next/static/a.css', "@font-face{src:url('/fonts/latin.1a.woff2')}");
  file('fonts/latin.1a.woff2');
  file('fonts/bangla.2b.woff2');
  await removeUnusedFiles(out);
  expect(stands('fonts/latin.1a.woff2')).toBe(true);
  expect(stands('fonts/bangla.2b.woff2')).toBe(false);
});
