import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileProblems, uploadsOnDisk } from '@/scripts/content/file-problems';
import type { Bytes } from '@/lib/records';
import { bytesOf, pathOf, webp } from '../../lib/exchange/fixtures';
import { realPicture } from './script-copy';

let top = '';
let root = '';
let picture: Bytes;

const write = async (file: string, bytes: Bytes = bytesOf('')) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), bytes);
};

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'file-problems-'));
  root = join(top, 'content');
  picture = await realPicture(64, 64);
  for (const file of ['content.json', 'entities/blogs/data.json', 'entities/blogs/schema.ts', 'routes.ts'])
    await write(file);
  await write('media/.gitkeep');
  await write(await pathOf(picture), picture);
});
afterEach(() => rm(top, { recursive: true }));

it('finds nothing wrong with data, pictures and the code beside them', async () => {
  expect(await fileProblems(root)).toEqual([]);
  expect(await uploadsOnDisk(root)).toEqual([await pathOf(picture)]);
  await rm(join(root, 'media'), { recursive: true });
  expect(await fileProblems(root)).toEqual([]);
});

it('names every file in media that is none of the pictures, at any depth', async () => {
  const page = bytesOf('<script>steal()</script>');
  const both = new Uint8Array(Buffer.concat([picture, page]));
  const named = { page: await pathOf(page), both: await pathOf(both), head: await pathOf(webp(), 'head') };
  await write('media/sub/evil.htm', page);
  await write(`media/.hidden/deep/${(await pathOf(picture)).slice('media/'.length)}`, picture);
  await write('media/.DS_Store');
  await write('media/x.php', page);
  await write('media/medi\u0430.webp', page);
  await write(named.page, page);
  await write(named.both, both);
  await write(named.head, webp());
  await symlink('/etc', join(root, 'media/etc'));
  await symlink('/etc/passwd', join(root, 'media/link-0a0a0a0a.webp'));
  const executable = await pathOf(picture, 'executable');
  await write(executable, picture);
  await chmod(join(root, executable), 0o755);

  expect([...(await fileProblems(root))].sort()).toEqual(
    [
      'content/media/.DS_Store: is hidden.',
      `content/media/.hidden/deep/${(await pathOf(picture)).slice('media/'.length)}: is in a folder below media, and pictures have no folders.`,
      'content/media/etc: is a link, and links are not followed.',
      `content/${executable}: is executable.`,
      `content/${named.both}: it has ${page.length} bytes behind the end of the picture.`,
      `content/${named.head}: it cannot be unpacked, so the file is damaged or too large.`,
      `content/${named.page}: it is no image/webp by its first bytes.`,
      'content/media/link-0a0a0a0a.webp: is a link, and links are not followed.',
      'content/media/medi\\u0430.webp: is not named as pictures of the studio are.',
      'content/media/sub/evil.htm: is in a folder below media, and pictures have no folders.',
      'content/media/x.php: is not named as pictures of the studio are.',
    ].sort(),
  );
});

it('names a link in place of the folder of pictures or of a data file, and an executable data file', async () => {
  await rm(join(root, 'media'), { recursive: true });
  await symlink(top, join(root, 'media'));
  await write('entities/news/data.json');
  await chmod(join(root, 'entities/news/data.json'), 0o755);
  await rm(join(root, 'entities/blogs/data.json'));
  await symlink('/etc/passwd', join(root, 'entities/blogs/data.json'));
  expect(await fileProblems(root)).toEqual([
    'content/entities/blogs/data.json: is a link, and links are not followed.',
    'content/entities/news/data.json: is executable.',
    'content/media: is a link, and links are not followed.',
  ]);
});

it('asks for no modes on a disk that keeps none', async () => {
  for (const file of ['content.json', 'entities/blogs/data.json', await pathOf(picture)])
    await chmod(join(root, file), 0o777);
  expect(await fileProblems(root)).toEqual([]);
});
