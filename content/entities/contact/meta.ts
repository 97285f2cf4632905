import type { EntityMeta } from '../../lib/entity-meta';

export const contact: EntityMeta = {
  singular: 'contact page',
  plural: 'contact pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Contact page',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminContact', title: 'Contact page' },
  add: { path: '/admin/AdminContact', title: 'Contact page' },
  shownOn: ['/contact'],
};
