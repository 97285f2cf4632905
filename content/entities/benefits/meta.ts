import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const benefits: EntityMeta = {
  singular: 'cost card',
  plural: 'cost cards',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 1,
  categories: [],
  columns: [
    { key: 'subtitle', label: 'Against' },
    { key: 'expandedSpace', label: 'Floor gained', kind: 'data' },
  ],
  list: { path: '/admin/AdminBenefits', title: 'All Cost Cards' },
  add: { path: '/admin/AdminAddBenefit', title: 'Add Cost Card' },
  shownOn: ['/keyProduct'],
};
