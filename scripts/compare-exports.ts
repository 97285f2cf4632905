/**
 * Compares two exports: `npx tsx scripts/compare-exports.ts BEFORE AFTER` (folders). For every public page that
 * differs, prints its words, structure (elements with classes and addresses) or difference in bytes. Ignores hashes in
 * names of scripts and styles. Exit code 0: equal words and structure. 1: different.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isStudioPage, pageFiles } from './export/pages';

const [before = '', after = ''] = process.argv.slice(2);

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Removes scripts, styles and hashed file names. */
const visibleHtml = (html: string) =>
  html
    // Comments that React puts between texts.
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<(?:link|meta)[^>]*(?:_next|sha256-|sha384-)[^>]*>/g, '')
    .replace(/\/_next\/static\/[^"' )]+/g, '');

const wordsOf = (html: string) =>
  visibleHtml(html)
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

const tagsOf = (html: string) => visibleHtml(html).match(/<[^>]+>/g) ?? [];

/** Shows the first difference of two lists, with a few following items. */
function difference(a: readonly string[], b: readonly string[]) {
  const start = a.findIndex((item, index) => item !== b[index]);
  const from = start === -1 ? a.length : start;
  const some = (list: readonly string[]) => list.slice(from, from + 6).join(' ');
  return `- ${some(a)}\n      + ${some(b)}`;
}

let changed = 0;
const files = new Set(
  [...(await pageFiles(before)), ...(await pageFiles(after))].filter((file) => !isStudioPage(file)),
);
for (const file of files) {
  const [old, fresh] = [before, after].map((folder) => read(path.join(folder, file)));
  if (old === undefined || fresh === undefined) {
    changed += 1;
    console.log(`${file}: only ${old === undefined ? 'after' : 'before'}`);
    continue;
  }
  const sides = [
    ['words', wordsOf(old), wordsOf(fresh)],
    ['structure', tagsOf(old), tagsOf(fresh)],
  ] as const;
  const different = sides.filter(([, a, b]) => a.join(' ') !== b.join(' '));
  if (different.length > 0) changed += 1;
  for (const [kind, a, b] of different) console.log(`${file}: ${kind}\n      ${difference(a, b)}`);
  if (different.length === 0 && old.length !== fresh.length) {
    console.log(`${file}: ${fresh.length - old.length} bytes`);
  }
}
console.log(`${files.size} pages, ${changed} with other words or another structure.`);
process.exitCode = changed === 0 ? 0 : 1;
