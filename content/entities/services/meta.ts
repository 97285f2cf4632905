import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const services: EntityMeta = {
  singular: 'service',
  plural: 'services',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 0,
  categories: [],
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  list: { path: '/admin/AdminServices', title: 'All Services' },
  add: { path: '/admin/AdminAddService', title: 'Add Service' },
  shownOn: ['/'],
};
