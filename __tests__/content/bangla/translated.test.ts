import { code, image, line, prose, slug } from '@/content/lib/fields';
import { translated } from '@/content/lib/translated';
import { z } from '@/content/lib/zod';

const schema = translated({
  id: slug,
  size: z.optional(code(1, 20)),
  title: line(3, 10),
  lead: z.optional(line(3, 10)),
  lines: z.array(line(1, 10)),
  rows: z._default(z.array(z.strictObject({ label: line(2, 10), low: z.number() })), []),
  image: z.optional(image),
  text: prose(1, 100),
});

const english = {
  id: 'wall',
  title: 'Wall',
  lines: ['One', 'Two'],
  rows: [{ label: 'Weight', low: 3 }],
  image: { src: '/images/a.jpg', alt: 'A wall.', width: 4, height: 3 },
  text: 'A wall.',
};
const bn = {
  title: 'দেয়াল',
  lines: ['এক', 'দুই'],
  rows: [{ label: 'ওজন' }],
  image: { alt: 'একটি দেয়াল।' },
  text: 'দেয়াল।',
};

const problems = (record: unknown) => {
  const { error } = schema.safeParse(record);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

test('a record may go without Bangla, as all did before', () => {
  expect(problems(english)).toEqual([]);
});

test('a whole Bangla version is accepted', () => {
  expect(problems({ ...english, bn })).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['a text that is not there', { ...bn, title: undefined }, 'bn.title: is missing: the English text has it'],
  ['an empty text', { ...bn, image: { alt: '' } }, 'bn.image.alt: is missing: the English text has it'],
  ['a text without an English one', { ...bn, lead: 'ভূমিকা' }, 'bn.lead: has no English text beside it'],
  ['a line too few', { ...bn, lines: ['এক'] }, 'bn.lines: has 1, the English text 2'],
  ['a row too many', { ...bn, rows: [...bn.rows, {}] }, 'bn.rows: has 2, the English text 1'],
  ['a text in a row', { ...bn, rows: [{}] }, 'bn.rows.0.label: is missing: the English text has it'],
  ['everything at once', {}, 'bn.title: is missing: the English text has it'],
  ['a text that is too short', { ...bn, title: 'দা' }, 'bn.title: is too short: at least 3 characters'],
  ['a line break in a line', { ...bn, title: 'দেয়াল\nদেয়াল' }, 'bn.title: must be on one line'],
])('refuses %s', (_what, version, problem) => {
  expect(problems({ ...english, bn: version })).toContain(problem);
});

test('a Bangla text may be half as long again as the longest English one, and no longer', () => {
  const ofLength = (length: number) => problems({ ...english, bn: { ...bn, title: 'ক'.repeat(length) } });
  expect(ofLength(15)).toEqual([]);
  expect(ofLength(16)).toEqual(['bn.title: is too long: at most 15 characters']);
});

test.each(['id', 'size', 'low'])('refuses a field %s, which has no language', (name) => {
  expect(problems({ ...english, bn: { ...bn, [name]: 'ক' } })).toEqual([expect.stringMatching(/^bn: /)]);
  expect(problems({ ...english, bn: { ...bn, rows: [{ label: 'ওজন', [name]: 'ক' }] } })).toEqual([
    expect.stringMatching(/^bn.rows.0: /),
  ]);
});

test('stores the one form of Unicode that there is, without joiners that join nothing', () => {
  const title = 'দেয়\u200dাল'.normalize('NFD');
  const parsed = schema.parse({ ...english, bn: { ...bn, title: `${title}` } });
  expect(parsed.bn).toHaveProperty('title', 'দেয়াল'.normalize('NFC'));
});
