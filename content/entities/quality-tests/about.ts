import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const qualityTests: About = {
  one: 'quality test',
  many: 'quality tests',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  least: 1,
  categories: [],
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityTests', title: 'All Quality Tests' },
  add: { path: '/admin/AdminAddQualityTest', title: 'Add Quality Test' },
  shownOn: ['/quality'],
};
