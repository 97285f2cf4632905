import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { FileChange } from '@/lib/exchange/file-port';
import { acquireLock, LOCK_REF } from '@/scripts/content/lock';
import { InterruptedError, recover, writeContent } from '@/scripts/content/write-content';
import { bytesOf } from '../../lib/exchange/fixtures';
import { initCheckout } from './script-copy';
import { samples } from '@/scripts/test/depth';

const run = promisify(execFile);

let checkout = '';
let root = '';
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'killed-runs-'));
  root = join(checkout, 'content');
  for (const entity of ['products', 'blogs'])
    await mkdir(join(root, 'entities', entity), { recursive: true });
  await initCheckout(checkout);
  await writeFile(join(root, 'entities/products/data.json'), 'old products');
  await writeFile(join(root, 'entities/blogs/data.json'), 'old blogs');
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

const picture: FileChange = { path: 'media/a-00000000.webp', before: null, after: bytesOf('picture') };
const change = (file: string, before: string, after: string): FileChange => ({
  path: file,
  before: bytesOf(before),
  after: bytesOf(after),
});
const changes = [
  picture,
  change('entities/products/data.json', 'old products', 'new products'),
  change('entities/blogs/data.json', 'old blogs', 'new blogs'),
];
const old = { 'entities/blogs/data.json': 'old blogs', 'entities/products/data.json': 'old products' };
const fresh = {
  'entities/blogs/data.json': 'new blogs',
  'media/a-00000000.webp': 'picture',
  'entities/products/data.json': 'new products',
};

/** Returns all files of the folder. */
async function content(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(root, name), 'utf8')])),
  );
}

const turns = async () =>
  (await run('git', ['for-each-ref', LOCK_REF], { cwd: root })).stdout.toString().trim();

/** Creates the state of a run that was killed after moving some of its files. */
async function leave(files: readonly FileChange[], inPlace: readonly FileChange[]) {
  const workshop = await mkdtemp(join(checkout, 'workshop-'));
  await acquireLock(root, workshop, files);
  for (const { path, after } of inPlace) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), after);
  }
}

it('writes files with the mode that they had, makes folders, and leaves nothing beside them', async () => {
  await chmod(join(root, 'entities/products/data.json'), 0o640);
  expect(await writeContent(root, changes)).toBe(true);
  expect(await content()).toEqual(fresh);
  expect((await stat(join(root, 'entities/products/data.json'))).mode & 0o777).toBe(0o640);
  expect((await readdir(root)).sort()).toEqual(['entities', 'media']);
  expect(await turns()).toBe('');
});

it('writes nothing when a file is another one than the plan was made with', async () => {
  await writeFile(join(root, 'entities/blogs/data.json'), 'by hand');
  expect(await writeContent(root, changes)).toBe(false);
  expect(await content()).toEqual({ ...old, 'entities/blogs/data.json': 'by hand' });
  expect(await turns()).toBe('');
});

it('puts all files back when one of them does not become what it should', async () => {
  const twice = change('entities/products/data.json', 'old products', 'newer products');
  await expect(writeContent(root, [...changes, twice])).rejects.toThrow(
    'Reading it back gave something else',
  );
  expect(await content()).toEqual(old);
  expect(await turns()).toBe('');
});

it('writes through no link', async () => {
  const outside = await mkdtemp(join(checkout, 'outside-'));
  await symlink(outside, join(root, 'media'));
  await expect(writeContent(root, changes)).rejects.toThrow('is a link, and links are not followed');
  expect(await readdir(outside)).toEqual([]);
  expect(await turns()).toBe('');
});

