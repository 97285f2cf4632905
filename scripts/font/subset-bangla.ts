/**
 * Cuts Anek Bangla down to the letters of Bangla with every conjunct that they form, at one weight: with a weight axis
 * the file would be 120 kB, twice what a page may load. The result is committed; run `npx tsx scripts/font/subset-bangla.ts`
 * when the letters or the weight change. `e2e/site/bangla-shaping.spec.ts` compares it with the whole font. A second file
 * has the letters of the language's own name, for the switch on pages in English.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { shell } from '../../content/strings/en/shell';
import { BANGLA_SOURCE, banglaSigns } from './bangla-signs';

/** Not by `next/font`, which would merge the face into every page's fonts and fetch it there, too. */
const FOLDER = 'public/fonts';
const MAX_BYTES = 60_000;

/** Between the text and the headlines of the Latin face, which are 400 and 640. */
const WEIGHT = 500;

const source = await readFile(BANGLA_SOURCE);
const cut = (signs: string) =>
  subsetFont(source, signs, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });

const subset = await cut(banglaSigns);
const ownName = await cut(shell.otherLanguage);
if (subset.length > MAX_BYTES) {
  throw new Error(`The face would have ${subset.length} bytes; at most ${MAX_BYTES} are allowed.`);
}
for (const name of await readdir(FOLDER)) await rm(`${FOLDER}/${name}`);
console.log(`${await write('anek-bangla', subset)}: app/styles/bangla.css and app/bn/layout.tsx name it.`);
console.log(`${await write('bangla-name', ownName)}: app/styles/header.css names it.`);

/** Browsers keep a face for ever (hosting/), so another file has another name. Returns its path and bytes. */
async function write(name: string, face: Buffer) {
  const hash = createHash('sha256').update(face).digest('hex').slice(0, 8);
  const target = `${FOLDER}/${name}-${WEIGHT}.${hash}.woff2`;
  await writeFile(target, face);
  return `${target}, ${face.length} bytes`;
}
