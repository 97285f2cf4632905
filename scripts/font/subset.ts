/** Subsets Archivo to the site's characters and axes, committed: `npx tsx scripts/font/subset.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const TARGET = 'app/fonts/archivo-subset.woff2';
/** Limit in bytes of all fonts together (docs/requirements.md). */
const MAX_BYTES = 45_000;

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
const signs = '\u00a0×÷−–—″′°²³½©é“”‘’…•·';

const subset = await subsetFont(await readFile(SOURCE), printableAscii + signs, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 88, max: 118 }, wght: { min: 400, max: 700 } },
});
if (subset.length > MAX_BYTES) {
  throw new Error(
    `${TARGET} would be ${subset.length} bytes; at most ${MAX_BYTES} are allowed. Drop signs or narrow an axis.`,
  );
}
await writeFile(TARGET, subset);
console.log(`${TARGET}: ${subset.length} bytes`);
