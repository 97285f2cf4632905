import { collectionMeta } from '../../lib/entity-meta';

export const comparison = collectionMeta({
  singular: 'comparison',
  plural: 'comparisons',
  titleField: 'factor',
  columns: [
    { key: 'clay', label: 'Clay brick', isLong: true },
    { key: 'block', label: 'Hollow block', isLong: true },
  ],
  list: { path: '/admin/AdminComparison', title: 'All Comparisons' },
  add: { path: '/admin/AdminAddComparison', title: 'Add Comparison' },
  shownOn: ['/keyProduct'],
});
