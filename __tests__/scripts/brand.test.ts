import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { markFiles } from '@/__tests__/fixtures/marks';
import { brandColours } from '@/content/registry/brand-colours';
import { readBrandMark } from '@/content/entities/company/brand-fields';

const run = promisify(execFile);
const record = { id: 'company', mark: '<svg/>', colours: {}, fax: '+880 2 1' };

let root = '';
const file = () => path.join(root, 'content/entities/company/data.json');
const written = async () => JSON.parse(await readFile(file(), 'utf8')) as unknown;
/** Runs the command in a folder of its own. */
const brand = (...words: readonly string[]) =>
  run(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/brand.ts'), ...words],
    {
      cwd: root,
    },
  ).catch((error: { readonly stderr: string; readonly code: number }) => error);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'brand-'));
  await mkdir(path.dirname(file()), { recursive: true });
  await writeFile(file(), JSON.stringify([record]));
  await writeFile(path.join(root, 'mark.svg'), markFiles['two colours of Inkscape']);
});
afterEach(() => rm(root, { recursive: true }));

it('writes the mark and the roles of the colour, and nothing else', async () => {
  await brand('mark.svg', '--colour', '#7a1620');
  const [{ mark, ...others }, ...more] = (await written()) as [{ mark: string }];
  expect(more).toEqual([]);
  expect(others).toEqual({ ...record, mark: undefined, colours: brandColours('#7A1620') });
  expect(readBrandMark(mark)).toMatchObject({ ok: true, mark: { colours: ['#7A1620', '#E0A526'] } });
});

it('a colour alone leaves the mark', async () => {
  await brand('--colour', '#FFD400');
  expect(await written()).toEqual([{ ...record, colours: brandColours('#FFD400') }]);
});

it.each([
  [['none.svg'], 'There is no file none.svg that can be read.'],
  [['bad.svg'], 'The mark has the element “script”, which a mark may not have.'],
  [['mark.svg', '--colour', 'red'], 'The colour red is not “#” and six digits or letters'],
  [[], 'Usage: npm run brand'],
])('%j writes nothing and says why', async (words, reason) => {
  await writeFile(path.join(root, 'bad.svg'), '<svg viewBox="0 0 9 9"><script/></svg>');
  expect(await brand(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  expect(await written()).toEqual([record]);
});
