import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const galleries: About = {
  one: 'gallery',
  many: 'galleries',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  least: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminGallery', title: 'All Galleries' },
  add: { path: '/admin/AdminAddGallery', title: 'Add Gallery' },
  shownOn: ['/gallery'],
};
