import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '@/content/lib/write-files';
import { diskPort } from '@/scripts/content/disk-port';
import { recover, WORKSHOP } from '@/scripts/content/journal';
import { withLock } from '@/scripts/content/lock';
import { bytesOf } from './fixtures';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-runs-'));
  await writeFile(join(root, 'products.json'), 'old products');
  await writeFile(join(root, 'blogs.json'), 'old blogs');
});
afterEach(() => rm(root, { recursive: true }));

const changes = [
  { path: 'media/a.webp', before: null, after: bytesOf('picture') },
  { path: 'products.json', before: bytesOf('old products'), after: bytesOf('new products') },
  { path: 'blogs.json', before: bytesOf('old blogs'), after: bytesOf('new blogs') },
];
const old = { 'blogs.json': 'old blogs', 'products.json': 'old products' };
const fresh = { 'blogs.json': 'new blogs', 'media/a.webp': 'picture', 'products.json': 'new products' };

/** Everything in the folder that git would see. */
async function content() {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((name) => !name.startsWith(`${WORKSHOP}/`))
    .sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(root, name), 'utf8')])),
  );
}

/** A run that stops for ever at its n-th step, as a killed one does. */
async function killedAt(step: number) {
  const port = diskPort(root);
  let steps = 0;
  const reached = new Promise<void>((resolve) => {
    const stopping =
      <Args extends unknown[], Value>(act: (...args: Args) => Promise<Value>) =>
      async (...args: Args): Promise<Value> => {
        steps += 1;
        if (steps <= step) return act(...args);
        resolve();
        return new Promise<never>(() => undefined);
      };
    const stage = stopping(async (path: string, bytes: Parameters<typeof port.stage>[1]) => {
      const { commit, undo, dispose } = await port.stage(path, bytes);
      return { commit: stopping(commit), undo: stopping(undo), dispose: stopping(dispose) };
    });
    const journal = port.journal && {
      open: stopping(port.journal.open),
      close: stopping(port.journal.close),
    };
    void writeFiles({ ...port, stage, journal }, changes).then(() => resolve());
  });
  await reached;
}

it.each(Array.from({ length: 12 }, (_, step) => step))(
  'a run killed after %i steps is whole again after the next, and leaves nothing',
  async (step) => {
    await killedAt(step);
    const said = await withLock(join(root, WORKSHOP), () => recover(root));
    const found = await content();

    // Three files are staged, then noted; from there on the run is finished, before it nothing has happened.
    expect(found).toEqual(step < 4 ? old : fresh);
    expect(said === null).toBe(step < 4 || step > 7);
    expect(await readdir(join(root, WORKSHOP))).toEqual(['holder-1']);
  },
);

it('takes a failed run back that was killed while it put files back', async () => {
  const port = diskPort(root);
  const stage: typeof port.stage = async (path, bytes) => {
    const staged = await port.stage(path, bytes);
    const undo = () => new Promise<never>(() => undefined);
    const commit = path === 'blogs.json' ? () => Promise.reject(new Error('Disk full.')) : staged.commit;
    return { ...staged, commit, undo };
  };
  let isBack: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (isBack = resolve));
  const open = async (direction: 'forward' | 'back') => {
    await port.journal?.open(direction);
    if (direction === 'back') isBack();
  };
  void writeFiles({ ...port, stage, journal: { open, close: async () => undefined } }, changes);
  await reached;

  expect(await recover(root)).toMatch(/^An earlier run was interrupted\. Its changes are taken back now/);
  expect(await content()).toEqual(old);
});

it('touches nothing when somebody has changed a file since', async () => {
  await killedAt(5);
  await writeFile(join(root, 'blogs.json'), 'by hand');
  const before = await content();

  await expect(recover(root)).rejects.toThrow('content/blogs.json was changed since');
  expect(await content()).toEqual(before);
});

describe('the lock', () => {
  it('lets one in after the other', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withLock(join(root, WORKSHOP), async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 2));
          inside -= 1;
        }),
      ),
    );

    expect(most).toBe(1);
  });

  it('is free again when its holder was killed', async () => {
    const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await mkdir(join(root, WORKSHOP));
    await writeFile(join(root, WORKSHOP, 'holder-7'), String(killed.pid));
    let isIn = false;
    const waiting = withLock(join(root, WORKSHOP), async () => {
      isIn = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isIn).toBe(false);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await waiting;

    expect(isIn).toBe(true);
  });
});
