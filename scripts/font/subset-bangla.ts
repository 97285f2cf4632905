/**
 * Cuts Anek Bangla down to the letters of Bangla with every conjunct that they form, at one weight: with a weight axis
 * the file would be 120 kB, twice what a page may load. The result is committed; run `npx tsx scripts/font/subset-bangla.ts`
 * when the letters or the weight change. `e2e/site/bangla-shaping.spec.ts` compares it with the whole font.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { BANGLA_SOURCE, banglaSigns } from './bangla-signs';

/** Not by `next/font`, which would merge the face into every page's fonts and fetch it there, too. */
const FOLDER = 'public/fonts';
const MAX_BYTES = 60_000;

/** Between the text and the headlines of the Latin face, which are 400 and 640. */
const WEIGHT = 500;

const subset = await subsetFont(await readFile(BANGLA_SOURCE), banglaSigns, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
if (subset.length > MAX_BYTES) {
  throw new Error(`The face would have ${subset.length} bytes; at most ${MAX_BYTES} are allowed.`);
}
// Browsers keep it for ever (hosting/), so another file has another name.
const target = `${FOLDER}/anek-bangla-${WEIGHT}.${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
for (const name of await readdir(FOLDER)) await rm(`${FOLDER}/${name}`);
await writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes. app/styles/bangla.css and app/bn/layout.tsx name it.`);
