import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const services: About = {
  one: 'service',
  many: 'services',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 0,
  categories: [],
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  list: { path: '/admin/AdminServices', title: 'All Services' },
  add: { path: '/admin/AdminAddService', title: 'Add Service' },
  shownOn: ['/'],
};
