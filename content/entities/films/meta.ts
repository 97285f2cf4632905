import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const films: EntityMeta = {
  singular: 'group of films',
  plural: 'groups of films',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  min: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminVideos', title: 'All Videos' },
  add: { path: '/admin/AdminAddVideo', title: 'Add Videos' },
  shownOn: ['/gallery'],
};
