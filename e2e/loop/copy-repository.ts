import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const notCopied = new Set(['.git', '.next', 'out', 'node_modules', 'test-results', 'playwright-report']);

/** A copy of the repository, as somebody else has it: everything but what is made from it. */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const root = process.cwd();
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !notCopied.has(source.slice(root.length + 1).split('/')[0] ?? ''),
  });
  copyLibraries(join(copy, 'node_modules'));
  // `content:apply` keeps in git what it replaces.
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', copy]);
  return copy;
}

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
