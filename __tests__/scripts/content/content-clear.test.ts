import { execFile } from 'node:child_process';
import { itInFull } from '@/__tests__/it-in-full';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository, gitIn, initCheckout, runScript } from './script-copy';

jest.setTimeout(60_000);

let copy: Awaited<ReturnType<typeof copyRepository>>;
const git = (...args: readonly string[]) => gitIn(copy.root)(...args);
const isThere = (path: string) => existsSync(join(copy.root, path));
const records = async (entity: string) =>
  JSON.parse(await readFile(join(copy.data, `entities/${entity}/data.json`), 'utf8')) as unknown;

beforeEach(async () => {
  copy = await copyRepository();
  // Pictures of its own, for the script deletes them.
  await rm(join(copy.root, 'public/images'));
  await cp('__tests__/company/public/images', join(copy.root, 'public/images'), { recursive: true });
  const ignored = `node_modules\n${await readFile('.gitignore', 'utf8')}`;
  await initCheckout(copy.root, { '__tests__/sample/words.test.ts': '', '.gitignore': ignored });
});
afterEach(() => copy.remove());

it('leaves one product and texts that say what to enter, which are valid, and nothing of the sample', async () => {
  const { code, out } = await runScript(copy.root, 'content-clear', ['--yes']);
  expect([code, out]).toEqual([0, 'The sample is out. Go on with step 2 of docs/make-it-yours.md.\n']);
  expect(await git('log', '-1', '--format=%s')).toBe('content: without the sample');
  expect(await records('products')).toMatchObject([{ id: 'your-first-product' }]);
  expect(await records('news')).toEqual([]);
  expect(isThere('public/images/products/grey.webp')).toBe(false);
  expect(isThere('__tests__/sample')).toBe(false);

  const check = await runScript(copy.root, 'content-check');
  expect(check).toMatchObject({ code: 0, err: '' });
  expect(check.out).toBe(`The content is valid.
Placeholders are in 5 records:
  products your-first-product: name, image.src, image.alt
  quality quality: paragraphs.0
  home home: whoWeAre.text, whoWeAre.thumbnail.src, whoWeAre.thumbnail.alt
  about-us about-us: intro, vision.text, mission.text
  company company: brand, legalName, summary, mark, email, phones.0, headOffice.street, headOffice.city, headOffice.postalCode, factory.street, factory.city, factory.postalCode
`);
});

itInFull('leaves nothing for the next build to change in the checkout', async () => {
  // As an earlier build left it.
  await cp('__tests__/company/public/images', join(copy.root, 'public/images/sized'), { recursive: true });
  expect(await runScript(copy.root, 'content-clear', ['--yes'])).toMatchObject({ code: 0 });
  const [run, script] = ['node_modules/.bin/tsx', 'scripts/images.ts'].map((file) =>
    join(process.cwd(), file),
  );
  await promisify(execFile)(String(run), [String(script)], { cwd: copy.root });
  expect(await git('status', '--porcelain')).toBe('');
  const list = JSON.parse(await readFile(join(copy.data, 'site-pictures.json'), 'utf8')) as object;
  expect(list).toEqual({ '/images/your-picture.jpg': [1600, 1200] });
});

it.each([
  ['is not asked to', []],
  ['finds changes that are not committed', ['--yes']],
])('changes nothing where it %s', async (_, args) => {
  await writeFile(join(copy.root, 'notes.txt'), 'Mine');
  const before = await records('products');
  expect(await runScript(copy.root, 'content-clear', args)).toMatchObject({ code: 1 });
  expect(await records('products')).toEqual(before);
  expect(isThere('public/images/products/grey.webp')).toBe(true);
});
