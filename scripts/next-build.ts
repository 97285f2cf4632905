/** Runs `next build`. Deletes the cache of an unfinished build first, which can make every later build fail. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Exists while a build runs. Outside `.next`, which Next empties. */
const UNFINISHED = '.cache/unfinished-build';
/** Files that several pages of this build need (`madeOnce`). */
const BUILD_FILES = '.cache/build-files';

if (existsSync(UNFINISHED)) {
  console.log('The last build did not finish: .next is deleted, so that this one begins from nothing.');
  rmSync('.next', { recursive: true, force: true });
}
rmSync(BUILD_FILES, { recursive: true, force: true });
mkdirSync(BUILD_FILES, { recursive: true });
writeFileSync(UNFINISHED, '');
const { status } = spawnSync('next', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, BUILD_FILES },
});
rmSync(BUILD_FILES, { recursive: true });
if (status !== 0) process.exit(status ?? 1);
rmSync(UNFINISHED);
