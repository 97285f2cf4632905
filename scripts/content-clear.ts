/**
 * Takes the sample out: `npm run content:clear -- --yes`. Every list becomes empty, every single record a short one that
 * says what to enter, and one product stays (`content/starter.json`). Pictures, films and tests of the sample go; one grey
 * picture stands in for the owner's. Without `--yes` it only says what would go. Changes nothing where git has changes that
 * are not committed, so that all of it can be brought back. Exit code 0: cleared. 1: nothing was changed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { entities, fileOf } from '../content/registry';
import { formOf } from '../content/registry/forms';
import { canonicalRecord, joinRecords } from '../lib/records';
import { git } from './content/git';
import starter from './content/starter.json' with { type: 'json' };

/** Folders and files that hold nothing but the sample. */
const SAMPLE = ['__tests__/sample', 'content/sample-words.json', 'public/films'];
const PICTURES = 'public/images';
const UPLOADS = 'content/media';
/** The picture that stands in for the owner's, of the size that its records state. */
const STAND_IN = { file: `${PICTURES}/your-picture.jpg`, width: 1600, height: 1200, colour: '#A09B92' };

/** Pictures that code shows, whoever's website it is: the hours of a wall (`components/site/about/wall-hours.ts`). */
const SHOWN = /^public.images.scenes.day-\d{4}\.jpg$/;

async function main() {
  const [option] = process.argv.slice(2);
  const pictures = await samplePictures();
  if (option !== '--yes') {
    console.log(
      `This would empty ${entities.length} files of records but for one product and the texts that you have to replace, and delete ${pictures.length} pictures and ${SAMPLE.join(', ')}. Run “npm run content:clear -- --yes” to do it.`,
    );
    return 1;
  }
  if ((await git('.', ['status', '--porcelain'])).length > 0) {
    console.error(
      'Nothing was changed: commit or discard your changes first, so that this can be taken back.',
    );
    return 1;
  }
  for (const file of [...pictures, ...SAMPLE]) await rm(file, { recursive: true, force: true });
  const { file, colour, ...size } = STAND_IN;
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toFile(file);
  const records: Readonly<Record<string, readonly unknown[]>> = starter;
  for (const entity of entities) {
    const { schema } = formOf(entity);
    const texts = (records[entity] ?? []).map((record) => canonicalRecord(schema, record));
    await writeFile(path.join('content', fileOf(entity)), joinRecords(texts));
  }
  console.log('The sample is out. Build the website, open the studio, and go on with docs/make-it-yours.md.');
  return 0;
}

/** Lists the sample's pictures: those of records, and uploads. */
async function samplePictures() {
  const [own, uploads] = await Promise.all(
    [PICTURES, UPLOADS].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  return [...(own ?? []), ...(uploads ?? [])].filter(
    (file) =>
      /\.(jpg|png|webp|avif|svg)$/.test(file) &&
      !SHOWN.test(file) &&
      !/^public.images.(sized|uploads|crops)\b/.test(file),
  );
}

process.exitCode = await main();
