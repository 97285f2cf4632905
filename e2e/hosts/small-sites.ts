import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Pages of an even version. */
export const PAGES = 30;

/** Writes a small site: pages that name a script of their version; the last page exists in even versions alone. */
export function writeSite(folder: string, version: number) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, '_next/static'), { recursive: true });
  mkdirSync(path.join(folder, 'blog'));
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  const pages = Array.from({ length: PAGES - (version % 2) }, (_, page) =>
    page === 0 ? 'index' : `blog/${page}`,
  );
  for (const [index, page] of pages.entries()) {
    // Every third page changes with each version.
    const script = `_next/static/${index}-${index % 3 === 0 ? version : 0}.js`;
    writeFileSync(path.join(folder, script), `${script}\n`);
    writeFileSync(
      path.join(folder, `${page}.html`),
      `<script src="/${script}"></script>${'.'.repeat(20_000)}</html>`,
    );
  }
  return pages;
}

/** Returns a folder for a site, in a temporary one of its own. */
export const newSite = () => path.join(mkdtempSync(path.join(tmpdir(), 'new-site-')), 'out');

/** Writes a site of each version into a folder of its own; returns the folders. */
export const newSites = (...versions: readonly number[]) =>
  versions.map((version) => {
    const folder = newSite();
    writeSite(folder, version);
    return folder;
  });

/** Paths of all files of a folder, relative to it. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
