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
  // `content:apply` commits, and needs a commit before.
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', copy, ...args]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', 'content');
  git('-c', 'user.name=Copy', '-c', 'user.email=copy@example.com', 'commit', '--quiet', '-m', 'Content');
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
