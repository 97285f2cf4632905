import type { EntityMeta } from '../../lib/entity-meta';

export const aboutUs: EntityMeta = {
  singular: 'page “About Us”',
  plural: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'About Us',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminAbout', title: 'About Us' },
  add: { path: '/admin/AdminAbout', title: 'About Us' },
  shownOn: ['/aboutUs'],
};
