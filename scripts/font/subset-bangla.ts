/**
 * Cuts Anek Bangla down to the letters of Bangla with every conjunct that they form, at one weight: with a weight axis
 * the file would be 120 kB, twice what a page may load. The result is committed; run `npx tsx scripts/font/subset-bangla.ts`
 * when the letters or the weight change. `e2e/site/bangla-shaping.spec.ts` compares it with the whole font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
/** A file with an address of its own: Next would merge the face into every page's fonts and fetch it there, too. */
const TARGET = 'public/fonts/anek-bangla-500.woff2';
const MAX_BYTES = 60_000;

/** Between the text and the headlines of the Latin face, which are 400 and 640. */
const WEIGHT = 500;

/** The letters, signs and digits of Bangla in Unicode, first and last of each row without a gap. */
const rows = [
  [0x0981, 0x0983],
  [0x0985, 0x098c],
  [0x098f, 0x0990],
  [0x0993, 0x09a8],
  [0x09aa, 0x09b0],
  [0x09b2, 0x09b2],
  [0x09b6, 0x09b9],
  [0x09bc, 0x09bc],
  [0x09be, 0x09c4],
  [0x09c7, 0x09c8],
  [0x09cb, 0x09ce],
  [0x09d7, 0x09d7],
  [0x09dc, 0x09dd],
  [0x09df, 0x09df],
  [0x09e6, 0x09ef],
] as const;
/** Danda, taka sign, the two joiners, and the circle under a sign that stands alone. */
const signs = '।৳\u200c\u200d\u25cc';

const letters = rows.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

const subset = await subsetFont(await readFile(SOURCE), letters.join('') + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
if (subset.length > MAX_BYTES) {
  throw new Error(`${TARGET} would be ${subset.length} bytes; at most ${MAX_BYTES} are allowed.`);
}
await writeFile(TARGET, subset);
console.log(`${TARGET}: ${subset.length} bytes`);
