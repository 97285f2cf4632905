import type { About } from '../../lib/about';

export const keyProduct: About = {
  one: 'key product page',
  many: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Key product page',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminKeyProduct', title: 'Key product page' },
  add: { path: '/admin/AdminKeyProduct', title: 'Key product page' },
  shownOn: ['/keyProduct'],
};
