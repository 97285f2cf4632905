import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const films: About = {
  one: 'group of films',
  many: 'groups of films',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  least: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminVideos', title: 'All Videos' },
  add: { path: '/admin/AdminAddVideo', title: 'Add Videos' },
  shownOn: ['/gallery'],
};
