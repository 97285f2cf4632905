import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pair } from '@/__tests__/fixtures/pair';
import type { Bundle } from '@/lib/exchange/bundle';
import type { Bytes, TextPair } from '@/lib/records';
import { bundleOf, deleteOf, mediaOf, pathOf, productWith, putOf, sample } from '../../lib/exchange/fixtures';
import { copyRepository, gitIn, realPicture, runScript } from './script-copy';
import { itInFull } from '@/__tests__/it-in-full';

jest.setTimeout(60_000);

const [block, other] = sample('products');
const [banner] = sample('banners');
let picture: Bytes;
let path = '';
let copy: Awaited<ReturnType<typeof copyRepository>>;

beforeAll(async () => {
  picture = await realPicture();
  path = await pathOf(picture);
});
beforeEach(async () => {
  copy = await copyRepository();
});
afterEach(() => copy.remove());

async function bundleFile(parts: Partial<Bundle>, name = 'bundle.json') {
  const file = join(copy.root, name);
  await writeFile(file, JSON.stringify(bundleOf(parts)));
  return file;
}
const fullBundle = async () =>
  bundleFile({
    changes: [
      await putOf('products', null, productWith(path)),
      await putOf('products', block, { ...block, name: pair('Renamed') }),
      await deleteOf('products', other),
      await renamedBanner(),
    ],
    media: [await mediaOf(path, picture)],
  });
const read = (file: string) => readFile(join(copy.data, file), 'utf8');
const products = async (): Promise<{ id: string; name: TextPair }[]> =>
  JSON.parse(await read('entities/products/data.json'));

/** Returns all files of the content folder with their contents. */
async function snapshot() {
  const entries = await readdir(copy.data, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')])),
  );
}

const renamedBanner = () => putOf('banners', banner, { ...banner, title: pair('Renamed') });

const git = (...args: readonly string[]) => gitIn(copy.root)(...args);

async function rename(name: string) {
  await writeFile(
    join(copy.data, 'entities/products/data.json'),
    (await read('entities/products/data.json')).replace('"Core Block"', JSON.stringify(name)),
  );
}

it('applies a bundle, reports its changes, and does nothing the second time', async () => {
  const file = await fullBundle();
  const first = await runScript(copy.root, 'content-apply', [file]);

  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('products new-block “Core Block”: add');
  expect(first.out).toContain('products core-block-200 “Renamed”: edit (name)');
  expect(first.out).toContain(`products ${String(other.id)} “Core Block, half”: delete`);
  expect(first.out).toContain(`${path}: new, ${picture.length} bytes`);
  expect(first.out).toContain('Bundle of 2026-11-20T08:10:00Z, by Sample User, Site Administrator.');
  expect(first.out).toMatch(/Written and committed\.\n$/);
  const list = await products();
  expect(list[0]).toMatchObject({ id: 'core-block-200', name: pair('Renamed') });
  expect(list.at(-1)).toEqual(productWith(path));
  expect(list.map(({ id }) => id)).not.toContain(other.id);
  expect(await read('entities/banners/data.json')).toContain('"en": "Renamed"');
  expect(new Uint8Array(await readFile(join(copy.data, path)))).toEqual(picture);
  expect((await readdir(join(copy.data, 'media'))).sort()).toEqual(['.gitkeep', path.replace('media/', '')]);

  expect(await git('log', '-1', '--format=%an|%s')).toBe(
    'Sample User, Site Administrator|content: 4 changes from a file',
  );
  const written = await snapshot();
  const second = await runScript(copy.root, 'content-apply', [file]);
  expect(second).toMatchObject({ code: 0, err: '' });
  expect(second.out).toMatch(/The content says all of this already\.\n$/);
  expect(await snapshot()).toEqual(written);
  expect(await runScript(copy.root, 'content-check')).toMatchObject({ code: 0, err: '' });
});

