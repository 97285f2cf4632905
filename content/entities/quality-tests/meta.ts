import { collectionMeta } from '../../lib/entity-meta';

export const qualityTests = collectionMeta({
  singular: 'quality test',
  plural: 'quality tests',
  titleField: 'title',
  columns: [{ key: 'text', label: 'Text', isLong: true }],
  list: { path: '/admin/AdminQualityTests', title: 'All Quality Tests' },
  add: { path: '/admin/AdminAddQualityTest', title: 'Add Quality Test' },
  shownOn: ['/quality'],
});
