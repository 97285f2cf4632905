import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Configuration files that hosts read from the folder; docs/deploy.md describes other hosts. */
const FILES = ['apache/.htaccess', 'static/_headers', 'static/_redirects'];

/** A line with an address below `/bn`, and what is indented below it. */
const BANGLA_RULE = /^.*\bbn\/.*\n(?:[ \t].*\n)*/gm;

/** Puts the files for hosts into the export; where the website has no Bangla, without rules for its pages. */
export async function writeHostFiles(out: string, speaksBangla: boolean) {
  for (const file of FILES) {
    const text = await readFile(`hosting/${file}`, 'utf8');
    const rules = speaksBangla ? text : text.replace(BANGLA_RULE, '');
    await writeFile(path.join(out, path.basename(file)), rules);
  }
}
