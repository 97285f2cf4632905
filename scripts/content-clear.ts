/**
 * Takes the sample out: `npm run content:clear -- --yes`. Empties every list, leaves one product, and writes short texts
 * into the other records that say what to enter (`content/starter.json`). Deletes the pictures, films and tests of the
 * sample, writes one grey picture for the owner to replace, and lists the pictures that are left as a build does. Without `--yes` it only says what it would do. It needs a
 * git checkout without changes and makes one commit, so that the owner can take it back. Exit code 0: cleared. 1: nothing was changed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { entities, fileOf } from '../content/registry';
import { formOf } from '../content/registry/forms';
import { canonicalRecord, joinRecords } from '../lib/records';
import { signedBy } from './content/commit-files';
import { git, isCheckout } from './content/git';
import { IMAGES, sourcePictures, withSize, writePictureList } from './content/own-pictures';
import starter from './content/starter.json' with { type: 'json' };

/** Folders and files that hold nothing but the sample. */
const SAMPLE = ['__tests__/sample', 'content/sample-words.json', 'public/films'];
const UPLOADS = 'content/media';
/** Grey, in the size (px) that the records of the starter state. */
const OWN_PICTURE = { file: `${IMAGES}/your-picture.jpg`, width: 1600, height: 1200, colour: '#A09B92' };

/** Pictures that the code shows on every website: the hours of a wall (`components/site/about/wall-hours.ts`). */
const SHOWN = /^public.images.scenes.day-\d{4}\.jpg$/;

async function main() {
  const [option] = process.argv.slice(2);
  const pictures = await samplePictures();
  if (option !== '--yes') {
    console.log(
      `This replaces all records (${entities.length} files) with one product and short texts, and deletes ${pictures.length} pictures, ${SAMPLE.join(', ')}. To do it, run “npm run content:clear -- --yes”.`,
    );
    return 1;
  }
  if (!(await isCheckout('.')) || (await git('.', ['status', '--porcelain'])).length > 0) {
    console.error(
      'Nothing was changed. The command needs a git checkout without changes, so that you can take it back: commit or discard yours first.',
    );
    return 1;
  }
  const records: Readonly<Record<string, readonly unknown[]>> = starter;
  const files = entities.map((entity) => {
    const texts = (records[entity] ?? []).map((record) => canonicalRecord(formOf(entity).schema, record));
    return [fileOf(entity), joinRecords(texts)] as const;
  });
  for (const file of [...pictures, ...SAMPLE]) await rm(file, { recursive: true, force: true });
  const { file, colour, ...size } = OWN_PICTURE;
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toFile(file);
  for (const [name, text] of files) await writeFile(path.join('content', name), text);
  await writePictureList(await Promise.all((await sourcePictures()).map(withSize)));
  await git('.', ['add', '--all']);
  await git('.', ['commit', '--quiet', '--message', 'content: without the sample'], {
    env: await signedBy('.', ''),
  });
  console.log('The sample is out. Go on with step 2 of docs/make-it-yours.md.');
  return 0;
}

/** Lists the sample's pictures: those of records, and uploads. */
async function samplePictures() {
  const [own, uploads] = await Promise.all(
    [IMAGES, UPLOADS].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  return [...(own ?? []), ...(uploads ?? [])].filter(
    (file) =>
      /\.(jpg|png|webp|avif|svg|pdf)$/.test(file) &&
      !SHOWN.test(file) &&
      !/^public.images.(sized|uploads|crops)\b/.test(file),
  );
}

process.exitCode = await main();
