/** Subsets the fonts of share pictures to static TrueType, committed: `npx tsx scripts/font/share-faces.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { BANGLA_SOURCE, banglaSigns } from './bangla-signs';
import { shareSigns } from '../../app/_lib/share-signs';

const ARCHIVO = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** File, source, characters, and positions on the axes: Archivo's width and weight as in `tailwind.config.ts`. */
const faces = [
  ['archivo-share-display', ARCHIVO, shareSigns, { wdth: 112, wght: 640 }],
  ['archivo-share-data', ARCHIVO, shareSigns, { wdth: 96, wght: 500 }],
  ['anek-bangla-share', BANGLA_SOURCE, banglaSigns, { wght: 640 }],
] as const;

for (const [name, source, signs, variationAxes] of faces) {
  const face = await subsetFont(await readFile(source), signs, { targetFormat: 'truetype', variationAxes });
  await writeFile(`app/fonts/${name}.ttf`, face);
  console.log(`app/fonts/${name}.ttf: ${face.length} bytes`);
}
