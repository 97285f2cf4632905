import type { Row } from '@/components/admin/store/types';
import { featuredTwice } from '@/components/admin/screens/review/featured-warning';
import { hasProblem, isTickedAtFirst, reviewItems } from '@/components/admin/screens/review/review-items';
import { chosenValue } from '@/components/admin/screens/review/chosen-value';

const row = (id: string, category: string, isDeleted = false): Row => ({
  entity: 'products',
  id,
  title: id,
  published: null,
  draft: isDeleted
    ? {
        version: 1,
        entity: 'products',
        id,
        savedAt: '2026-11-20T08:00:00.000Z',
        value: {},
        op: 'delete',
        base: {},
        baseHash: null,
        rev: 1,
      }
    : null,
  value: { category },
  state: { kind: isDeleted ? 'deleted' : 'published' },
  changedAt: null,
});

test('finds the product that the home page would feature twice', () => {
  expect(
    featuredTwice([row('a', 'A'), row('b', 'A'), row('c', 'B'), row('d', 'B'), row('e', 'B')]),
  ).toBeNull();
  expect(featuredTwice([row('a', 'A'), row('b', 'A'), row('c', 'B'), row('d', 'B')])).toBe('c');
});

test('leaves out what is deleted with the same publication', () => {
  const products = [row('a', 'A'), row('b', 'A'), row('c', 'B', true), row('d', 'B'), row('e', 'B')];
  expect(featuredTwice(products)).toBe('d');
});

test('takes the chosen side of each field, also where that side has none', () => {
  const merged = { id: 'x', name: 'mine', size: 'mine', image: { src: 'a' } };
  expect(chosenValue(merged, { name: 'theirs', size: 'mine', image: undefined })).toEqual({
    id: 'x',
    name: 'theirs',
    size: 'mine',
  });
});

test('ticks what waits to be published, and not what has been written already', () => {
  const order = {
    kind: 'order',
    key: 'banners #order',
    entity: 'banners',
    title: 'Order of banners',
  } as const;
  expect(isTickedAtFirst({ ...order, state: { kind: 'edited' } })).toBe(true);
  const written = { kind: 'written', change: 'edited', writtenAt: '2026-11-20T08:00:00Z' } as const;
  expect(isTickedAtFirst({ ...order, state: written })).toBe(false);
});

test('does not let go of the last record that the website needs', () => {
  const banners = (deleted: readonly boolean[]) =>
    deleted.map((isDeleted, index) => ({ ...row(`b${index}`, '', isDeleted), entity: 'banners' }) as Row);
  const itemsOf = (list: readonly Row[]) =>
    reviewItems({
      rows: (entity: string) => (entity === 'banners' ? list : []),
      state: { drafts: new Map() },
    } as unknown as Parameters<typeof reviewItems>[0]);

  expect(itemsOf(banners([true, false])).some(hasProblem)).toBe(false);
  const [item] = itemsOf(banners([true, true]));
  expect(item?.kind === 'record' && [...item.messages.values()]).toEqual([
    'The website needs at least 1 of its banners, and 0 would remain. Add another one first, or restore one.',
  ]);
});
