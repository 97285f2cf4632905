/**
 * Runs `next build`. Deletes the cache of an unfinished build first, which can make every later build fail. Code whose types
 * the last build found right is not checked again: a commit of content cannot change them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Exists while a build runs. Outside `.next`, which Next empties. */
const UNFINISHED = '.cache/unfinished-build';
/** Files that several pages of this build need (`madeOnce`). */
const BUILD_FILES = '.cache/build-files';
/** Hash of the code whose types are right. */
const TYPED = '.cache/types/checked';

if (existsSync(UNFINISHED)) {
  console.log('The last build did not finish: .next is deleted, so that this one begins from nothing.');
  rmSync('.next', { recursive: true, force: true });
}
rmSync(BUILD_FILES, { recursive: true, force: true });
for (const folder of [BUILD_FILES, '.cache/types']) mkdirSync(folder, { recursive: true });
writeFileSync(UNFINISHED, '');
const code = hashOfCode();
const isTyped = existsSync(TYPED) && readFileSync(TYPED, 'utf8') === code;
const { status } = spawnSync('next', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, BUILD_FILES, ...(isTyped && { TYPES_CHECKED: 'true' }) },
});
rmSync(BUILD_FILES, { recursive: true });
if (status !== 0) process.exit(status ?? 1);
rmSync(UNFINISHED);
if (process.env.TYPES_CHECKED !== 'true') writeFileSync(TYPED, code);

/** Hash of all that decides on types: code, settings, and the versions of libraries. */
function hashOfCode() {
  const hash = createHash('sha256');
  const folders = ['app', 'components', 'content', 'lib', 'scripts', '__tests__', 'e2e'].filter(existsSync);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  // Next writes `next-env.d.ts` itself.
  const settings = readdirSync('.').filter((name) =>
    /(?<!\.d)\.(ts|mjs)$|^(tsconfig|package-lock)\.json$/.test(name),
  );
  for (const file of [...files.filter((name) => /\.(tsx?|mjs|cjs)$/.test(name)), ...settings].sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
