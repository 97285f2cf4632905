import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '../../scripts/copy-checkout';

const run = promisify(execFile);

/** What the bundler keeps for its next build. */
const COMPILED = '.next/cache';

/**
 * A copy of the repository, as somebody else has it, and what the bundler has compiled, as at a host that caches, which
 * saves every build half a minute.
 */
export function copyRepository() {
  const copy = copyCheckout();
  copyCompiled(process.cwd(), copy);
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
