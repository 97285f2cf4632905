import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const qualityChecks: EntityMeta = {
  singular: 'quality check',
  plural: 'quality checks',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 1,
  categories: [],
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityChecks', title: 'All Quality Checks' },
  add: { path: '/admin/AdminAddQualityCheck', title: 'Add Quality Check' },
  shownOn: ['/quality'],
};
