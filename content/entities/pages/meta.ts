import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const pages: EntityMeta = {
  singular: 'page',
  plural: 'pages',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 14,
  categories: [],
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  isFixed: true,
  list: { path: '/admin/AdminPages', title: 'All Pages' },
  add: { path: '/admin/AdminPage', title: 'Page' },
  shownOn: ['*'],
};
