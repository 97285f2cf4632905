import { pair } from '@/__tests__/fixtures/pair';
import { rowOf } from '../../rows-and-drafts';
import { listSearch, parseListQuery, plainQuery } from '@/components/admin/screens/list/list-query';
import { rowsOfPage, selectRows } from '@/components/admin/screens/list/select-rows';
import { moveItem } from '@/components/admin/screens/list/reorder-list';

const rows = [
  rowOf('b', { title: 'Kerb 140' }, { name: pair('Kerb'), size: '140 mm' }),
  rowOf(
    'a',
    { title: 'Kerb 90', state: { kind: 'edited' }, changedAt: '2026-11-20T08:00:00Z' },
    { name: pair('Kerb'), size: '90 mm' },
  ),
  rowOf(
    'c',
    { title: 'ইট ১০০' },
    { name: { ...pair('Brick', 'ইট'), en: 'Bricks' }, category: 'edging-block', size: '5 mm' },
  ),
];
const ids = (query: Partial<typeof plainQuery>) =>
  selectRows(rows, { ...plainQuery, ...query }).map(({ id }) => id);

test.each([
  ['the saved order without a choice', {}, ['b', 'a', 'c']],
  ['every word, in any letter case', { text: 'KERB 90' }, ['a']],
  ['text beside the title', { text: '140 mm' }, ['b']],
  ['Latin digits for Bangla ones', { text: '100' }, ['c']],
  ['nothing where a word is missing', { text: 'kerb stone' }, []],
  ['a category', { category: 'edging-block' }, ['c']],
  ['a state', { state: 'edited' }, ['a']],
  ['what has no Bangla', { state: 'no-bangla' }, ['b', 'a']],
  ['what is older in Bangla', { state: 'older-bangla' }, ['c']],
  ['numbers in texts as numbers', { sort: 'size' }, ['c', 'a', 'b']],
  ['downwards', { sort: '-size' }, ['b', 'a', 'c']],
  ['the last change first', { sort: '-changed' }, ['a', 'b', 'c']],
] as const)('a list shows %s', (_, query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test.each([
  [60, 25, 1, 1, 3, 25],
  [60, 25, 3, 3, 3, 10],
  [60, 25, 9, 3, 3, 10],
  [0, 25, 2, 1, 1, 0],
])(
  '%i rows in pages of %i: page %i is page %i of %i with %i rows',
  (total, size, wanted, page, pages, count) => {
    const many = Array.from({ length: total }, (_, index) => rowOf(String(index)));
    const pageRows = rowsOfPage(many, size, wanted);
    expect([pageRows.page, pageRows.pages, pageRows.rows.length]).toEqual([page, pages, count]);
  },
);

test('the plain list has a plain address', () => {
  expect(listSearch(plainQuery)).toBe('');
  expect(parseListQuery('')).toEqual(plainQuery);
});

test('a query survives a round trip through its address', () => {
  const query = {
    text: 'kerb & ইট',
    category: 'hollow-block',
    state: 'review',
    sort: '-size',
    size: 100,
    page: 3,
    field: 'prices',
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
