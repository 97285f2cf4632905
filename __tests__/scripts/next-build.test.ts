import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve('scripts/next-build.ts');
const tsx = path.resolve('node_modules/.bin/tsx');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'next-build-'));
  mkdirSync(path.join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stands for `next build`: it fails on what a failed one has left behind. */
function build(work: string) {
  const next = path.join(folder, 'bin/next');
  writeFileSync(next, `#!/bin/sh\ntest -e .next/cache/broken && exit 3\nmkdir -p .next/cache\n${work}\n`);
  chmodSync(next, 0o755);
  // All checks together have checked the types before.
  const env = {
    ...process.env,
    TYPES_CHECKED: '',
    PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
  };
  return spawnSync(tsx, [script], { cwd: folder, encoding: 'utf8', env });
}
const breaks = 'touch .next/cache/broken';

it.each([
  ['failed', `${breaks}; exit 2`, 2],
  ['was ended', `${breaks}; kill -9 $$`, 1],
])('begins from nothing after a build that %s, and says so', (_what, work, status) => {
  expect(build(work).status).toBe(status);
  const { status: second, stdout } = build('exit 0');
  expect(stdout).toContain('The last build did not finish: .next is deleted');
  expect(second).toBe(0);
});

it('keeps the cache of a build that finished', () => {
  expect(build('touch .next/cache/good').status).toBe(0);
  const { status, stdout } = build('exit 0');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  expect(existsSync(path.join(folder, '.next/cache/good'))).toBe(true);
});

it('checks types once for code, and not again for content', () => {
  const isChecked = () => build('echo "${TYPES_CHECKED:-checks types}"').stdout.trim() === 'checks types';
  mkdirSync(path.join(folder, 'content'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, 'content', name), text);
  write('records.ts', 'export const size = 1;');
  write('data.json', '[]');
  expect(isChecked()).toBe(true);
  write('data.json', '[1]');
  expect(isChecked()).toBe(false);
  write('records.ts', 'export const size = "1";');
  expect(isChecked()).toBe(true);
});
