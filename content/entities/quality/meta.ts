import { singleMeta } from '../../lib/entity-meta';

export const quality = singleMeta({
  singular: 'quality page',
  plural: 'pages',
  title: 'Quality page',
  path: '/admin/AdminQuality',
  shownOn: ['/quality'],
});
