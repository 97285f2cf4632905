import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskPort } from '@/scripts/content/disk-port';

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

it('reads a missing folder as empty, and ignores hidden files and folders', async () => {
  expect(await diskPort(root).read('media/a.webp')).toBeNull();
  expect(await diskPort(root).listMedia()).toEqual([]);
  await mkdir(join(root, 'media/folder'), { recursive: true });
  await writeFile(join(root, 'media/.gitkeep'), '');
  await writeFile(join(root, 'media/a.webp'), 'picture');
  expect(await diskPort(root).listMedia()).toEqual(['a.webp']);
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
  ])('%s is not read', async (_, make, path) => {
    await make();
    await expect(diskPort(root).read(path)).rejects.toThrow('is a link, and links are not followed.');
  });

  it('in place of the media folder is not listed', async () => {
    await symlink(top, join(root, 'media'));

    await expect(diskPort(root).listMedia()).rejects.toThrow('links are not followed');
  });
});
