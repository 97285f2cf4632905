import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const qualityTests: EntityMeta = {
  singular: 'quality test',
  plural: 'quality tests',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 1,
  categories: [],
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityTests', title: 'All Quality Tests' },
  add: { path: '/admin/AdminAddQualityTest', title: 'Add Quality Test' },
  shownOn: ['/quality'],
};
