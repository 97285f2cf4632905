import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const comparison: About = {
  one: 'comparison',
  many: 'comparisons',
  idField: 'id',
  titleField: 'factor',
  titleOf: ({ factor }) => textOf(factor),
  titleLabel: 'Factor',
  least: 1,
  categories: [],
  columns: [
    { key: 'clay', label: 'Clay brick', isLong: true },
    { key: 'block', label: 'Hollow block', isLong: true },
  ],
  list: { path: '/admin/AdminComparison', title: 'All Comparisons' },
  add: { path: '/admin/AdminAddComparison', title: 'Add Comparison' },
  shownOn: ['/keyProduct'],
};
