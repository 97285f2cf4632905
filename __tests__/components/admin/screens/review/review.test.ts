import { sitePicture } from '@/content/check/picture-facts';
import type { Row } from '@/components/admin/store/types';
import { featuredChanges } from '@/components/admin/screens/review/review-body';
import { draftOf, rowOf } from '../../rows-and-drafts';
import { hasProblem, isTickedByDefault, reviewItems } from '@/components/admin/screens/review/review-items';

const deletion = { state: { kind: 'deleted' }, draft: draftOf('d', {}, { op: 'delete', base: {} }) } as const;
const row = (id: string, category: string, isDeleted = false) =>
  rowOf(id, isDeleted ? deletion : {}, { category, name: id });

/** Returns the row of a published product with an optional change. */
const online = (id: string, category: string, change: Partial<Row> = {}): Row => ({
  ...row(id, category),
  published: { category },
  ...change,
});

test('names the product that the home page would feature twice', () => {
  const twice = expect.stringMatching(/“c” would be there twice/);
  const four = [row('a', 'A'), row('b', 'A'), row('c', 'B'), row('d', 'B')];
  expect(featuredChanges(four, [])).toContainEqual(twice);
  expect(featuredChanges([...four, row('e', 'B')], [])).not.toContainEqual(expect.stringContaining('twice'));
});

test('names the products that the home page will add and remove', () => {
  const before = [online('a', 'A'), online('b', 'A'), online('c', 'A'), online('d', 'A')];
  const ids = ['a', 'b', 'c', 'd'];
  expect(featuredChanges(before, ids)).toEqual([]);
  expect(featuredChanges([...before, row('new', 'A')], ids)).toEqual([
    'The home page will show “new” and no longer “c”.',
  ]);
  const deleted = { ...row('d', 'A', true), published: { category: 'A' } };
  expect(featuredChanges([...before.slice(0, 3), deleted], ids)).toEqual([
    'The home page will show “b” and no longer “d”.',
  ]);
});

test('ticks unpublished changes, except exported ones', () => {
  expect(isTickedByDefault({ state: { kind: 'edited' } })).toBe(true);
  const state = { kind: 'written', writtenAt: '2026-11-20T08:00:00Z' } as const;
  expect(isTickedByDefault({ state })).toBe(false);
});

test('blocks the deletion of the last record that the website needs', () => {
  const banners = (deleted: readonly boolean[]) =>
    deleted.map((isDeleted, index) => ({ ...row(`b${index}`, '', isDeleted), entity: 'banners' }) as Row);
  const itemsOf = (list: readonly Row[]) =>
    reviewItems(
      {
        rows: (entity: string) => (entity === 'banners' ? list : []),
        state: { drafts: new Map() },
      } as unknown as Parameters<typeof reviewItems>[0],
      sitePicture,
    );

  expect(itemsOf(banners([true, false])).some(hasProblem)).toBe(false);
  const [item] = itemsOf(banners([true, true]));
  expect(item?.kind === 'record' && [...item.messages.values()]).toEqual([
    'The website needs at least 1 of its banners, and 0 would remain. Add another one first, or restore one.',
  ]);
});
