/**
 * Runs `next build`. One that did not finish, because it failed or was ended, can leave a cache behind that makes every
 * later one fail: then the next one begins from nothing, and says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Outside of `.next`, which Next empties. Exists while a build runs. */
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
