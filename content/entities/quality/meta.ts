import type { EntityMeta } from '../../lib/entity-meta';

export const quality: EntityMeta = {
  singular: 'quality page',
  plural: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Quality page',
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminQuality', title: 'Quality page' },
  add: { path: '/admin/AdminQuality', title: 'Quality page' },
  shownOn: ['/quality'],
};
