import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const benefits: About = {
  one: 'cost card',
  many: 'cost cards',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 1,
  categories: [],
  columns: [
    { key: 'subtitle', label: 'Against' },
    { key: 'expandedSpace', label: 'Floor gained', kind: 'data' },
  ],
  list: { path: '/admin/AdminBenefits', title: 'All Cost Cards' },
  add: { path: '/admin/AdminAddBenefit', title: 'Add Cost Card' },
  shownOn: ['/keyProduct'],
};