describe('a run that was killed', () => {
  /** Starts a process that writes on command and reports its start. */
  async function writer() {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { readFileSync } from 'node:fs';
          import { recover, writeContent } from './scripts/content/write-content';
          const [root, file] = process.argv.slice(2);
          const files = JSON.parse(readFileSync(file, 'utf8')).map(({ path, before, after }) => ({
            path, before: before === null ? null : Buffer.from(before), after: Buffer.from(after),
          }));
          await recover(root);
          process.stdout.write('begins');
          await writeContent(root, files);
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

  const KILLS = samples(8, 40);

  it(`leaves all or nothing, ${KILLS} times in a row`, async () => {
    const script = await writer();
    const file = join(checkout, '.git/files.json');
    const ref = join(checkout, '.git', LOCK_REF);
    /** Starts writing all files. Returns the contents before and after. */
    const begin = async (count: number) => {
      const before = await content();
      const after = {
        ...before,
        'entities/products/data.json': `products ${count}`,
        'entities/blogs/data.json': `blogs ${count}`,
        [`media/picture-${String(count).padStart(8, '0')}.webp`]: 'picture',
      };
      const files = Object.entries(after).flatMap(([path, text]) =>
        before[path] === text ? [] : [{ path, before: before[path] ?? null, after: text }],
      );
      await writeFile(file, JSON.stringify(files));
      const child = spawn(process.execPath, [script, root, file]);
      await once(child.stdout, 'data');
      return { child, before, after };
    };
    const whole = await begin(KILLS);
    const start = performance.now();
    await once(whole.child, 'exit');
    const duration = performance.now() - start;
    expect(await content()).toEqual(whole.after);

    let takenBack = 0;
    // Continues on busy machines until at least one run was killed while writing.
    for (let count = 0; count < KILLS || (takenBack === 0 && count < 10 * KILLS); count += 1) {
      const { child, before, after } = await begin(count);
      const ended = once(child, 'exit');
      // Kills every other run while it moves files, the others at any time.
      while (count % 2 === 0 && child.exitCode === null && !existsSync(ref)) await sleep(1);
      setTimeout(() => child.kill('SIGKILL'), count % 2 === 0 ? count / 4 : (duration * count) / KILLS);
      await ended;
      if ((await recover(root)) !== null) takenBack += 1;
      const now = await content();
      expect(now).toEqual(
        now['entities/products/data.json'] === after['entities/products/data.json'] ? after : before,
      );
    }
    expect(await readdir(root)).not.toContainEqual(expect.stringMatching(/^\.apply/));
    expect(takenBack).toBeGreaterThan(0);
  }, 180_000);

  it.each([0, 1, 2, 3])(
    'is taken back in one sentence when %i of its files are in place, and the next one can write',
    async (inPlace) => {
      await leave(changes, changes.slice(0, inPlace));
      expect(await recover(root, 0)).toBe(
        'An earlier run was interrupted. The content is as it was before that run: entities/blogs/data.json, entities/products/data.json, media/a-00000000.webp.',
      );
      expect(await content()).toEqual(old);
      expect(await writeContent(root, changes)).toBe(true);
      expect(await content()).toEqual(fresh);
    },
  );

  it('is not reverted if somebody has changed one of its files since', async () => {
    await leave(changes, changes.slice(0, 2));
    await writeFile(join(root, 'entities/blogs/data.json'), 'by hand');
    const before = await content();
    await expect(recover(root, 0)).rejects.toThrow(
      /content\/entities\/blogs\/data\.json was changed since\. Look at it, then run “git update-ref -d refs\/content-apply”/,
    );
    expect(await content()).toEqual(before);
  });

  it('is waited for as long as it may still be writing', async () => {
    await leave(changes, []);
    const waiting = recover(root, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await run('git', ['update-ref', '-d', LOCK_REF], { cwd: root });
    expect(await waiting).toBeNull();
  });
});

it.each([
  ['a blob', ['hash-object', '-w', '--stdin']],
  ['an empty tree', ['mktree']],
])('says in a sentence that the ref is %s', async (_, args) => {
  const result = run('git', args, { cwd: root });
  result.child.stdin?.end();
  const { stdout } = await result;
  await run('git', ['update-ref', LOCK_REF, stdout.trim()], { cwd: root });
  const said = await recover(root, 0).catch((error: unknown) => error);
  if (args[0] === 'hash-object') expect(said).toBeInstanceOf(InterruptedError);
  else expect(said).toMatch(/^An earlier run was interrupted\./);
  expect(await content()).toEqual(old);
});

it('writes content in spite of leftover files in its folder', async () => {
  await writeFile(join(root, '.apply'), '');
  await mkdir(join(root, '.apply-1'));
  await writeFile(join(root, `.apply-${process.pid}`), 'left by an earlier process of this number');
  expect(await recover(root)).toBeNull();
  expect(await writeContent(root, changes)).toBe(true);
  expect(await content()).toMatchObject(fresh);
});

it('removes a workshop in which the git of a killed run still writes', async () => {
  const workshop = join(root, '.apply-999999');
  for (let round = 0; round < 5; round += 1) {
    await mkdir(workshop);
    const writing = `for i in $(seq 1 400); do : > ${workshop}/f$i || exit 0; done`;
    const orphan = spawn('sh', ['-c', writing], { stdio: 'ignore' });
    const ended = once(orphan, 'exit');
    await sleep(2);
    expect(await recover(root)).toBeNull();
    await ended;
    expect(await readdir(root)).not.toContain('.apply-999999');
  }
});
