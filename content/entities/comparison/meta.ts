import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const comparison: EntityMeta = {
  singular: 'comparison',
  plural: 'comparisons',
  idField: 'id',
  titleField: 'factor',
  titleOf: ({ factor }) => textOf(factor),
  titleLabel: 'Factor',
  min: 1,
  categories: [],
  columns: [
    { key: 'clay', label: 'Clay brick', isLong: true },
    { key: 'block', label: 'Hollow block', isLong: true },
  ],
  list: { path: '/admin/AdminComparison', title: 'All Comparisons' },
  add: { path: '/admin/AdminAddComparison', title: 'Add Comparison' },
  shownOn: ['/keyProduct'],
};
