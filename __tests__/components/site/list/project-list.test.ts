import { withCount, withShared } from '@/components/site/list/list-changes';
import { listFromQuery, queryOf } from '@/components/site/list/list-link';
import fc from '@/__tests__/fast-check';
import {
  EMPTY,
  type ListLine,
  listJson,
  MAX_COUNT,
  MAX_LINES,
  MAX_NOTE,
  noteOf,
  parseList,
  type ProjectList,
  withLines,
  type Work,
} from '@/components/site/shared/project-list/project-list';
import { patterns } from '@/lib/counting';
import { samples } from '@/scripts/test/depth';

/** Pieces by their count only. */
const piecesOf = (product: string, count: number): ListLine => ({ id: product, product, count });
const listOfPieces = (count: number) =>
  Array.from({ length: count }, (_, index) => piecesOf(`product-${index}`, index + 1)).reduce(
    (list, line) => withLines(list, [line]),
    EMPTY,
  );
const wall: Work = { kind: 'wall', unit: 'ft', sides: [60_960, 30_480] };
const inAddress = (list: ProjectList) => new URLSearchParams(queryOf(list).toString());

describe('a list of version 1', () => {
  const lines = [piecesOf('full-brick', 500), piecesOf('studs', 40)];
  const note = 'Khadim, 12 May & “gate”, 50 %';

  it('opens from storage, as the site of version 1 wrote it', () => {
    const text =
      '{"version":1,"items":[{"id":"full-brick","count":500},{"id":"studs","count":40}],"note":"Khadim, 12 May & “gate”, 50 %"}';
    expect(parseList(text)).toEqual({ list: { lines, note }, isForeign: false });
  });

  it('opens from a link, as the site of version 1 copied it', () => {
    const query =
      'items=full-brick*500%2Cstuds*40&note=Khadim%2C+12+May+%26+%E2%80%9Cgate%E2%80%9D%2C+50+%25';
    expect(listFromQuery(new URLSearchParams(query))).toEqual({ list: { lines, note }, isForeign: false });
  });

  it('opens from a link without a count as one piece', () => {
    expect(listFromQuery(new URLSearchParams('items=full-brick'))?.list.lines).toEqual([
      piecesOf('full-brick', 1),
    ]);
  });
});

it('a line is added, changed in its place, and removed by a count of 0', () => {
  const two = withLines(EMPTY, [piecesOf('full-brick', 500), piecesOf('studs', 40)]);
  expect(withLines(two, [piecesOf('full-brick', 20)]).lines).toEqual([
    piecesOf('full-brick', 20),
    piecesOf('studs', 40),
  ]);
  expect(withCount(two, 'full-brick', 0).lines).toEqual([piecesOf('studs', 40)]);
  expect(withCount(two, 'full-brick', 1e12).lines[0]?.count).toBe(MAX_COUNT);
});

it('two walls of one product are two lines', () => {
  const line = (id: string, count: number) => ({ id, product: 'block', count, work: wall });
  const both = withLines(withLines(EMPTY, [line('a', 237)]), [line('b', 119)]);
  expect(both.lines.map(({ count }) => count)).toEqual([237, 119]);
});

it('lines replace those of their form, also where two become one', () => {
  const paver = (id: string, count: number) => ({ id, product: 'paver', count });
  const four = withLines(EMPTY, [paver('x', 1), paver('a', 1522), paver('a-2', 653), paver('y', 2)]);
  const one = withLines(four, [paver('a', 2175)], ['a', 'a-2']);
  expect(one.lines).toEqual([paver('x', 1), paver('a', 2175), paver('y', 2)]);
  expect(withLines(one, [paver('a', 1522), paver('a-2', 653)], ['a', 'a-2'])).toEqual(four);
});

it('a count that is changed by hand no longer has the share of two colours', () => {
  const work: Work = { ...wall, kind: 'ground', colour: 'grey', share: 70 };
  const list = withLines(EMPTY, [{ id: 'a', product: 'paver', count: 1522, work }]);
  expect(withCount(list, 'a', 1522)).toEqual(list);
  const { lines } = withCount(list, 'a', 1600);
  expect(lines).toEqual([
    { id: 'a', product: 'paver', count: 1600, work: { ...wall, kind: 'ground', colour: 'grey' } },
  ]);
});

