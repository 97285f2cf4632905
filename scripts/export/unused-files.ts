import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { NO_RECORD } from '../../content/lib/list-pages';
import { isStudioPage } from './pages';

/** Next's own page for unknown addresses; `404.html` is the one that hosts answer with. */
const INTERNAL = /^_not-found([./]|$)/;
/** Pages that routes name only because an export refuses a route without any (`content/lib/list-pages.ts`). */
const PLACEHOLDER = new RegExp(`(^|/)(page/1|${NO_RECORD})([./]|$)`);
/** Data for soft navigation, which Next lays beside each page and into a folder of the page's name. */
const PAYLOAD_PART = /(^|\/)__next\.[^/]+\.txt$/;

/**
 * Deletes what no visitor asks for, and folders that are empty then: some hosts answer for a folder before they look
 * for the page of the same name. Public pages are left by plain links and ask for no payload; the studio navigates
 * softly and keeps its own.
 */
export async function removeUnusedFiles(out: string) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const pages = new Set(names.filter((name) => name.endsWith('.html')));
  for (const name of names) if (isUnused(name, pages)) await rm(path.join(out, name));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const folder of folders) await removeEmpty(folder, out);
}

function isUnused(name: string, pages: ReadonlySet<string>) {
  if (INTERNAL.test(name) || PLACEHOLDER.test(name)) return true;
  if (isStudioPage(name)) return false;
  return PAYLOAD_PART.test(name) || (name.endsWith('.txt') && pages.has(name.replace(/txt$/, 'html')));
}

/** Deletes a folder that is empty, and those around it that are empty then. */
async function removeEmpty(folder: string, out: string) {
  if (folder === out || !existsSync(folder) || (await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder), out);
}