itInFull.each([
  ['the flag', ['--dry-run'], undefined],
  ['the flag that npm kept to itself', [], { npm_config_dry_run: 'true' }],
])('with %s, only says what it would do', async (_, flags, env) => {
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [await fullBundle(), ...flags], env);

  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toContain('products core-block-200 “Renamed”: edit (name)');
  expect(run.out).toMatch(/Dry run: nothing was written\.\n$/);
  expect(await snapshot()).toEqual(before);
});

itInFull('finds the file from where the person is', async () => {
  const place = join(copy.root, 'downloads');
  await mkdir(place);
  await bundleFile(
    { changes: [await putOf('products', block, { ...block, name: pair('Renamed') })] },
    'downloads/b.json',
  );

  expect(await runScript(copy.root, 'content-apply', ['b.json'], { INIT_CWD: place })).toMatchObject({
    code: 0,
  });
});

itInFull('shows what would steer a terminal instead of sending it there', async () => {
  const note = 'All good\u001b[2K\u001b[1A\u202e';
  const run = await runScript(copy.root, 'content-apply', [await bundleFile({ note })]);

  expect(run.code).toBe(0);
  expect(run.out).toContain('Note: All good\\u001b[2K\\u001b[1A\\u202e\n');
  const wrong = await bundleFile({ changes: [{ op: '\u001b[31m' } as never] });
  expect((await runScript(copy.root, 'content-apply', [wrong])).err).not.toContain('\u001b');
});

itInFull('loses nothing when several run at once', async () => {
  const files = await Promise.all(
    sample('products').map(async (product, index) =>
      bundleFile(
        { changes: [await putOf('products', product, { ...product, name: pair(`Renamed ${index}`) })] },
        `bundle-${index}.json`,
      ),
    ),
  );
  const runs = await Promise.all(files.map((file) => runScript(copy.root, 'content-apply', [file])));

  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect((await products()).map(({ name }) => name.en)).toEqual(['Renamed 0', 'Renamed 1', 'Renamed 2']);
});

it('writes nothing while the content has changes that are not committed, and names them', async () => {
  await rename('By hand');
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [
    await bundleFile({ changes: [await renamedBanner()] }),
  ]);
  expect(run).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^These files have changes that are not committed/),
  });
  expect(run.err).toContain('\n  content/entities/products/data.json\n');
  expect(await snapshot()).toEqual(before);
});

itInFull('says in a sentence that there is no checkout of git, and writes nothing', async () => {
  await rm(join(copy.root, '.git'), { recursive: true });
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [await fullBundle()]);
  expect(run).toMatchObject({ code: 3, err: expect.stringMatching(/^This is no checkout of git/) });
  expect(await snapshot()).toEqual(before);
  expect(await runScript(copy.root, 'content-check')).toMatchObject({ code: 0 });
});

it('exits with 2, writing nothing, when both sides changed the same, and prints both versions', async () => {
  await rename('Their name');
  await git('commit', '--quiet', '--all', '--message', 'Theirs');
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [await fullBundle()]);

  expect(run.code).toBe(2);
  expect(run.err).toContain('products core-block-200 “Renamed”: changed here and on the website.');
  expect(run.err).toContain('in the bundle:  "Renamed"');
  expect(run.err).toContain('on the website: "Their name"');
  expect(await snapshot()).toEqual(before);
});

it('writes nothing into a folder with a file that is no content', async () => {
  await writeFile(join(copy.data, 'media/x.php'), '');
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [await fullBundle()]);

  expect(run.code).toBe(1);
  expect(run.err).toContain('content/media/x.php: is not named as pictures of the studio are.');
  expect(await snapshot()).toEqual(before);
});

// Waits for the lock for 8 s, as the command does.
itInFull('exits with 3, writing nothing, when it cannot commit', async () => {
  // As another git that is writing leaves it.
  await writeFile(join(copy.root, '.git/HEAD.lock'), '');
  const before = await snapshot();
  const run = await runScript(copy.root, 'content-apply', [await fullBundle()]);

  expect(run.code).toBe(3);
  expect(run.err).toContain('HEAD.lock');
  expect(await snapshot()).toEqual(before);
});
