import { collectionMeta } from '../../lib/entity-meta';

export const advantages = collectionMeta({
  singular: 'list of advantages',
  plural: 'lists of advantages',
  titleField: 'title',
  list: { path: '/admin/AdminAdvantages', title: 'All Advantages' },
  add: { path: '/admin/AdminAddAdvantage', title: 'Add Advantages' },
  shownOn: ['/keyProduct'],
});
