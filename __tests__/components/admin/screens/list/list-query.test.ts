import { listSearch, parseListQuery, plainQuery } from '@/components/admin/screens/list/list-query';
import { moveItem } from '@/components/admin/screens/list/reorder-list';

test('the plain list has a plain address', () => {
  expect(listSearch(plainQuery)).toBe('');
  expect(parseListQuery('')).toEqual(plainQuery);
});

test('a query survives a round trip through its address', () => {
  const query = {
    text: 'kerb & ইট',
    category: 'Hollow Block & Concrete Bricks',
    state: 'review',
    sort: '-size',
    size: 100,
    page: 3,
  } as const;
  expect(parseListQuery(listSearch(query))).toEqual(query);
});

test.each([
  ['?page=0', { page: 1 }],
  ['?page=1.5', { page: 1 }],
  ['?page=x', { page: 1 }],
  ['?size=7', { size: 25 }],
  ['?state=constructor', { state: '' }],
  ['?sort=', { sort: '' }],
])('%s means what was not given', (search, expected) => {
  expect(parseListQuery(search)).toMatchObject(expected);
});

test.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['a', 99, 'bca'],
  ['c', -5, 'cab'],
  ['b', 1, 'abc'],
])('moving %s to place %i gives %s', (id, place, expected) => {
  expect(moveItem(['a', 'b', 'c'], id, place).join('')).toBe(expected);
});
