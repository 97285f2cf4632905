import type { About } from '../../lib/about';

export const home: About = {
  one: 'home page',
  many: 'home pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Home page',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminHome', title: 'Home page' },
  add: { path: '/admin/AdminHome', title: 'Home page' },
  shownOn: ['/'],
};
