import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pair } from '@/__tests__/fixtures/pair';
import { olderBangla } from '@/lib/records';
import { confirmBangla } from '@/scripts/content/confirm-bangla';

const older = (en: string, bangla: string) => ({ ...pair('What it was', bangla), en });
const records = [
  {
    id: 'rahim',
    name: pair('Rahim', 'রহিম'),
    role: older('Builder', 'প্রকৌশলী'),
    message: older('Good.', 'ভালো।'),
  },
  { id: 'karim', name: pair('Karim'), role: pair(''), message: pair('Good blocks.') },
];

let root = '';
const file = () => path.join(root, 'entities/feedbacks/data.json');
const read = () => readFile(file(), 'utf8');
const written = async () => JSON.parse(await read()) as typeof records;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'confirm-'));
  await mkdir(path.dirname(file()), { recursive: true });
  await writeFile(file(), JSON.stringify(records));
});
afterEach(() => rm(root, { recursive: true }));

it('confirms the Bangla of one field and names it', async () => {
  expect(await confirmBangla(root, ['feedbacks', 'rahim', 'role'])).toEqual({
    isConfirmed: true,
    message: 'The Bangla of feedbacks rahim fits its English now: role.',
  });
  const [rahim = {}, karim] = await written();
  expect(rahim).toEqual({ ...records[0], role: pair('Builder', 'প্রকৌশলী') });
  expect(olderBangla(rahim)).toEqual(['message']);
  expect(karim).toEqual(records[1]);
});

it('confirms every older text of a record, and writes the file as the studio does', async () => {
  const { message } = await confirmBangla(root, ['feedbacks', 'rahim']);
  expect(message).toMatch(/: role, message\.$/);
  expect(olderBangla(await written())).toEqual([]);
  expect(await read()).toBe(`${JSON.stringify(await written(), null, 2)}\n`);
});

it('leaves the file as it is where nothing is older', async () => {
  const before = await read();
  expect(await confirmBangla(root, ['feedbacks', 'rahim', 'name'])).toEqual({
    isConfirmed: true,
    message: 'The Bangla of feedbacks rahim is not older there.',
  });
  expect(await read()).toBe(before);
});

it.each([
  [['feedback', 'rahim'], /^There is no content "feedback"\. There is: products, .*feedbacks/],
  [['feedbacks', 'nobody'], /^There is no record "nobody" in content\/entities\/feedbacks\/data\.json\.$/],
  [['feedbacks', 'rahim', 'rol'], /^feedbacks rahim has no text "rol"\.$/],
  [['feedbacks', 'karim'], /^feedbacks karim has no Bangla there\.$/],
  [['feedbacks'], /^Name a kind of content, a record and perhaps a field/],
])('refuses %j with a sentence', async (names, sentence) => {
  const before = await read();
  expect(await confirmBangla(root, names)).toEqual({
    isConfirmed: false,
    message: expect.stringMatching(sentence),
  });
  expect(await read()).toBe(before);
});
