import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, productWith } from './fixtures';
import { copyRepository, runScript } from './script-copy';

jest.setTimeout(60_000);

let copy: Awaited<ReturnType<typeof copyRepository>>;
beforeEach(async () => {
  copy = await copyRepository();
});
afterEach(() => copy.remove());

const check = () => runScript(copy.root, 'content-check');
const change = async (file: string, edit: (text: string) => string) => {
  const text = await readFile(join(copy.data, file), 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} has not changed.`);
  await writeFile(join(copy.data, file), edited);
};

it('finds the content sound', async () => {
  expect(await check()).toEqual({ code: 0, out: 'content/data is valid.\n', err: '' });
});

it('lists the pictures that nothing uses', async () => {
  await writeFile(join(copy.data, 'media/used.webp'), 'used');
  await writeFile(join(copy.data, 'media/unused.webp'), 'unused');
  await writeFile(
    join(copy.data, 'products.json'),
    canonicalJson('products', [
      ...JSON.parse(await readFile(join(copy.data, 'products.json'), 'utf8')),
      productWith('media/used.webp'),
    ]),
  );
  const run = await check();

  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toMatch(/\n {2}content\/data\/media\/unused\.webp\n$/);
  expect(run.out).not.toContain('media/used.webp');
});

it('names every problem of every file', async () => {
  await change('products.json', (text) =>
    text.replace('"Hollow Block"', '""').replace('"inch": "15.4', '"inches": "15.4'),
  );
  await change('banners.json', (text) => text.replace('"width": 1920', '"width": 100'));
  await writeFile(join(copy.data, 'services.json'), '[{');
  const run = await check();

  expect(run).toMatchObject({ code: 1, out: '' });
  expect(run.err).toContain('record "hollow-block-190", field inch: ');
  expect(run.err).toContain('record "hollow-block-190", field inches: is not a field of this record');
  expect(run.err).toContain('record "constructing-a-greener-future", field image.width: is too small');
  expect(run.err).toContain('content/data/services.json: ');
});

it.each([
  ['of the website', '/images/products/hollow-block-190.jpg', '/images/products/nowhere.jpg'],
  ['that was uploaded', '/images/products/hollow-block-190.jpg', '/images/uploads/nowhere.webp'],
])('names a missing picture %s', async (_, there, missing) => {
  await change('products.json', (text) => text.replace(there, missing));

  expect(await check()).toEqual({
    code: 1,
    out: '',
    err: `content/data/products.json: record "hollow-block-190": there is no picture ${missing}\n`,
  });
});

it('names a marker that is not ours', async () => {
  await change('content.json', (text) => text.replace('site-content', 'other'));

  expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining('content.json: This is not') });
});
