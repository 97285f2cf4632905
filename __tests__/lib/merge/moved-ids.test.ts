import fc from '@/__tests__/fast-check';
import { movedIds } from '@/lib/merge';

const moved = (before: string, after: string) => [...movedIds([...before], [...after])].join('');

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'badc', 'bd'],
  ['abcd', 'dcba', 'dcb'],
  // What is new or gone was not moved.
  ['abc', 'axcb', 'c'],
  ['', 'ab', ''],
])('from %j to %j only %j was moved', (before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});

it('leaves the others in their order, whatever the orders are', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String));
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const away = movedIds(before, after);
      const stays = (id: string) => !away.has(id) && before.includes(id) && after.includes(id);
      expect(after.filter(stays)).toEqual(before.filter(stays));
    }),
  );
});
