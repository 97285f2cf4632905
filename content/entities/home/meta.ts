import type { EntityMeta } from '../../lib/entity-meta';

export const home: EntityMeta = {
  singular: 'home page',
  plural: 'home pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Home page',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminHome', title: 'Home page' },
  add: { path: '/admin/AdminHome', title: 'Home page' },
  shownOn: ['/'],
};
