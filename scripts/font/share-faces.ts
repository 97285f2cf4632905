/** Subsets the fonts of share pictures to static TrueType, committed: `npx tsx scripts/font/share-faces.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { BANGLA_SOURCE, banglaSigns } from './bangla-signs';
import { shareSigns } from '../../app/_lib/share-signs';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** Positions on Archivo's width and weight axes, as in `tailwind.config.ts`. */
const faces = {
  'archivo-share-display': { wdth: 112, wght: 640 },
  'archivo-share-data': { wdth: 96, wght: 500 },
};

const source = await readFile(SOURCE);
for (const [name, variationAxes] of Object.entries(faces)) {
  const face = await subsetFont(source, shareSigns, { targetFormat: 'truetype', variationAxes });
  await writeFile(`app/fonts/${name}.ttf`, face);
  console.log(`app/fonts/${name}.ttf: ${face.length} bytes`);
}

const bangla = await subsetFont(await readFile(BANGLA_SOURCE), banglaSigns, {
  targetFormat: 'truetype',
  variationAxes: { wght: 640 },
});
await writeFile('app/fonts/anek-bangla-share.ttf', bangla);
console.log(`app/fonts/anek-bangla-share.ttf: ${bangla.length} bytes`);
