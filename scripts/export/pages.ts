import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One exported HTML file: where it is and what it says. */
export type ExportedPage = { readonly file: string; readonly html: string };

/** Names of all HTML files below a folder, in a stable order. */
export async function pageFiles(folder: string) {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).sort();
}

export const readPage = async (folder: string, file: string): Promise<ExportedPage> => ({
  file,
  html: await readFile(path.join(folder, file), 'utf8'),
});

export const writePage = (folder: string, { file, html }: ExportedPage) =>
  writeFile(path.join(folder, file), html);

/** The studio's pages keep their scripts where Next put them and have a policy of their own. */
export const isStudioPage = (file: string) => /^(admin|profile|pages)([./]|$)/.test(file);
