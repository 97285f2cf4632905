/** Builds the site again and compares it with `out`, byte by byte. Runs after `npm run build`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const OUT = 'out';
const FIRST = '.cache/first-build';
const CACHE = '.cache/images';
/** Most differences listed by name. */
const NAMED = 20;

if (!existsSync(OUT)) fail(`There is no ${OUT} to compare with: run npm run build first.`);
for (const folder of [FIRST, '.next']) await rm(folder, { recursive: true, force: true });
await rename(OUT, FIRST);
// Sized pictures are kept: their encoders are not ours, and take a minute.
for (const file of await readdir(CACHE)) if (file.startsWith('share-')) await rm(path.join(CACHE, file));
const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (build.status !== 0) fail('The second build failed.');

const { status, stdout } = spawnSync('git', ['diff', '--no-index', '--name-status', FIRST, OUT], {
  encoding: 'utf8',
});
const differing = stdout.split('\n').filter(Boolean);
if (status !== 0) fail(`${differing.length} files differ:\n${differing.slice(0, NAMED).join('\n')}`);
console.log('Two builds, no difference.');

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
