import type { FilePort, StagedFile } from '@/content/lib/file-port';
import { memoryPort } from '@/content/lib/memory-port';
import type { Bytes } from '@/content/lib/record-hash';
import { type FileChange, writeFiles } from '@/content/lib/write-files';
import { bytesOf } from './fixtures';

const old = () =>
  new Map([
    ['banners.json', bytesOf('old banners')],
    ['products.json', bytesOf('old products')],
  ]);
const changes: readonly FileChange[] = [
  { path: 'media/a.webp', before: null, after: bytesOf('new picture') },
  { path: 'banners.json', before: bytesOf('old banners'), after: bytesOf('new banners') },
  { path: 'products.json', before: bytesOf('old products'), after: bytesOf('new products') },
];
const paths = changes.map(({ path }) => path);
const broken = () => Promise.reject(new Error('The disk is full.'));

/** A folder in memory whose staged files can be made to fail. */
function brittlePort(
  files: Map<string, Bytes>,
  change: (path: string, staged: StagedFile) => Partial<StagedFile>,
) {
  const port = memoryPort(files);
  const disposed: string[] = [];
  const stage: FilePort['stage'] = async (path, bytes) => {
    const staged = await port.stage(path, bytes);
    const dispose = async () => void disposed.push(path);
    return { ...staged, dispose, ...change(path, staged) };
  };
  return { port: { ...port, stage }, disposed };
}

it('writes all files', async () => {
  const files = old();

  expect(await writeFiles(memoryPort(files), changes)).toEqual({ ok: true });
  expect(files).toEqual(new Map(changes.map(({ path, after }) => [path, after])));
});

describe.each(paths)('when %s fails', (bad) => {
  it('to be made ready, every file is as it was and the port is left tidy', async () => {
    const files = old();
    const { port, disposed } = brittlePort(files, () => ({}));
    const stage: FilePort['stage'] = (path, bytes) => (path === bad ? broken() : port.stage(path, bytes));
    const result = await writeFiles({ ...port, stage }, changes);

    expect(result).toEqual({
      ok: false,
      path: bad,
      reason: 'failed',
      detail: 'The disk is full.',
      notPutBack: [],
    });
    expect(files).toEqual(old());
    expect(disposed).toEqual(paths.slice(0, paths.indexOf(bad)));
  });

  it('to be put in place, the earlier ones are put back', async () => {
    const files = old();
    const { port, disposed } = brittlePort(files, (path) => (path === bad ? { commit: broken } : {}));
    const result = await writeFiles(port, changes);

    expect(result).toEqual({
      ok: false,
      path: bad,
      reason: 'failed',
      detail: 'The disk is full.',
      notPutBack: [],
    });
    expect(files).toEqual(old());
    expect(disposed).toEqual(paths);
  });

  it('half-way, it is put back too', async () => {
    const files = old();
    const { port } = brittlePort(files, (path) =>
      path === bad ? { commit: () => (files.set(path, bytesOf('half')), broken()) } : {},
    );

    expect(await writeFiles(port, changes)).toMatchObject({ ok: false, path: bad, notPutBack: [] });
    expect(files).toEqual(old());
  });

  it('to be read back, everything is put back', async () => {
    const files = old();
    const { port } = brittlePort(files, () => ({}));
    let hasCommitted = false;
    const last = paths.at(-1);
    const stage: FilePort['stage'] = async (path, bytes) => {
      const staged = await port.stage(path, bytes);
      const commit = async () => {
        await staged.commit();
        hasCommitted ||= path === last;
      };
      return { ...staged, commit };
    };
    let failures = 1;
    const read: FilePort['read'] = (path) =>
      hasCommitted && path === bad && failures-- > 0 ? broken() : port.read(path);

    expect(await writeFiles({ ...port, stage, read }, changes)).toMatchObject({
      ok: false,
      path: bad,
      reason: 'unproved',
      detail: 'The disk is full.',
      notPutBack: [],
    });
    expect(files).toEqual(old());
  });

  it('and an earlier one cannot be put back, that one is named', async () => {
    const files = old();
    const { port } = brittlePort(files, (path) => ({
      ...(path === bad ? { commit: broken } : {}),
      undo: broken,
    }));
    const earlier = paths.slice(0, paths.indexOf(bad)).reverse();

    expect(await writeFiles(port, changes)).toMatchObject({ ok: false, path: bad, notPutBack: earlier });
  });
});

it('writes nothing when a file has changed since it was read', async () => {
  const files = old().set('products.json', bytesOf('somebody else'));
  const before = new Map(files);

  expect(await writeFiles(memoryPort(files), changes)).toMatchObject({
    ok: false,
    path: 'products.json',
    reason: 'changed',
  });
  expect(files).toEqual(before);
});

it('puts the earlier files back when one changes while it is writing, and keeps the other’s work', async () => {
  const files = old();
  const { port } = brittlePort(files, (path, staged) =>
    path === 'banners.json'
      ? {
          commit: async () => (
            await staged.commit(),
            void files.set('products.json', bytesOf('somebody else'))
          ),
        }
      : {},
  );

  expect(await writeFiles(port, changes)).toMatchObject({
    ok: false,
    path: 'products.json',
    reason: 'changed',
    notPutBack: [],
  });
  expect(files).toEqual(old().set('products.json', bytesOf('somebody else')));
});

it('names a file that somebody replaced just after it was written, and leaves it to them', async () => {
  const files = old();
  const { port } = brittlePort(files, (path, staged) =>
    path === 'products.json'
      ? { commit: async () => (await staged.commit(), void files.set(path, bytesOf('somebody else'))) }
      : {},
  );

  expect(await writeFiles(port, changes)).toMatchObject({
    ok: false,
    path: 'products.json',
    reason: 'unproved',
    notPutBack: ['products.json'],
  });
  expect(files).toEqual(old().set('products.json', bytesOf('somebody else')));
});

it('has written all the same when only tidying up fails', async () => {
  const files = old();
  const { port } = brittlePort(files, () => ({ dispose: broken }));

  expect(await writeFiles(port, changes)).toEqual({ ok: true });
});
