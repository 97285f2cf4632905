import { collectionMeta } from '../../lib/entity-meta';

export const pages = collectionMeta({
  singular: 'page',
  plural: 'pages',
  titleField: 'title',
  min: 17,
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  isFixed: true,
  list: { path: '/admin/AdminPages', title: 'All Pages' },
  add: { path: '/admin/AdminPage', title: 'Page' },
  shownOn: ['*'],
});
