/**
 * Builds the site again from scratch and compares it with `out`: builds of the same sources must be byte-identical.
 * Runs after `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const OUT = 'out';
const CACHE = '.cache/images';
/** Most differences listed by name. */
const NAMED = 20;

if (!existsSync(OUT)) fail(`There is no ${OUT} to compare with: run npm run build first.`);
const first = await fingerprints();
for (const folder of [OUT, '.next']) await rm(folder, { recursive: true, force: true });
// Sized pictures are kept: their encoders are not ours, and take a minute.
for (const file of await readdir(CACHE)) if (file.startsWith('share-')) await rm(path.join(CACHE, file));
const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (build.status !== 0) fail('The second build failed.');
const second = await fingerprints();

const files = [...new Set([...first.keys(), ...second.keys()])].sort();
const differing = files.filter((file) => first.get(file) !== second.get(file));
if (differing.length > 0) {
  fail(`${differing.length} of ${files.length} files differ:\n${differing.slice(0, NAMED).join('\n')}`);
}
console.log(`Two builds, ${files.length} files, no difference.`);

async function fingerprints() {
  const prints = new Map<string, string>();
  for (const name of await readdir(OUT, { recursive: true })) {
    const file = path.join(OUT, name);
    if (!(await stat(file)).isFile()) continue;
    prints.set(
      file,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return prints;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
