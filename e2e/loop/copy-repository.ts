import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyLibraries } from '../../scripts/copy-libraries';

const run = promisify(execFile);

const notCopied = new Set(['.git', '.next', 'out', 'node_modules', 'test-results', 'playwright-report']);

/** What the bundler keeps for its next build. */
const COMPILED = '.next/cache';

/**
 * A copy of the repository, as somebody else has it: everything but what is made from it. What the bundler has compiled
 * goes with it, as at a host that caches, which saves every build half a minute.
 */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const root = process.cwd();
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !notCopied.has(source.slice(root.length + 1).split('/')[0] ?? ''),
  });
  copyLibraries(join(copy, 'node_modules'));
  copyCompiled(root, copy);
  // `content:apply` keeps in git what it replaces.
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', copy]);
  return copy;
}

/** Copies what the bundler has compiled in one checkout into another. */
export function copyCompiled(from: string, to: string) {
  if (existsSync(join(from, COMPILED))) cpSync(join(from, COMPILED), join(to, COMPILED), { recursive: true });
}

/** Applies the text of a bundle to a copy, as whoever looks after the website does. */
export async function applyBundle(copy: string, text: string) {
  const bundle = join(copy, 'bundle.json');
  writeFileSync(bundle, text);
  await run('npm', ['run', 'content:apply', '--', bundle], { cwd: copy });
  rmSync(bundle);
}

/** Builds the website of a copy into its `out`. */
export const buildCopy = (copy: string) =>
  run('npm', ['run', 'build'], {
    cwd: copy,
    env: { ...process.env, TYPES_CHECKED: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
