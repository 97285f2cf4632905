import { itemsOnPage, NO_RECORD, pageIds } from '@/lib/records/list-pages';

import { isSlug } from '@/lib/records';

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('every item is on one page, in order', () => {
  const all = items(250);
  const pages = [1, 2, 3].map((page) => itemsOnPage(all, page));
  expect(pages.flat()).toEqual(all);
  expect(pages.map(({ length }) => length)).toEqual([96, 96, 58]);
});

it('names a page that no record can have where there is no record', () => {
  expect(pageIds(['a', 'b'])).toEqual(['a', 'b']);
  expect(pageIds([])).toEqual([NO_RECORD]);
  expect(isSlug(NO_RECORD)).toBe(false);
});
