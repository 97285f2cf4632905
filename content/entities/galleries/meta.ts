import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const galleries: EntityMeta = {
  singular: 'gallery',
  plural: 'galleries',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  min: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminGallery', title: 'All Galleries' },
  add: { path: '/admin/AdminAddGallery', title: 'Add Gallery' },
  shownOn: ['/gallery'],
};
