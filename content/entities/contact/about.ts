import type { About } from '../../lib/about';

export const contact: About = {
  one: 'contact page',
  many: 'contact pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Contact page',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminContact', title: 'Contact page' },
  add: { path: '/admin/AdminContact', title: 'Contact page' },
  shownOn: ['/contact'],
};
