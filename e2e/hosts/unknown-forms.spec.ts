import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { isMovedPage } from '../../scripts/export/pages';
import { skipAbsent } from '../support/test';

/** The pages as Next wrote them: it keeps them here, and the scripts beside. */
const AS_WRITTEN = '.next/server/app';

/** One page for each step, on which the form that the step relies on is written differently, but not wrongly. */
const renamed = [
  ['deferred-scripts', 'contact.html', /<script src="([^"]+)" async="">/g, '<script async="" src="$1">'],
  ['own-styles', 'works.html', /<link rel="stylesheet" href="([^"]+)"/, '<link href="$1" rel="stylesheet"'],
] as const;
let folder = '';
const inFolder = (file: string) => path.join(folder, file);
const run = (script: string, environment: Readonly<Record<string, string>> = {}) =>
  spawnSync('node_modules/.bin/tsx', [script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

/** An export as Next leaves it, in a folder of its own. */
function rawExport() {
  rmSync(inFolder('out'), { recursive: true, force: true });
  // Pages at old addresses are written by the export.
  cpSync('out', inFolder('out'), {
    recursive: true,
    filter: (file) => !(file.endsWith('.html') && isMovedPage(readFileSync(file, 'utf8'))),
  });
  cpSync('.next/static/chunks', inFolder('out/_next/static/chunks'), { recursive: true });
  cpSync(AS_WRITTEN, inFolder('out'), {
    recursive: true,
    filter: (file) => !path.extname(file) || (file.endsWith('.html') && !file.includes('_global-error')),
  });
  cpSync(`${AS_WRITTEN}/_not-found.html`, inFolder('out/404.html'));
}

const change = (file: string, to: (text: string) => string) => {
  const text = readFileSync(inFolder(file), 'utf8');
  const changed = to(text);
  expect(changed === text, `${file} does not contain what is to be renamed`).toBe(false);
  writeFileSync(inFolder(file), changed);
};

/** A server for the folder, of the plainest kind. */
async function served() {
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const plain = inFolder(`out${pathname}`);
    const file = path.extname(plain) ? plain : `${plain}.html`;
    response.writeHead(existsSync(file) ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'image/png',
    });
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unknown-forms-'));
  const needed = 'app content hosting lib scripts node_modules package.json tsconfig.json';
  for (const name of needed.split(' ')) {
    symlinkSync(path.resolve(name), inFolder(name));
  }
  mkdirSync(inFolder('.next'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));
test.describe.configure({ mode: 'serial' });

test('a form that Next changed is named, its page works, and only weighing fails', async ({ page }) => {
  test.setTimeout(600_000);
  for (const [, file] of renamed) skipAbsent(`/${path.parse(file).name}`);
  rawExport();
  for (const [, file, form, other] of renamed) change(`out/${file}`, (html) => html.replace(form, other));
  const chunk = /<script src="(\/_next\/static\/chunks\/[^"]+)" async="">/.exec(
    readFileSync(inFolder('out/index.html'), 'utf8'),
  )?.[1];
  change(`out${chunk ?? ''}`, (script) => script.replace(/\.push\((\[[\s\S]*\])\)/, '.push(...[$1])'));

  const { status, stdout, stderr } = run('scripts/after-export.ts');
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/\d+ pages finished/);
  for (const [step, file] of renamed) {
    expect(
      stderr.split('\n').filter((line) => line.startsWith(`Export step ${step} skipped ${file}: `)),
      stderr,
    ).toHaveLength(1);
  }

  const server = await served();
  try {
    for (const [, file] of renamed) await works(page, server.origin, file);
  } finally {
    server.close();
  }

  const weighed = run('scripts/weigh.ts');
  expect(weighed.status).toBe(1);
  for (const [step, file] of renamed) {
    expect(weighed.stderr).toMatch(new RegExp(`Export step skipped .*${file}.*: ${step}: `));
  }
});

/** Starts a page, and fails on whatever its policy or its scripts complain about. */
async function works(page: Page, origin: string, file: string) {
  const faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  page.on('pageerror', note);
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/${file.replace('.html', '')}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  expect(faults, file).toEqual([]);
  const html = readFileSync(inFolder(`out/${file}`), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, text = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  page.off('pageerror', note);
}
