import type { About } from '../../lib/about';

export const aboutUs: About = {
  one: 'page “About Us”',
  many: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'About Us',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminAbout', title: 'About Us' },
  add: { path: '/admin/AdminAbout', title: 'About Us' },
  shownOn: ['/aboutUs'],
};
