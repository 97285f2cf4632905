import type { EntityMeta } from '../../lib/entity-meta';

export const careers: EntityMeta = {
  singular: 'careers page',
  plural: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Careers page',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminCareers', title: 'Careers page' },
  add: { path: '/admin/AdminCareers', title: 'Careers page' },
  shownOn: ['/career'],
};
