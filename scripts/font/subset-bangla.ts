/**
 * Subsets Anek Bangla to Bangla letters with all conjuncts, at one weight: with a weight axis it would have 120 kB,
 * twice the limit. The result is committed; run `npx tsx scripts/font/subset-bangla.ts` after changing letters or
 * weight. `e2e/site/bangla-shaping.spec.ts` compares it with the full font. A second file has the letters of the
 * language's own name, for the language switch on English pages, and a third the signs `LATIN_SIGNS`.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { shell } from '../../content/strings/en/shell';
import { BANGLA_SOURCE, banglaSigns, LATIN_SIGNS, LATIN_SOURCE } from './bangla-signs';

/** Not loaded by `next/font`, which would add the font to every page. */
const FOLDER = 'public/fonts';
const MAX_BYTES = 60_000;

/** Between the Latin weights of text (400) and headlines (640). */
const WEIGHT = 500;

const cut = async (signs: string, source = BANGLA_SOURCE) =>
  subsetFont(await readFile(source), signs, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });

const subset = await cut(banglaSigns);
const ownName = await cut(shell.otherLanguage);
const latinSigns = await cut(LATIN_SIGNS, LATIN_SOURCE);
const bytes = subset.length + latinSigns.length;
if (bytes > MAX_BYTES) {
  throw new Error(`The face would have ${bytes} bytes; at most ${MAX_BYTES} are allowed.`);
}
for (const name of await readdir(FOLDER)) await rm(`${FOLDER}/${name}`);
console.log(`${await write('anek-bangla', subset)}: app/styles/bangla.css and app/bn/layout.bn.tsx name it.`);
console.log(`${await write('bangla-name', ownName)}: app/styles/header.css names it.`);
console.log(`${await write('anek-signs', latinSigns)}: app/styles/bangla.css names it.`);

/** Writes a font under a name with its hash, because browsers cache it for a year. Returns path and bytes. */
async function write(name: string, face: Buffer) {
  const hash = createHash('sha256').update(face).digest('hex').slice(0, 8);
  const target = `${FOLDER}/${name}-${WEIGHT}.${hash}.woff2`;
  await writeFile(target, face);
  return `${target}, ${face.length} bytes`;
}
