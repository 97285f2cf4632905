import type { EntityMeta } from '../../lib/entity-meta';

export const keyProduct: EntityMeta = {
  singular: 'key product page',
  plural: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Key product page',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminKeyProduct', title: 'Key product page' },
  add: { path: '/admin/AdminKeyProduct', title: 'Key product page' },
  shownOn: ['/keyProduct'],
};
