/**
 * Builds the site twice more and compares the last build with `out`, byte by byte: first in English only, so that what
 * that build leaves behind would show, then as it is. Runs after `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const OUT = 'out';
const FIRST = '.cache/first-build';
const CACHE = '.cache/images';
const COMPANY = 'content/entities/company/data.json';
/** Most differences listed by name. */
const NAMED = 20;

if (!existsSync(OUT)) fail(`There is no ${OUT} to compare with: run npm run build first.`);
for (const folder of [FIRST, '.next']) await rm(folder, { recursive: true, force: true });
await rename(OUT, FIRST);
// Sized pictures are kept: their encoders are not ours, and take a minute.
for (const file of await readdir(CACHE)) if (file.startsWith('share-')) await rm(path.join(CACHE, file));

const company = readFileSync(COMPANY, 'utf8');
const records = JSON.parse(company) as readonly object[];
writeFileSync(COMPANY, JSON.stringify(records.map((record) => ({ ...record, languages: ['en'] }))));
const isInEnglish = build();
writeFileSync(COMPANY, company);
if (!isInEnglish) fail('The build in English failed.');
if (!build()) fail('The last build failed.');

const { status, stdout } = spawnSync('git', ['diff', '--no-index', '--name-status', FIRST, OUT], {
  encoding: 'utf8',
});
const differing = stdout.split('\n').filter(Boolean);
if (status !== 0) fail(`${differing.length} files differ:\n${differing.slice(0, NAMED).join('\n')}`);
console.log('Built in English and again in its languages: no difference.');

function build() {
  const { status: code } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return code === 0;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
