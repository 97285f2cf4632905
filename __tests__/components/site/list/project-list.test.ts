import { listFromQuery, queryOf } from '@/components/site/list/list-text';
import fc from '@/__tests__/fast-check';
import {
  EMPTY,
  listJson,
  MAX_COUNT,
  MAX_ITEMS,
  MAX_NOTE,
  parseList,
  withCount,
  withShared,
} from '@/components/site/shared/project-list/project-list';
import { samples } from '@/scripts/test/depth';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => index).reduce(
    (list, index) => withCount(list, `product-${index}`, index + 1),
    EMPTY,
  );

it('adds a product, changes its count, and takes it off at 0', () => {
  const one = withCount(EMPTY, 'solid-brick', 500);
  expect(one.items).toEqual([{ id: 'solid-brick', count: 500 }]);
  expect(withCount(one, 'solid-brick', 20).items).toEqual([{ id: 'solid-brick', count: 20 }]);
  expect(withCount(one, 'solid-brick', 0).items).toEqual([]);
  expect(withCount(one, 'solid-brick', 1e12).items[0]?.count).toBe(MAX_COUNT);
});

it('holds 200 products and no more', () => {
  expect(listOf(MAX_ITEMS + 5).items).toHaveLength(MAX_ITEMS);
});

it.each([
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"version":2,"items":[]}',
  '{"version":1,"items":7}',
  '{"version":1',
  '\u0000',
])('a stored text that is no list gives an empty list and is reported: %s', (text) => {
  expect(parseList(text)).toEqual({ list: EMPTY, isForeign: true });
});

it('an invalid item of a stored list is left out and reported', () => {
  const items = [
    { id: 'tile-bubble', count: 40 },
    { id: '<script>', count: 1 },
    { id: 'solid-brick', count: -1 },
    { id: 'solid-brick', count: 1.5 },
    { id: 'a'.repeat(81), count: 1 },
    { id: '__proto__', count: 1 },
    null,
  ];
  const { list, isForeign } = parseList(JSON.stringify({ version: 1, items, note: 7 }));
  expect(list).toEqual({ items: [{ id: 'tile-bubble', count: 40 }], note: '' });
  expect(isForeign).toBe(true);
});

it('a list survives round trips through storage and address', () => {
  const list = { ...listOf(MAX_ITEMS), note: 'Sreepur, 12 May & “gate”, 50 %' };
  expect(parseList(listJson(list))).toEqual({ list, isForeign: false });
  expect(listFromQuery(new URLSearchParams(queryOf(list).toString()))).toEqual(list);
});

/** Any UTF-16 text, including lone surrogates, often as long as a note may be. */
const anyText = fc
  .tuple(fc.integer({ min: 0, max: MAX_NOTE + 2 }), fc.string({ unit: 'binary' }))
  .chain(([filled, end]) =>
    fc.constantFrom('', '\ud83d', '\ude00', '😀').map((last) => 'a'.repeat(filled) + last + end),
  );
const anyItems = fc.oneof(
  fc.string(),
  fc
    .array(fc.tuple(fc.constantFrom('solid-brick', 'tile-bubble', '__proto__', '<b>'), fc.integer()))
    .map((items) => items.map(([id, count]) => `${id}*${count}`).join(',')),
);

/** Expects that the page can render a list, in a mail and an address. */
function expectDrawable(list: ReturnType<typeof parseList>['list']) {
  expect(list.note.length).toBeLessThanOrEqual(MAX_NOTE);
  expect(list.items.length).toBeLessThanOrEqual(MAX_ITEMS);
  list.items.forEach(({ id, count }) => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(count).toBeGreaterThan(0);
  });
  expect(() => encodeURIComponent(list.note)).not.toThrow();
  expect(listFromQuery(new URLSearchParams(queryOf(list).toString()))).toEqual(list);
}

it('10,000 random addresses give a list that can be drawn, or none', () => {
  expect(listFromQuery(new URLSearchParams('a=b'))).toBeUndefined();
  fc.assert(
    fc.property(anyItems, anyText, (items, note) => {
      const list = listFromQuery(new URLSearchParams({ items, note }));
      if (list !== undefined) expectDrawable(list);
    }),
    { numRuns: samples(1_000, 10_000) },
  );
});

it('1,000 random kept texts give a list that can be drawn', () => {
  const keptNote = anyText.map((note) => JSON.stringify({ version: 1, items: [], note }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), keptNote), (text) => expectDrawable(parseList(text).list)),
    { numRuns: samples(300, 1_000) },
  );
});

it('a shared list raises counts and adds products; it lowers and removes nothing', () => {
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: MAX_COUNT }));
  const fromCounts = (map: Record<string, number>, note: string) => ({
    ...Object.entries(map).reduce((list, [id, count]) => withCount(list, id, count), EMPTY),
    note,
  });
  fc.assert(
    fc.property(counts, counts, fc.string(), fc.string(), (own, shared, ownNote, sharedNote) => {
      const merged = withShared(fromCounts(own, ownNote), fromCounts(shared, sharedNote), false);
      const larger = Object.keys({ ...own, ...shared }).map(
        (id) => [id, Math.max(own[id] ?? 0, shared[id] ?? 0)] as const,
      );
      expect(Object.fromEntries(merged.items.map(({ id, count }) => [id, count]))).toEqual(
        Object.fromEntries(larger),
      );
      expect(merged.note).toBe(ownNote === '' ? sharedNote : ownNote);
    }),
  );
});

it('a shared note goes below the own one where the visitor asks for it, once', () => {
  const own = { items: [], note: 'Gate' };
  const shared = { items: [], note: 'Yard' };
  const both = withShared(own, shared, true);
  expect(both.note).toBe('Gate\nYard');
  expect(withShared(both, shared, true).note).toBe('Gate\nYard');
});
