import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** The libraries for a checkout. Linked file by file where that is possible: the build does not follow a linked folder. */
export function copyLibraries(target: string) {
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'pipe' });
  } catch {
    // The copy is on another disk.
    rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', target], { stdio: 'pipe' });
  }
}
