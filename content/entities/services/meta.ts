import { collectionMeta } from '../../lib/entity-meta';

export const services = collectionMeta({
  singular: 'service',
  plural: 'services',
  titleField: 'title',
  min: 0,
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  list: { path: '/admin/AdminServices', title: 'All Services' },
  add: { path: '/admin/AdminAddService', title: 'Add Service' },
  shownOn: ['/'],
});
