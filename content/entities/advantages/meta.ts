import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const advantages: EntityMeta = {
  singular: 'list of advantages',
  plural: 'lists of advantages',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 1,
  categories: [],
  columns: [],
  list: { path: '/admin/AdminAdvantages', title: 'All Advantages' },
  add: { path: '/admin/AdminAddAdvantage', title: 'Add Advantages' },
  shownOn: ['/keyProduct'],
};
