import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const qualityChecks: About = {
  one: 'quality check',
  many: 'quality checks',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 1,
  categories: [],
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityChecks', title: 'All Quality Checks' },
  add: { path: '/admin/AdminAddQualityCheck', title: 'Add Quality Check' },
  shownOn: ['/quality'],
};
