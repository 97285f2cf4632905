import type { About } from '../../lib/about';

export const careers: About = {
  one: 'careers page',
  many: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Careers page',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminCareers', title: 'Careers page' },
  add: { path: '/admin/AdminCareers', title: 'Careers page' },
  shownOn: ['/career'],
};
