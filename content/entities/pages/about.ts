import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const pages: About = {
  one: 'page',
  many: 'pages',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 14,
  categories: [],
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  isFixed: true,
  list: { path: '/admin/AdminPages', title: 'All Pages' },
  add: { path: '/admin/AdminPage', title: 'Page' },
  shownOn: ['*'],
};
