import { collectionMeta } from '../../lib/entity-meta';

export const galleries = collectionMeta({
  singular: 'gallery',
  plural: 'galleries',
  titleField: 'name',
  list: { path: '/admin/AdminGallery', title: 'All Galleries' },
  add: { path: '/admin/AdminAddGallery', title: 'Add Gallery' },
  shownOn: ['/gallery'],
});