it('a list holds 200 lines and no more, and never a part of those added', () => {
  const full = listOfPieces(MAX_LINES);
  expect(listOfPieces(MAX_LINES + 5)).toEqual(full);
  const almost = withCount(full, 'product-7', 0);
  expect(withLines(almost, [piecesOf('a', 1), piecesOf('b', 1)])).toEqual(almost);
});

it.each([
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"version":3,"lines":[]}',
  '{"version":2,"items":[]}',
  '{"version":1,"items":7}',
  '{"version":1',
  '\u0000',
])('a stored text that is no list gives an empty list and is reported: %s', (text) => {
  expect(parseList(text)).toEqual({ list: EMPTY, isForeign: true });
});

const hostile: readonly unknown[] = [
  { id: '<script>', product: 'block', count: 1 },
  { id: 'a', product: 'Pay here', count: 1 },
  { id: 'b', product: 'block', count: -1 },
  { id: 'c', product: 'block', count: 1.5 },
  { id: 'd'.repeat(81), product: 'block', count: 1 },
  { id: '__proto__', product: 'block', count: 1 },
  { id: 'e', product: 'block', count: 1, work: 'wall' },
  { id: 'f', product: 'block', count: 1, work: { ...wall, kind: 'tower' } },
  { id: 'g', product: 'block', count: 1, work: { ...wall, sides: [1, 2, 3] } },
  { id: 'h', product: 'block', count: 1, work: { ...wall, sides: ['<b>', 2] } },
  { id: 'i', product: 'block', count: 1, work: { ...wall, colour: 'Pay here' } },
  { id: 'j', product: 'block', count: 1, work: { ...wall, share: 100 } },
  { id: 'k', product: 'block', count: 1, work: { ...wall, area: Infinity } },
  null,
  [],
  7,
];

it('an invalid line of a stored list is left out and reported', () => {
  const lines = [piecesOf('studs', 40), ...hostile];
  expect(parseList(JSON.stringify({ version: 2, lines, note: 7 }))).toEqual({
    list: { lines: [piecesOf('studs', 40)], note: '' },
    isForeign: true,
  });
});

it.each([
  'tower',
  'full-brick_0',
  'full-brick_1_<b>',
  'full-brick_1_a_tower_m_1.2',
  'full-brick_1_a_wall_km_1.2',
  'full-brick_1_a_wall_m_1.2.3',
  'full-brick_1_a_wall_m_1.x',
  'full-brick_1_a_wall_m_1.2_0',
  'full-brick_1_a_ground_m_1.2____Pink',
  'full-brick_1_a_ground_m_1.2____grey_1.2.3',
  'full-brick_1_a_ground_m_1.2____grey_70_zigzag',
  '__proto__',
])('a line of a link that is none is left out and reported: %s', (code) => {
  const query = new URLSearchParams({ lines: `studs_40*${code}` });
  expect(listFromQuery(query)).toEqual({
    list: { lines: [piecesOf('studs', 40)], note: '' },
    isForeign: true,
  });
});

it.each(['\u0000', '\u202E', '\u200B'])('the note of a link has no invisible sign %j', (sign) => {
  const query = new URLSearchParams({ lines: 'studs_40', note: `a${sign}b` });
  expect(listFromQuery(query)?.list.note).toBe('ab');
});

/** Any UTF-16 text, including lone surrogates, often as long as a note may be. */
const anyText = fc
  .tuple(fc.integer({ min: 0, max: MAX_NOTE + 2 }), fc.string({ unit: 'binary' }))
  .chain(([filled, end]) =>
    fc.constantFrom('', '\ud83d', '\ude00', '😀').map((last) => 'a'.repeat(filled) + last + end),
  );
