import type { EntityMeta } from '../../lib/entity-meta';

export const company: EntityMeta = {
  singular: 'company',
  plural: 'companies',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Company',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminCompany', title: 'Company' },
  add: { path: '/admin/AdminCompany', title: 'Company' },
  shownOn: ['/', '/contact', '/aboutUs', '/career'],
};
