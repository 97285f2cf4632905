import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exportedDocuments } from './exported-documents';
import { adminRoutes } from '@/components/admin/routes';
import { products } from '@/content/entities/products';
import { speaksBangla } from '@/content/registry/languages';
import { screens } from '@/content/registry/screens';
import { error } from '@/content/strings/error';
import * as tables from '@/content/strings/tables';

/** The screens that belong to no entity. */
const ownScreens = Object.values(adminRoutes);

/** Words that only the studio's own code, its store, its schemas and its styles contain. */
const marks: Readonly<Record<string, RegExp>> = {
  'the draft store': /studio:rescue/,
  'the bundle': /site-content-bundle/,
  'the schemas': /\b_zod\b/,
  // The policy forbids the code that zod makes without it.
  'the settings of schemas': /jitless:!0/,
  'the published content as data': new RegExp(`\\[\\{"?id"?:"${products[0]?.id}"`),
  'the review': /there is nothing to publish\./,
  'the Markdown parser': /codeFencedFenceSequence/,
  'the Markdown renderer': /dataFootnoteRef/,
  dragging: /DndContext|dnd-kit/,
};
const ADMIN_STYLE = /\.w-72\\\.5/;

const chunk = (name: string) => `out/_next/static/chunks/${name}`;
const chunksIn = (text: string) =>
  [...text.matchAll(/static\/chunks\/([\w.~-]+\.(?:js|css))/g)].map(([, name]) => name ?? '');

/** Every chunk that texts name, and those that these name. */
function closure(texts: readonly string[]) {
  const reachable = new Set<string>();
  const queue = texts.flatMap(chunksIn);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reachable.has(next) || !existsSync(chunk(next))) continue;
    reachable.add(next);
    queue.push(...chunksIn(readFileSync(chunk(next), 'utf8')));
  }
  return [...reachable];
}

/** The chunks of one half of the site. Next's own data of each page is beside it. */
function chunksOf(half: 'site' | 'studio') {
  const files = exportedDocuments.filter(({ isStudio }) => isStudio === (half === 'studio'));
  const texts = files.flatMap(({ file }) => [`out/${file}`, `out/${file.replace(/html$/, 'txt')}`]);
  return closure(texts.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')));
}

const [site, studio] = [chunksOf('site'), chunksOf('studio')];
const holders = (names: readonly string[], type: string, mark: RegExp) =>
  names.filter((name) => name.endsWith(type) && mark.test(readFileSync(chunk(name), 'utf8')));

it.each(Object.entries(marks))(
  'no public page names a script with %s, however far it is followed',
  (_, mark) => {
    expect(holders(site, '.js', mark)).toEqual([]);
    // The mark means something only while the studio has it.
    expect(holders(studio, '.js', mark)).not.toEqual([]);
  },
);

/** All rows `[English, Bangla]` of the tables. */
const rowsOf = (table: object): (readonly [string, string])[] =>
  Object.values(table).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const [en, bn]: unknown[] = Array.isArray(row) ? row : [];
    return typeof en === 'string' && typeof bn === 'string' ? [[en, bn] as const] : rowsOf(row);
  });

it('no script of a public page has a text in both languages', () => {
  const scripts = site
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(chunk(name), 'utf8'));
  const inBoth = new Set(rowsOf(error).map(([en]) => en));
  // A short text can be part of another one.
  const rows = rowsOf(tables).filter(
    ([en, bn]) => Math.min(en.length, bn.length) > 12 && en !== bn && !inBoth.has(en),
  );
  const seen = (text: string) => scripts.filter((script) => script.includes(text));
  expect(rows.filter(([en, bn]) => seen(en).some((script) => script.includes(bn)))).toEqual([]);
  // The scripts do have texts of each language.
  expect(rows.filter(([en]) => seen(en).length > 0).length).toBeGreaterThan(50);
  expect(rows.filter(([, bn]) => seen(bn).length > 0).length > 50).toBe(speaksBangla);
});

it('no public page names the studio’s styles', () => {
  expect(holders(site, '.css', ADMIN_STYLE)).toEqual([]);
  expect(holders(studio, '.css', ADMIN_STYLE)).toHaveLength(1);
});

it('the studio has all its pages, and no list of pages names one', () => {
  expect(exportedDocuments.filter(({ isStudio }) => isStudio)).toHaveLength(
    screens.length + ownScreens.length,
  );
  const lists = readdirSync('out').filter((name) => /^(sitemap.*|.*feed.*|.*rss.*)\.xml$/.test(name));
  expect(lists).toContain('sitemap.xml');
  for (const name of lists)
    expect(readFileSync(`out/${name}`, 'utf8')).not.toMatch(/\/(admin|profile|pages)\b/);
});

it('page translators keep off the studio, and off no public page', () => {
  const untranslated = exportedDocuments.filter(({ translate }) => translate === 'no');
  expect(untranslated.length).toBeGreaterThan(0);
  expect(untranslated).toEqual(exportedDocuments.filter(({ isStudio }) => isStudio));
});
