import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const GENERATED = new Set(
  ['.git', '.next', 'out', 'node_modules', 'test-results', 'playwright-report', '.cache/first-build'].map(
    path.normalize,
  ),
);

/** Copies this checkout, without generated files, into a new temporary repository with libraries; returns its folder. */
export function copyCheckout() {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  cpSync('.', copy, { recursive: true, filter: (source) => !GENERATED.has(source) });
  copyLibraries(path.join(copy, 'node_modules'));
  // `content:apply` keeps replaced files in git.
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
