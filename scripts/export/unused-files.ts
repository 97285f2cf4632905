import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { NO_RECORD } from '../../lib/records';
import { isHiddenFile } from './hidden-files';
import { isStudioPage } from './pages';

/** Next's internal 404 page; hosts use `404.html`. */
const INTERNAL = /^_not-found([./]|$)/;
/** Placeholder pages, because an export rejects a route without pages (`lib/records/list-pages.ts`). */
const PLACEHOLDER = new RegExp(`(^|/)${NO_RECORD}([./]|$)`);
/** Data for client-side navigation, next to each page and in a folder of the page's name. */
const PAYLOAD_PART = /(^|\/)__next\.[^/]+\.txt$/;

/**
 * Deletes files that no visitor requests, pages that are off, and folders left empty, because some hosts prefer a folder
 * to a page of the same name. Public pages navigate by plain links and need no payload; the studio keeps its own.
 */
export async function removeUnusedFiles(out: string) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const pages = new Set(names.filter((name) => name.endsWith('.html')));
  const fonts = await unnamedFonts(out, names);
  for (const name of names) if (isUnused(name, pages) || fonts.has(name)) await rm(path.join(out, name));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Folders before their parents, which may become empty.
  for (const folder of folders.sort().toReversed())
    if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Fonts of `public/fonts` that no stylesheet names, such as those of a language that the website does not have. */
async function unnamedFonts(out: string, names: readonly string[]) {
  const sheets = names.filter((name) => name.endsWith('.css')).map((name) => path.join(out, name));
  const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
  return new Set(names.filter((name) => name.startsWith('fonts/') && !css.includes(`/${name}`)));
}

function isUnused(name: string, pages: ReadonlySet<string>) {
  if (INTERNAL.test(name) || PLACEHOLDER.test(name)) return true;
  if (isStudioPage(name)) return false;
  if (isHiddenFile(name)) return true;
  return PAYLOAD_PART.test(name) || (name.endsWith('.txt') && pages.has(name.replace(/txt$/, 'html')));
}