const anyId = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const figure = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const anyWork = fc.record(
  {
    kind: fc.constantFrom('wall', 'ground', 'run'),
    unit: fc.constantFrom('ft', 'm'),
    sides: fc.array(figure, { maxLength: 2 }),
    area: figure,
    radius: figure,
    thickness: fc.constantFrom(5, 10, 15),
    colour: fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
    share: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100),
    pattern: fc.constantFrom(...patterns),
  },
  { requiredKeys: ['kind', 'unit', 'sides'] },
);
const anyLine = fc.record(
  { id: anyId, product: anyId, count: fc.integer({ min: 1, max: MAX_COUNT }), work: anyWork },
  { requiredKeys: ['id', 'product', 'count'] },
);
const anyList = fc.record({
  lines: fc.uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 12 }),
  note: anyText.map(noteOf),
});

it('random lists survive round trips through storage and link', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      expect(parseList(listJson(list))).toEqual({ list, isForeign: false });
      if (list.lines.length > 0) expect(listFromQuery(inAddress(list))).toEqual({ list, isForeign: false });
    }),
    { numRuns: samples(300, 10_000) },
  );
});

const anyCode = fc.oneof(
  fc.string(),
  fc
    .array(fc.array(fc.oneof(fc.constantFrom('full-brick', '__proto__', 'wall', 'm', '<b>'), fc.nat())))
    .map((lines) => lines.map((parts) => parts.join('_')).join('*')),
);

/** Expects that the page can render a list, in a mail and an address. */
function expectDrawable(list: ProjectList) {
  expect(list.note.length).toBeLessThanOrEqual(MAX_NOTE);
  expect(list.lines.length).toBeLessThanOrEqual(MAX_LINES);
  list.lines.forEach(({ id, product, count }) => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(product).toMatch(/^[a-z0-9-]+$/);
    expect(count).toBeGreaterThan(0);
  });
  expect(() => encodeURIComponent(list.note)).not.toThrow();
  if (list.lines.length > 0) expect(listFromQuery(inAddress(list))?.list).toEqual(list);
}

it('10,000 random addresses give a list that can be drawn, or none', () => {
  expect(listFromQuery(new URLSearchParams('a=b'))).toBeUndefined();
  fc.assert(
    fc.property(fc.constantFrom('lines', 'items'), anyCode, anyText, (name, code, note) => {
      const read = listFromQuery(new URLSearchParams({ [name]: code, note }));
      if (read !== undefined) expectDrawable(read.list);
    }),
    { numRuns: samples(1_000, 10_000) },
  );
});

it('1,000 random kept texts give a list that can be drawn', () => {
  const keptNote = anyText.map((note) => JSON.stringify({ version: 2, lines: [], note }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), keptNote), (text) => expectDrawable(parseList(text).list)),
    { numRuns: samples(300, 1_000) },
  );
});

it('a shared list raises counts and adds lines; it lowers and removes nothing', () => {
  const few = fc.record({
    lines: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        product: fc.constantFrom('block', 'paver'),
        count: fc.integer({ min: 1, max: MAX_COUNT }),
      }),
      { selector: ({ id }) => id },
    ),
    note: fc.string(),
  });
  fc.assert(
    fc.property(few, few, (own, shared) => {
      const merged = withShared(own, shared, false);
      for (const line of own.lines) {
        const same = shared.lines.find(({ id, product }) => id === line.id && product === line.product);
        expect(merged.lines).toContainEqual({ ...line, count: Math.max(line.count, same?.count ?? 0) });
      }
      for (const { product, count } of shared.lines)
        expect(merged.lines.some((line) => line.product === product && line.count >= count)).toBe(true);
      expect(new Set(merged.lines.map(({ id }) => id)).size).toBe(merged.lines.length);
      expect(merged.note).toBe(own.note === '' ? shared.note : own.note);
    }),
  );
});

it('a shared note goes below the own one where the visitor asks for it, once', () => {
  const own = { lines: [], note: 'Gate' };
  const shared = { lines: [], note: 'Yard' };
  const both = withShared(own, shared, true);
  expect(both.note).toBe('Gate\nYard');
  expect(withShared(both, shared, true).note).toBe('Gate\nYard');
});
