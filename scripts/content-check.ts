/**
 * Checks the content like the studio: every record, id and number of records, every picture (decoded, with its size and
 * the digits in its name), every document, the files of the own film, and that there is no file beside those (`content/file-problems.ts`). Lists unused pictures, Bangla texts that are older or
 * much shorter than their English or spelt otherwise than the glossary, records that are not written as the studio writes them, heavy 3D files, sizes that no product has, pages to which nothing leads,
 * words of the sample that another company has left, and records with placeholders; those fail a build with a real `SITE_URL` unless
 * `ALLOW_PLACEHOLDERS` is 1. First finishes an interrupted `content:apply`. `npm run content:check`, and the first step
 * of a build. `-- --confirm ENTITY ID [FIELD]` confirms in valid content that Bangla fits its present English.
 * Exit code 0: valid. 1: invalid, or nothing to confirm.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { statedHints } from '../content/registry/product-hints';
import type { placeholdersIn } from '../content/registry/placeholders';
import { uploadSrc } from '../lib/exchange';
import { filesIn } from '../lib/pictures';
import { fileOf } from '../content/registry';
import { finishCheckOut } from './content/commit-files';
import { confirmBangla } from './content/confirm-bangla';
import { diskPictures } from './content/disk-pictures';
import { diskPort } from './content/disk-port';
import { fileProblems, uploadsOnDisk } from './content/file-problems';
import { CONTENT_ROOT, loadProblems } from './content/load-problems';
import { namedInCode } from './content/named-in-code';
import { printable } from './content/printable';
import { readSampleWords, sampleLeft } from './content/sample-left';

async function main() {
  const finished = await finishCheckOut(CONTENT_ROOT);
  if (finished !== null) console.log(printable(finished));
  const problems = [...(await fileProblems(CONTENT_ROOT)), ...(await loadProblems())];
  if (problems.length === 0) problems.push(...(await deeperProblems()));
  if (problems.length > 0) {
    console.error(printable(problems.join('\n')));
    return 1;
  }
  const [option, ...names] = process.argv.slice(2);
  if (option === '--confirm') {
    const { isConfirmed, message } = await confirmBangla(CONTENT_ROOT, names);
    (isConfirmed ? console.log : console.error)(printable(message));
    return isConfirmed ? 0 : 1;
  }
  console.log('The content is valid.');
  // Not before the records are known to be readable: the languages are in one of them.
  const { loadAllRecords } = await import('../content/registry/loaders');
  const { placeholdersIn } = await import('../content/registry/placeholders');
  const { movedLinks } = await import('../content/registry/redirects');
  const { hintsAmong } = await import('../content/registry/hints-among');
  const { shownTexts } = await import('../content/registry/shown-texts');
  const hints = await import('./content/content-hints');
  const { sizeHints } = await import('./content/size-hints');
  const published = await loadAllRecords();
  const used = new Set(filesIn(published));
  const unused = (await uploadsOnDisk(CONTENT_ROOT)).filter((file) => !used.has(uploadSrc(file)));
  printList(
    'Uploaded files that nothing uses (a draft in somebody’s browser may still do):',
    unused.map((file) => `content/${file}`),
  );
  printList(
    'Pictures that no record and no code uses, so the website has no copy of them (delete them, or name them in a record):',
    await unusedSitePictures(used),
  );
  printList(
    'Bangla that is worth a look (it does not keep the website from being built):',
    hints.banglaHints(shownTexts(published)),
  );
  printList(
    'Records that the studio would write otherwise (saving one there puts it right):',
    await hints.orderHints(CONTENT_ROOT),
  );
  printList(
    'Shapes whose 3D files are heavy for a phone (openings with fewer or no round corners make them lighter):',
    await hints.weightHints(published.products),
  );
  printList(
    'Figures and declarations that need a document (they do not keep the website from being built):',
    published.products.flatMap((product) =>
      [...statedHints(product).values()].map((hint) => `products ${String(product.id)}: ${hint}`),
    ),
  );
  printList(
    'Sizes in texts that no product has (they do not keep the website from being built):',
    sizeHints(shownTexts(published)),
  );
  printList(
    'Links to addresses that went (visitors reach the new page; name its address instead):',
    movedLinks(published).map(
      ({ entity, id, field, from, to }) => `${entity} ${id}, ${field}: ${from} is now ${to}`,
    ),
  );
  printList(
    'Pages to which nothing leads (they do not keep the website from being built):',
    hintsAmong(published).map(({ entity, id, field, text }) => `${entity} ${id}, ${field}: ${text}`),
  );
  const sample = await readSampleWords(CONTENT_ROOT);
  printList(
    'Words of the sample are left in these records. Write your own there, or delete the record (they do not keep the website from being built):',
    sample === null ? [] : sampleLeft(sample, shownTexts(published)),
  );
  return reportPlaceholders(placeholdersIn(published));
}

/** Lists the pictures of `public/images` that neither records nor code use; not those that a build makes. */
async function unusedSitePictures(used: ReadonlySet<string>) {
  const isNamed = await namedInCode();
  return (await readdir('public/images', { recursive: true }).catch(() => []))
    .filter((file) => /\.(jpg|png|webp|avif|svg)$/.test(file) && !/^(sized|uploads|crops)\b/.test(file))
    .map((file) => `public/images/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => !used.has(file.replace('public', '')) && !isNamed(file))
    .sort();
}

function printList(heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(printable([heading, ...lines.map((line) => `  ${line}`)].join('\n')));
}

/** Prints the records and returns the exit code. */
function reportPlaceholders(records: ReturnType<typeof placeholdersIn>) {
  if (records.length === 0) return 0;
  printList(
    `Placeholders are in ${records.length} records:`,
    records.map(({ entity, id, fields }) => `${entity} ${id}: ${fields.join(', ')}`),
  );
  const { SITE_URL = '', ALLOW_PLACEHOLDERS } = process.env;
  if (!isOwnSite(SITE_URL) || ALLOW_PLACEHOLDERS === '1') return 0;
  console.error(
    `${SITE_URL} would show them to visitors. Replace them in the studio, or set ALLOW_PLACEHOLDERS=1 until you have.`,
  );
  return 1;
}

/** Whether an address is set and not reserved for examples (RFC 2606). */
const isOwnSite = (address: string) =>
  URL.canParse(address) && !/(^|\.)example(\.(com|net|org))?$/.test(new URL(address).hostname);

/** Runs checks that need content that loads. */
async function deeperProblems() {
  const { exchange } = await import('../content/registry/exchange');
  const { loadAllRecords } = await import('../content/registry/loaders');
  const published = await loadAllRecords();
  const folder = await exchange.checkFolder(diskPort(CONTENT_ROOT));
  const pictures = await diskPictures(CONTENT_ROOT)(filesIn(published));
  return [
    ...(folder.ok ? [] : folder.problems.map(({ message }) => `content/content.json: ${message}`)),
    ...(await exchange.checkContent(published, pictures)).map(
      ({ entity, message }) =>
        `${entity === undefined ? 'content' : `content/${fileOf(entity)}`}: ${message}`,
    ),
    ...(await filmProblems()),
  ];
}

/** Names each file of the website's own film that is missing although its length is stated. */
async function filmProblems() {
  const [{ hasOwnFilm }, { ownFilm }] = await Promise.all([
    import('../content/entities/quality'),
    import('../content/registry/films'),
  ]);
  return Object.values(hasOwnFilm ? ownFilm : {})
    .map((address) => `public${address}`)
    .filter((file) => !existsSync(file))
    .map(
      (file) =>
        `content/${fileOf('quality')}: quality quality, days.filmSeconds: there is no film ${file}: add the file, or leave the length empty.`,
    );
}

process.exitCode = await main();
