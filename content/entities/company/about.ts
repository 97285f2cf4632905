import type { About } from '../../lib/about';

export const company: About = {
  one: 'company',
  many: 'companies',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Company',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminCompany', title: 'Company' },
  add: { path: '/admin/AdminCompany', title: 'Company' },
  shownOn: ['/', '/contact', '/aboutUs', '/career'],
};
