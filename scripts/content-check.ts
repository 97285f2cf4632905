/**
 * Checks `content/data`: every record against its schema, every id, every picture; then lists the pictures of `media/`
 * that nothing uses. `npm run content:check`. Exit code 0: sound. 1: not.
 */
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { entities } from '../content/lib/entities';
import { mediaPathOf } from '../content/lib/media-path';
import { picturesIn } from '../content/lib/pictures-in';
import { unusedPictures } from '../content/lib/unused-pictures';
import { diskPort } from './content/disk-port';
import { CONTENT, loadProblems } from './content/load-problems';

async function main() {
  const problems = await loadProblems();
  if (problems.length === 0) problems.push(...(await deeperProblems()));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return 1;
  }
  console.log('content/data is valid.');
  const unused = unusedPictures(await diskPort(CONTENT).listMedia(), await contentTexts());
  if (unused.length > 0) {
    console.log('Pictures that nothing uses (a draft in somebody’s browser may still do):');
    console.log(unused.map((name) => `  content/data/media/${name}`).join('\n'));
  }
  return 0;
}

/** What can be asked only of content that loads. */
async function deeperProblems() {
  const { checkFolder } = await import('../content/lib/content-folder');
  const { managed } = await import('../content/managed');
  const { published } = await import('../content/published');
  const folder = await checkFolder(diskPort(CONTENT));
  const problems = folder.ok
    ? []
    : folder.problems.map(({ message }) => `content/data/content.json: ${message}`);
  for (const entity of entities) {
    for (const record of published[entity]) {
      for (const src of picturesIn(record)) {
        if (await exists(fileOf(src))) continue;
        const { file, idField } = managed[entity];
        problems.push(
          `content/data/${file}: record "${String(record[idField])}": there is no picture ${src}`,
        );
      }
    }
  }
  return problems;
}

/** Uploads are looked for where they are kept: their copies under `public` are made by the build. */
function fileOf(src: string) {
  const media = mediaPathOf(src);
  return media === null ? path.join(CONTENT, '..', '..', 'public', src) : path.join(CONTENT, media);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function contentTexts() {
  const root = path.join(CONTENT, '..');
  const files = await readdir(root, { recursive: true });
  return Promise.all(
    files.filter((file) => /\.(ts|json)$/.test(file)).map((file) => readFile(path.join(root, file), 'utf8')),
  );
}

process.exitCode = await main();
