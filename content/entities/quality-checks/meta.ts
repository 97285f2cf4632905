import { collectionMeta } from '../../lib/entity-meta';

export const qualityChecks = collectionMeta({
  singular: 'quality check',
  plural: 'quality checks',
  titleField: 'title',
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityChecks', title: 'All Quality Checks' },
  add: { path: '/admin/AdminAddQualityCheck', title: 'Add Quality Check' },
  shownOn: ['/quality'],
});
