import type { About } from '../../lib/about';

export const quality: About = {
  one: 'quality page',
  many: 'pages',
  idField: 'id',
  titleField: 'id',
  titleOf: () => 'Quality page',
  titleLabel: 'Page',
  least: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path: '/admin/AdminQuality', title: 'Quality page' },
  add: { path: '/admin/AdminQuality', title: 'Quality page' },
  shownOn: ['/quality'],
};
