import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '@/content/lib/write-files';
import { diskPort } from '@/scripts/content/disk-port';
import { bytesOf } from './fixtures';

let top = '';
let root = '';

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'disk-port-'));
  root = join(top, 'data');
  await mkdir(root);
  await writeFile(join(root, 'products.json'), 'old');
  await writeFile(join(top, 'outside.json'), 'outside');
});
afterEach(() => rm(top, { recursive: true }));

const picture = { path: 'media/a.webp', before: null, after: bytesOf('picture') };
const products = { path: 'products.json', before: bytesOf('old'), after: bytesOf('new') };
const listed = async () => (await readdir(root, { recursive: true })).sort();

it('writes files, makes folders, and leaves nothing beside them', async () => {
  await chmod(join(root, 'products.json'), 0o640);

  expect(await writeFiles(diskPort(root), [picture, products])).toEqual({ ok: true });
  expect(await readFile(join(root, 'products.json'), 'utf8')).toBe('new');
  expect((await stat(join(root, 'products.json'))).mode & 0o777).toBe(0o640);
  expect(await listed()).toEqual(['media', 'media/a.webp', 'products.json']);
});

it('reads nothing where nothing is, and lists pictures without hidden files and folders', async () => {
  expect(await diskPort(root).read('media/a.webp')).toBeNull();
  expect(await diskPort(root).listMedia()).toEqual([]);
  await mkdir(join(root, 'media/folder'), { recursive: true });
  await writeFile(join(root, 'media/.gitkeep'), '');
  await writeFile(join(root, 'media/a.webp'), 'picture');
  expect(await diskPort(root).listMedia()).toEqual(['a.webp']);
});

it('puts the earlier files back when a rename fails', async () => {
  const port = diskPort(root);
  const stage: typeof port.stage = async (path, bytes) => {
    const staged = await port.stage(path, bytes);
    // Somebody makes a folder where the file is to go, so that the rename itself fails.
    const commit = async () => {
      await mkdir(join(root, 'banners.json'));
      await staged.commit();
    };
    return path === 'banners.json' ? { ...staged, commit } : staged;
  };
  const result = await writeFiles({ ...port, stage }, [
    picture,
    products,
    { path: 'banners.json', before: null, after: bytesOf('new') },
  ]);

  expect(result).toMatchObject({ ok: false, path: 'banners.json', reason: 'failed' });
  expect(await readFile(join(root, 'products.json'), 'utf8')).toBe('old');
  expect(await listed()).toEqual(['banners.json', 'media', 'products.json']);
});

describe('a link', () => {
  it.each([
    ['in place of a file', () => symlink(join(top, 'outside.json'), join(root, 'blogs.json')), 'blogs.json'],
    [
      'in place of a file that is not there',
      () => symlink(join(top, 'nowhere'), join(root, 'blogs.json')),
      'blogs.json',
    ],
    ['in place of the media folder', () => symlink(top, join(root, 'media')), 'media/outside.json'],
    [
      'in place of the content folder',
      async () => {
        await rename(root, join(top, 'elsewhere'));
        await symlink(join(top, 'elsewhere'), root);
      },
      'products.json',
    ],
  ])('%s is neither read nor written', async (_, make, path) => {
    await make();
    const port = diskPort(root);

    await expect(port.read(path)).rejects.toThrow('is a link, and links are not followed.');
    await expect(port.stage(path, bytesOf('new'))).rejects.toThrow('links are not followed');
    expect(await readFile(join(top, 'outside.json'), 'utf8')).toBe('outside');
  });

  it('in place of the media folder is not listed', async () => {
    await symlink(top, join(root, 'media'));

    await expect(diskPort(root).listMedia()).rejects.toThrow('links are not followed');
  });
});
