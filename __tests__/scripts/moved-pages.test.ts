import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { MovedPage } from '@/content/pages/moved-pages';
import { writeMovedPages } from '@/scripts/export/moved-pages';

const absoluteUrl = (page: string) => `https://www.example.com${page}`;

const moved: readonly MovedPage[] = [
  { from: '/products/old', to: '/products/new', language: 'en' },
  { from: '/bn/products/old', to: '/bn/products/new', language: 'bn' },
  { from: '/bn/p/offer', to: '/', language: 'bn' },
];

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'moved-pages-'));
});
afterEach(() => rm(out, { recursive: true }));

/** An export with the files of hosts and one page; returns a reader of its files. */
function newExport() {
  for (const file of ['apache/.htaccess', 'static/_redirects'])
    copyFileSync(`hosting/${file}`, path.join(out, path.basename(file)));
  mkdirSync(path.join(out, 'products'));
  writeFileSync(path.join(out, 'products/new.html'), 'A page.');
  return { read: (file: string) => readFileSync(path.join(out, file), 'utf8') };
}

async function exportWith(pages: readonly MovedPage[]) {
  const made = newExport();
  await writeMovedPages(out, pages, absoluteUrl);
  return made;
}

it('writes nothing while no address went', async () => {
  const { read } = await exportWith([]);
  expect(readdirSync(out, { recursive: true }).sort()).toEqual([
    '.htaccess',
    '_redirects',
    'products',
    'products/new.html',
  ]);
  expect(read('.htaccess')).toBe(readFileSync('hosting/apache/.htaccess', 'utf8'));
  expect(read('_redirects')).toBe(readFileSync('hosting/static/_redirects', 'utf8'));
});

it.each([
  [
    'products/old.html',
    { language: 'en', to: '/products/new', heading: 'This page has moved', hreflang: null },
  ],
  [
    'bn/products/old.html',
    { language: 'bn', to: '/bn/products/new', heading: 'পাতাটি সরানো হয়েছে', hreflang: null },
  ],
  ['bn/p/offer.html', { language: 'bn', to: '/', heading: 'পাতাটি সরানো হয়েছে', hreflang: 'en' }],
])('the page %s leads on without scripts, and search engines learn the new address', async (file, facts) => {
  const { language, to, heading, hreflang } = facts;
  const { read } = await exportWith(moved);
  const { document } = new JSDOM(read(file)).window;
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe(to);
  expect(link?.getAttribute('hreflang')).toBe(hreflang);
  expect(link?.textContent).toContain(absoluteUrl(to).replace('https://', '').replace(/\/$/, ''));
  expect(document.documentElement.lang).toBe(language);
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expect(document.title).toMatch(new RegExp(`^${heading} \\| .+`));
  expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${to}`);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(absoluteUrl(to));
  expect(document.querySelector('script, meta[name="robots"]')).toBeNull();
});

it('tells nginx, Apache, Netlify and Cloudflare Pages the new addresses, beside the rules that were there', async () => {
  const { read } = await exportWith(moved);
  const lines = (file: string, start: string) =>
    read(file)
      .split('\n')
      .filter((line) => line.startsWith(start));
  expect(lines('redirects.conf', '~*')).toEqual([
    '~*^/products/old$ /products/new;',
    '~*^/bn/products/old$ /bn/products/new;',
    '~*^/bn/p/offer$ /;',
  ]);
  const [before = '', after = 'nothing'] = read('.htaccess').split('# Every other spelling of an address');
  expect(readFileSync('hosting/apache/.htaccess', 'utf8')).toContain(after);
  expect(before.trimEnd().split('\n').slice(-5)).toEqual([
    'RewriteRule "^redirects\\.conf$" - [R=404,L]',
    '# Old addresses, and the pages that took their place.',
    'RewriteRule "^(?i:products/old)(\\.html)?/?$" /products/new [R=301,L]',
    'RewriteRule "^(?i:bn/products/old)(\\.html)?/?$" /bn/products/new [R=301,L]',
    'RewriteRule "^(?i:bn/p/offer)(\\.html)?/?$" / [R=301,L]',
  ]);
  expect(lines('_redirects', '/')).toEqual([
    ...readFileSync('hosting/static/_redirects', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/')),
    '/products/old /products/new 301',
    '/bn/products/old /bn/products/new 301',
    '/bn/p/offer / 301',
  ]);
});

it('never replaces a page', async () => {
  const page: MovedPage = { from: '/products/new', to: '/', language: 'en' };
  await expect(exportWith([page])).rejects.toThrow('EEXIST');
});

it('stops the build when .htaccess has no place for the rules', async () => {
  newExport();
  writeFileSync(path.join(out, '.htaccess'), 'RewriteEngine On\n');
  await expect(writeMovedPages(out, moved, absoluteUrl)).rejects.toThrow('.htaccess needs the line');
});
