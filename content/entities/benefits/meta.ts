import { collectionMeta } from '../../lib/entity-meta';

export const benefits = collectionMeta({
  singular: 'cost card',
  plural: 'cost cards',
  titleField: 'title',
  columns: [
    { key: 'subtitle', label: 'Against' },
    { key: 'expandedSpace', label: 'Floor gained', kind: 'data' },
  ],
  list: { path: '/admin/AdminBenefits', title: 'All Cost Cards' },
  add: { path: '/admin/AdminAddBenefit', title: 'Add Cost Card' },
  shownOn: ['/keyProduct'],
});
