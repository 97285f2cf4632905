import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fieldId } from '@/components/admin/fields/control-props';
import { entities, registry } from '@/content/registry';
import { routes } from '@/content/routes';
import { formOf } from '@/content/registry/forms';
import { byPath, exportedDocuments, indexable } from './exported-documents';

const SITE = 'https://site.invalid';

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

/** The file behind an address, as every host of docs/deploy.md serves it. */
function fileOf(pathname: string) {
  const name = `out${decodeURI(pathname)}`;
  if (pathname === '/') return 'out/index.html';
  return [name, `${name}.html`].find(isFile);
}

/** Fields of the screens that have one form alone: scripts draw them, so the exported page has no place for them yet. */
const fieldsOf = new Map(
  entities
    .filter((entity) => registry[entity].isSingle)
    .map((entity) => [registry[entity].list.path, formOf(entity).fields.map(({ name }) => fieldId(name))]),
);

it('every address in every page is a file, and every fragment a place on it', () => {
  const ids = new Map(
    exportedDocuments.map((document) => [
      document.path,
      new Set([...document.ids, ...(fieldsOf.get(document.path) ?? [])]),
    ]),
  );
  const broken: string[] = [];
  let checked = 0;
  for (const { path: from, hrefs, sources } of exportedDocuments) {
    for (const address of new Set([...hrefs, ...sources])) {
      const { origin, pathname, hash } = new URL(address, SITE + from);
      if (origin !== SITE) continue;
      checked += 1;
      if (fileOf(pathname) === undefined) broken.push(`${address} on ${from}`);
      const places = ids.get(pathname);
      const place = decodeURIComponent(hash.slice(1));
      if (place !== '' && places && !places.has(place)) broken.push(`${address} on ${from}: no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(exportedDocuments.length);
});

it('every public page can be reached from the home page by links', () => {
  const links = new Map(exportedDocuments.map(({ path: from, hrefs }) => [from, hrefs]));
  const reached = new Set(['/']);
  for (const from of reached) {
    for (const href of links.get(from) ?? []) {
      const { origin, pathname } = new URL(href, SITE + from);
      if (origin === SITE && links.has(pathname)) reached.add(pathname);
    }
  }
  const unreached = exportedDocuments.filter(
    ({ path: own, isStudio, file }) => !isStudio && file !== '404.html' && !reached.has(own),
  );
  expect(unreached.map(({ path: own }) => own)).toEqual([]);
  expect([...reached].filter((own) => /^\/admin/.test(own))).toEqual([]);
});

it('every page that search engines may list has a link from a page other than its twin and the search', () => {
  const linkedFrom = new Map<string, Set<string>>();
  for (const { path: from, englishPath, hrefs, isStudio } of exportedDocuments) {
    if (isStudio || englishPath === routes.search) continue;
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href, SITE + from);
      if (origin === SITE) linkedFrom.set(pathname, (linkedFrom.get(pathname) ?? new Set()).add(englishPath));
    }
  }
  const alone = indexable.filter(({ path: own, englishPath }) =>
    [...(linkedFrom.get(own) ?? [])].every((from) => from === englishPath),
  );
  expect(alone.map(({ path: own }) => own)).toEqual([]);
});

it.each(byPath(exportedDocuments))('%s has no id twice', (_, { ids }) => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every style sheet finds its fonts and pictures', () => {
  const sheets = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  const missing = sheets.flatMap((sheet) => {
    const folder = path.dirname(`out/_next/static/${sheet}`);
    const css = readFileSync(`out/_next/static/${sheet}`, 'utf8');
    return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].flatMap(([, address = '']) => {
      if (address.startsWith('data:') || address.startsWith('#')) return [];
      const file = address.startsWith('/') ? `out${address}` : path.join(folder, address);
      return isFile(file.replace(/[?#].*/, '')) ? [] : [`${address} in ${sheet}`];
    });
  });
  expect(missing).toEqual([]);
});

it.each(byPath(exportedDocuments.filter(({ file }) => file !== '404.html')))(
  'every script that the scripts of %s name exists',
  (_own, { scripts }) => {
    const named = scripts.flatMap(
      ({ text }) => text.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !isFile(`out${name}`))).toEqual([]);
  },
);

it('nothing that is not for visitors is left in the export', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /_not-found|\.map$|\.tsx?$|\.DS_Store/.test(file))).toEqual([]);
  // Payloads of public pages, which nothing asks for; the studio navigates softly and keeps its own.
  const texts = files.filter((file) => file.endsWith('.txt') && !/^(admin|profile|pages)[./]/.test(file));
  // A product's specification clause has the product's name twice; a payload has it once.
  const clause = /^products\/([^/]+)\/\1\.txt$/;
  expect(texts.filter((file) => !clause.test(file))).toEqual(['robots.txt']);
  expect(files.some((file) => /^admin\/.*__next\..*\.txt$/.test(file))).toBe(true);
  expect(files).toEqual(
    expect.arrayContaining(['.nojekyll', '.htaccess', '_headers', '_redirects', '404.html']),
  );
});
