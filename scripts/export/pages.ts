import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Path and content of an exported HTML file. */
export type ExportedPage = { readonly file: string; readonly html: string };

/** Lists all HTML files below a folder, sorted. */
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

/** Whether a page belongs to the studio, which has other export steps and its own security policy. */
export const isStudioPage = (file: string) => /^(admin|profile|pages)([./]|$)/.test(file);

/** Sends visitors on at once. */
export const refreshTo = (path: string) => `<meta http-equiv="refresh" content="0; url=${path}"/>`;

/** Whether a file only leads on from an address that went (`moved-pages.ts`): such files are no pages of the website. */
export const isMovedPage = (html: string) => html.includes('<meta http-equiv="refresh"');

const META_CHARSET = /<meta charset="utf-8" ?\/?>/i;

/** Inserts a tag directly after `<meta charset>`; throws for a page without it. */
export function afterCharset(html: string, tag: string) {
  if (!META_CHARSET.test(html)) throw new Error('<meta charset="utf-8"> was not found.');
  return html.replace(META_CHARSET, (charset) => charset + tag);
}

/** Hexadecimal digits of a hash in a file's name. */
const DIGITS = 12;

/** Hash of a file's text for its name, which hosts let browsers keep for a year. */
export const nameHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
