import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Configuration files that hosts read from the folder; docs/deploy.md describes other hosts. */
const FILES = ['apache/.htaccess', 'static/_headers', 'static/_redirects'];

/** A line with an address below `/bn`, and what is indented below it. */
const BANGLA_RULE = /^.*\bbn\/.*\n(?:[ \t].*\n)*/gm;

/**
 * Puts the files for hosts into the export; where the website has no Bangla, without rules for its pages.
 * @param pages of products with files, by path with their address: `_headers` has a rule for each, because it has no
 * patterns. They are last: Cloudflare Pages reads 100 rules.
 */
export async function writeHostFiles(
  out: string,
  speaksBangla: boolean,
  pages: readonly (readonly [path: string, address: string])[] = [],
) {
  for (const file of FILES) {
    const text = await readFile(`hosting/${file}`, 'utf8');
    const rules = speaksBangla ? text : text.replace(BANGLA_RULE, '');
    await writeFile(path.join(out, path.basename(file)), rules);
  }
  const links = pages.map(([page, address]) => `${page}/*\n  Link: <${address}>; rel="canonical"\n`);
  await appendFile(path.join(out, '_headers'), links.join(''));
}
