import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FileChange } from '@/lib/exchange/file-port';
import { commitFiles, finishCheckOut, headOf, uncommitted } from '@/scripts/content/commit-files';
import { samples } from '@/scripts/test/depth';
import { bytesOf } from '../../lib/exchange/fixtures';
import { gitIn, initCheckout } from './script-copy';

const OLD = { 'products.json': 'old products', 'blogs.json': 'old blogs' };

let checkout = '';
let root = '';
const git = (...args: readonly string[]) => gitIn(root)(...args);

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'killed-runs-'));
  root = join(checkout, 'content');
  await initCheckout(checkout, { ...prefixed(OLD), 'notes.txt': 'Notes' });
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

const prefixed = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text]));

/** Returns all files of the folder. */
async function content(): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(root)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(root, name), 'utf8')])),
  );
}

const changes = (texts: Readonly<Record<string, string>>): readonly FileChange[] =>
  Object.entries(texts).map(([path, text]) => ({ path, before: null, after: bytesOf(text) }));

const NEW = { 'products.json': 'new products', 'picture.webp': 'picture' };
const commit = async (texts: Readonly<Record<string, string>> = NEW, parent?: string) =>
  commitFiles(root, changes(texts), {
    parent: parent ?? (await headOf(root)),
    message: 'content: two files',
    author: 'Rahim <Officer>',
  });

it('files become one commit by the author, and nothing else of the checkout is in it', async () => {
  await writeFile(join(checkout, 'notes.txt'), 'Mine');
  await git('add', '../notes.txt');
  expect(await commit()).toBe(true);
  expect(await content()).toEqual({ ...OLD, ...NEW });
  expect(await git('log', '-1', '--format=%an|%s')).toBe('Rahim  Officer|content: two files');
  expect(await git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(
    'content/picture.webp\ncontent/products.json',
  );
  expect(await git('status', '--porcelain')).toBe('M  notes.txt');
});

it('nothing is written if somebody has committed since', async () => {
  const parent = await headOf(root);
  await git('commit', '--quiet', '--allow-empty', '-m', 'Other');
  const head = await headOf(root);
  expect(await commit(NEW, parent)).toBe(false);
  expect([await headOf(root), await content()]).toEqual([head, OLD]);
});

it('nothing is written through a link', async () => {
  const outside = join(checkout, 'outside.json');
  await writeFile(outside, 'theirs');
  await unlink(join(root, 'products.json'));
  await symlink(outside, join(root, 'products.json'));
  expect(await uncommitted(root)).toEqual(['content/products.json']);
  await commit();
  expect(await readFile(outside, 'utf8')).toBe('theirs');
});

describe('after a run that was killed between its commit and its files', () => {
  beforeEach(async () => {
    await commit();
    // As it was before the files came.
    await git('reset', '--quiet', '--mixed', 'HEAD^');
    await git('checkout', '--quiet', '--', '.');
    await rm(join(root, 'picture.webp'));
    await git('update-ref', 'HEAD', 'ORIG_HEAD');
  });

  it('the next one brings its files in one sentence', async () => {
    expect(await content()).toEqual(OLD);
    expect(await finishCheckOut(root)).toBe(
      'An earlier run was interrupted after its commit. Its files are in place now: picture.webp, products.json.',
    );
    expect([await content(), await uncommitted(root)]).toEqual([{ ...OLD, ...NEW }, []]);
    expect(await finishCheckOut(root)).toBeNull();
  });

  it('a file that somebody has changed since stays', async () => {
    await writeFile(join(root, 'products.json'), 'by hand');
    await finishCheckOut(root);
    expect(await content()).toEqual({ ...OLD, ...NEW, 'products.json': 'by hand' });
  });
});

it('commits of other people are never checked out', async () => {
  await git('commit', '--quiet', '--allow-empty', '-m', 'Other');
  await git('rm', '--quiet', '--cached', 'products.json');
  expect(await finishCheckOut(root)).toBeNull();
});

const KILLS = samples(2, 40);

it(`a run that is killed leaves the old commit or the new one, ${KILLS} times in a row`, async () => {
  const script = await writer();
  const start = async (count: number) => {
    const texts = { 'products.json': `products ${count}`, 'blogs.json': `blogs ${count}` };
    const child = spawn(process.execPath, [script, root, JSON.stringify(texts)], { detached: true });
    await once(child.stdout, 'data');
    return { child, texts: { ...(await content()), ...texts } };
  };
  const whole = await start(KILLS);
  const began = performance.now();
  await once(whole.child, 'exit');
  const duration = performance.now() - began;
  expect(await content()).toEqual(whole.texts);

  const seen = { old: 0, new: 0 };
  for (let count = 0; count < KILLS || Math.min(seen.old, seen.new) === 0; count += 1) {
    const before = await content();
    const head = await headOf(root);
    const { child, texts } = await start(count);
    const ended = once(child, 'exit');
    const kill = () => process.kill(-Number(child.pid), 'SIGKILL');
    const timer = setTimeout(kill, (duration * (count % KILLS)) / KILLS);
    await ended;
    clearTimeout(timer);
    await removeLocks();
    await finishCheckOut(root);
    const isOld = (await headOf(root)) === head;
    expect([await content(), await uncommitted(root)]).toEqual([isOld ? before : texts, []]);
    seen[isOld ? 'old' : 'new'] += 1;
  }
}, 180_000);

/** Builds a program that commits files: it reports its start, and what it commits comes as an argument. */
async function writer() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { commitFiles, headOf } from './scripts/content/commit-files';
        const [root, texts] = process.argv.slice(2);
        const files = Object.entries(JSON.parse(texts)).map(([path, text]) => ({ path, after: Buffer.from(text) }));
        const parent = await headOf(root);
        process.stdout.write('begins');
        await commitFiles(root, files, { parent, message: 'content: two files', author: 'Rahim' });
      `,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const file = join(checkout, '.git/writer.mjs');
  await writeFile(file, outputFiles[0]?.contents ?? '');
  return file;
}

/** Does what git asks for in its message after one of its own processes was killed. */
async function removeLocks() {
  const names = await readdir(join(checkout, '.git'), { recursive: true });
  for (const name of names) if (name.endsWith('.lock')) await unlink(join(checkout, '.git', name));
}
