import { folderPort } from '@/content/lib/folder-port';
import type { Bytes } from '@/content/lib/record-hash';
import { writeFiles } from '@/content/lib/write-files';
import { fakeFolder } from './fake-folder';
import { bytesOf } from './fixtures';

const old = () => new Map([['products.json', bytesOf('old')]]);
const picture = { path: 'media/a.webp', before: null, after: bytesOf('picture') };
const products = { path: 'products.json', before: bytesOf('old'), after: bytesOf('new') };
const full = new DOMException('The disk is full.', 'QuotaExceededError');

it('writes files, new folders too, and lists pictures', async () => {
  const files = old();
  const port = folderPort(fakeFolder(files).handle);

  expect(await port.listMedia()).toEqual([]);
  expect(await writeFiles(port, [picture, products])).toEqual({ ok: true });
  expect(files).toEqual(
    new Map([
      ['products.json', bytesOf('new')],
      ['media/a.webp', bytesOf('picture')],
    ]),
  );
  expect(await port.listMedia()).toEqual(['a.webp']);
});

it('finds nothing where nothing is, and takes an empty file for nothing', async () => {
  const port = folderPort(fakeFolder(old().set('media/a.webp', new Uint8Array(0))).handle);

  expect(await port.read('blogs.json')).toBeNull();
  expect(await port.read('other/x.webp')).toBeNull();
  expect(await port.read('media/a.webp')).toBeNull();
});

it.each(['create', 'write', 'close'] as const)(
  'reports a %s that rejects, and leaves the folder as it was',
  async (step) => {
    const files = old();
    const { handle, aborted } = fakeFolder(files, { [step]: full });

    expect(await writeFiles(folderPort(handle), [picture, products])).toEqual({
      ok: false,
      path: 'media/a.webp',
      reason: 'failed',
      detail: expect.stringContaining('The disk is full.'),
      notPutBack: [],
    });
    expect(files).toEqual(old());
    expect(aborted.includes('media/a.webp')).toBe(step !== 'create');
  },
);

it('puts earlier files back when a later close rejects, and aborts what is still open', async () => {
  const files = old().set('banners.json', bytesOf('old')).set('services.json', bytesOf('old'));
  const before = new Map(files);
  const { handle, aborted, faults } = fakeFolder(files);
  const port = folderPort(handle);
  const failing = {
    ...port,
    read: async (path: string) => {
      // From the moment the first file is new, nothing closes any more, until the undoing begins.
      const isFirstNew = files.get('products.json')?.[0] === 'n'.charCodeAt(0);
      faults.close = isFirstNew && path === 'banners.json' && !faults.close ? full : undefined;
      return port.read(path);
    },
  };
  const change = (path: string) => ({ path, before: bytesOf('old'), after: bytesOf('new') });

  expect(
    await writeFiles(failing, [picture, products, change('banners.json'), change('services.json')]),
  ).toMatchObject({
    ok: false,
    path: 'banners.json',
    detail: expect.stringContaining('The disk is full.'),
    notPutBack: [],
  });
  expect(files).toEqual(before);
  expect(aborted).toEqual(['banners.json', 'services.json']);
});

it('passes on every failure but absence', async () => {
  const denied = new DOMException('No permission.', 'NotAllowedError');
  const handle = { ...fakeFolder(old()).handle, getFileHandle: () => Promise.reject(denied) };

  await expect(folderPort(handle).read('products.json')).rejects.toBe(denied);
});

it.each([
  'entities/products/schema.ts',
  'registry/index.ts',
  '../package.json',
  'entities/products/form/data.json',
])('never writes %s, which is no file of the content', async (path) => {
  const files = new Map<string, Bytes>([[path, bytesOf('code')]]);
  const { handle } = fakeFolder(files);

  await expect(folderPort(handle).stage(path, bytesOf('evil'))).rejects.toThrow('is no file of the content');
  expect(files.get(path)).toEqual(bytesOf('code'));
});
