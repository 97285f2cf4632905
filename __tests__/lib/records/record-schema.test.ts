import { pair } from '@/__tests__/fixtures/pair';
import { code, image, inEnglishAlone, line, prose, slug, record, z } from '@/lib/records';

const schema = record({
  id: slug,
  size: z.optional(code(1, 20)),
  title: line(3, 10),
  lead: z.optional(line(0, 10)),
  lines: z.array(line(1, 10)),
  rows: z._default(z.array(z.strictObject({ label: line(2, 10), low: z.number() })), []),
  image: z.optional(image),
  text: prose(1, 100),
});

const english = {
  id: 'wall',
  title: pair('Wall'),
  lines: [pair('One'), pair('Two')],
  rows: [{ label: pair('Weight'), low: 3 }],
  image: { src: '/images/a.jpg', alt: pair('A wall.'), width: 4, height: 3 },
  text: pair('A wall.'),
};
const translated = {
  ...english,
  title: pair('Wall', 'দেয়াল'),
  lines: [pair('One', 'এক'), pair('Two', 'দুই')],
  rows: [{ label: pair('Weight', 'ওজন'), low: 3 }],
  image: { ...english.image, alt: pair('A wall.', 'একটি দেয়াল।') },
  text: pair('A wall.', 'দেয়াল।'),
};
/** A Bangla text that may be refused, with the hash of any English. */
const bangla = (text: unknown) => ({ en: 'Wall', bn: { text, of: '00000000' } });

const problems = (value: unknown) => {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

test('a record may go without Bangla', () => {
  expect(problems(english)).toEqual([]);
});

test('a record with Bangla of every text is accepted, and may go without texts that are empty in English', () => {
  expect(problems(translated)).toEqual([]);
  expect(problems({ ...translated, lead: pair(''), rows: [] })).toEqual([]);
});

test('for a website in English alone Bangla may be incomplete, and is kept', () => {
  const mixed = { ...translated, title: pair('Wall'), lines: [] };
  expect(inEnglishAlone(schema).parse(mixed)).toEqual(mixed);
  expect(inEnglishAlone(schema).safeParse({ ...mixed, title: bangla('দা') }).success).toBe(false);
  expect(problems(mixed)).not.toEqual([]);
});

const MISSING = 'is missing: the English text has it';

test.each<[string, object, string]>([
  ['a text that is not there', { title: pair('Wall') }, `title.bn: ${MISSING}`],
  ['a line that is not there', { lines: [pair('One', 'এক'), pair('Two')] }, `lines.1.bn: ${MISSING}`],
  ['a text in a row', { rows: [{ label: pair('Weight'), low: 3 }] }, `rows.0.label.bn: ${MISSING}`],
  ['a description', { image: { ...translated.image, alt: pair('A wall.') } }, `image.alt.bn: ${MISSING}`],
  ['a text without an English one', { lead: pair('', 'ভূমিকা') }, 'lead.bn: has no English text beside it'],
  ['an empty text', { lead: bangla('') }, `lead.bn: ${MISSING}`],
  ['a text that is too short', { title: bangla('দা') }, 'title.bn.text: is too short: at least 3 characters'],
  [
    'an empty text of a field that needs one',
    { title: bangla('') },
    'title.bn.text: is too short: at least 3 characters',
  ],
  [
    'an empty English text',
    { title: { ...bangla('দেয়াল'), en: '' } },
    'title.en: is too short: at least 3 characters',
  ],
  ['a line break in a line', { title: bangla('দেয়াল\nদেয়াল') }, 'title.bn.text: must be on one line'],
])('refuses %s', (_what, change, problem) => {
  expect(problems({ ...translated, ...change })).toEqual([problem]);
});

test('Bangla of one text asks for that of every other', () => {
  expect(problems({ ...english, title: translated.title })).toEqual(
    ['lines.0', 'lines.1', 'rows.0.label', 'image.alt', 'text'].map((path) => `${path}.bn: ${MISSING}`),
  );
});

test('a Bangla text may be half as long again as the longest English one, and no longer', () => {
  const ofLength = (length: number) => problems({ ...translated, title: bangla('ক'.repeat(length)) });
  expect(ofLength(15)).toEqual([]);
  expect(ofLength(16)).toEqual(['title.bn.text: is too long: at most 15 characters']);
});

test('a text has two languages, and nothing else', () => {
  for (const title of [
    'Wall',
    { bn: translated.title.bn },
    { ...translated.title, hi: 'दीवार' },
    bangla(1),
  ]) {
    expect(problems({ ...translated, title })).toEqual([expect.stringMatching(/^title/)]);
  }
  const other = { en: 'Wall', bn: { text: 'দেয়াল', of: 'Wall' } };
  expect(problems({ ...translated, title: other })).toEqual([expect.stringMatching(/^title\.bn\.of: /)]);
});

test.each(['id', 'size', 'low'])('refuses Bangla of %s, which has no language', (name) => {
  const path = name === 'low' ? /^rows\.0\.low: / : new RegExp(`^${name}: `);
  const rows = [{ ...translated.rows[0], ...(name === 'low' && { low: pair('3', '৩') }) }];
  const own = name === 'low' ? {} : { [name]: pair('wall', 'দেয়াল') };
  expect(problems({ ...translated, ...own, rows })).toEqual([expect.stringMatching(path)]);
});

test('stores the one form of Unicode that there is, without joiners that join nothing', () => {
  const title = pair('Wall', 'দেয়\u200dাল'.normalize('NFD'));
  expect(schema.parse({ ...translated, title }).title.bn?.text).toBe('দেয়াল'.normalize('NFC'));
});

test('counts a text in the form that is stored, so that it is not refused later', () => {
  // The letter with its dot in one sign is stored as two.
  expect(problems({ ...translated, title: bangla('\u09df'.repeat(8)) })).toEqual([
    'title.bn.text: is too long: at most 15 characters',
  ]);
});
