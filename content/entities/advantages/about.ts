import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const advantages: About = {
  one: 'list of advantages',
  many: 'lists of advantages',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminAdvantages', title: 'All Advantages' },
  add: { path: '/admin/AdminAddAdvantage', title: 'Add Advantages' },
  shownOn: ['/keyProduct'],
};
