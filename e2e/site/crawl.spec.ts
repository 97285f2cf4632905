import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportedDocuments } from '../support/exported-documents';
import { expect, test } from '../support/test';

test.skip(({ isMobile }) => isMobile, 'files are the same at every width');

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

/** The file behind an address, as every host of docs/deploy.md serves it. */
function fileOf(pathname: string) {
  const name = `out${decodeURI(pathname)}`;
  if (pathname === '/') return 'out/index.html';
  return [name, `${name}.html`].find(isFile);
}

test('every address in every page is a file, and every fragment a place on it', async ({ page }) => {
  const documents = await exportedDocuments(page);
  const ids = new Map(documents.map((document) => [document.path, new Set(document.ids)]));
  const broken: string[] = [];
  let checked = 0;
  for (const { path: from, hrefs, sources } of documents) {
    for (const address of new Set([...hrefs, ...sources])) {
      const { origin, pathname, hash } = new URL(address, `https://site.invalid${from}`);
      if (origin !== 'https://site.invalid') continue;
      checked += 1;
      if (fileOf(pathname) === undefined) broken.push(`${address} on ${from}`);
      const places = ids.get(pathname);
      const place = decodeURIComponent(hash.slice(1));
      if (place !== '' && places && !places.has(place)) broken.push(`${address} on ${from}: no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});

test('every public page can be reached from the home page by links', async ({ page }) => {
  const documents = await exportedDocuments(page);
  const links = new Map(documents.map(({ path: from, hrefs }) => [from, hrefs]));
  const reached = new Set(['/']);
  for (const from of reached) {
    for (const href of links.get(from) ?? []) {
      const { origin, pathname } = new URL(href, `https://site.invalid${from}`);
      if (origin === 'https://site.invalid' && links.has(pathname)) reached.add(pathname);
    }
  }
  const unreached = documents.filter(
    ({ path: own, isStudio, file }) => !isStudio && file !== '404.html' && !reached.has(own),
  );
  expect(unreached.map(({ path: own }) => own)).toEqual([]);
  expect([...reached].filter((own) => /^\/admin/.test(own))).toEqual([]);
});

test('every address names its page only once: no id stands twice', async ({ page }) => {
  for (const { path: own, ids } of await exportedDocuments(page)) {
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, own).toEqual([]);
  }
});

test('every style sheet finds its fonts and pictures', () => {
  const sheets = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const folder = path.dirname(`out/_next/static/${sheet}`);
    const css = readFileSync(`out/_next/static/${sheet}`, 'utf8');
    for (const [, address = ''] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      if (address.startsWith('data:') || address.startsWith('#')) continue;
      const file = address.startsWith('/') ? `out${address}` : path.join(folder, address);
      expect(isFile(file.replace(/[?#].*/, '')), `${address} in ${sheet}`).toBe(true);
    }
  }
});

test('every script that scripts name exists', async ({ page }) => {
  const documents = await exportedDocuments(page);
  for (const { path: own, file, scripts } of documents) {
    if (file === '404.html') continue;
    const named = scripts.flatMap(
      ({ text }) => text.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g) ?? [],
    );
    expect(named.length, own).toBeGreaterThan(0);
    for (const name of new Set(named)) expect(isFile(`out${name}`), `${name} on ${own}`).toBe(true);
  }
});

test('nothing that is not for visitors is left in the export', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /_not-found|\.map$|\.tsx?$|\.DS_Store/.test(file))).toEqual([]);
  // Payloads of public pages, which nothing asks for; the studio navigates softly and keeps its own.
  const texts = files.filter((file) => file.endsWith('.txt') && !/^(admin|profile|pages)[./]/.test(file));
  expect(texts).toEqual(['robots.txt']);
  expect(files.some((file) => /^admin\/.*__next\..*\.txt$/.test(file))).toBe(true);
  expect(files).toEqual(
    expect.arrayContaining(['.nojekyll', '.htaccess', '_headers', '_redirects', '404.html']),
  );
});
