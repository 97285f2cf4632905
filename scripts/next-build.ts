/** Runs `next build`. Deletes the cache of an unfinished build first, which can make every later build fail. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Exists while a build runs. Outside `.next`, which Next empties. */
const UNFINISHED = '.cache/unfinished-build';

if (existsSync(UNFINISHED)) {
  console.log('The last build did not finish: .next is deleted, so that this one begins from nothing.');
  rmSync('.next', { recursive: true, force: true });
}
mkdirSync('.cache', { recursive: true });
writeFileSync(UNFINISHED, '');
const { status } = spawnSync('next', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);
rmSync(UNFINISHED);
