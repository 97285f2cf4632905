import { collectionMeta } from '../../lib/entity-meta';

export const films = collectionMeta({
  singular: 'group of films',
  plural: 'groups of films',
  titleField: 'name',
  list: { path: '/admin/AdminVideos', title: 'All Videos' },
  add: { path: '/admin/AdminAddVideo', title: 'Add Videos' },
  shownOn: ['/gallery'],
});
