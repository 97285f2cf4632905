import { singleMeta } from '../../lib/entity-meta';

export const keyProduct = singleMeta({
  singular: 'key product page',
  plural: 'pages',
  title: 'Key product page',
  path: '/admin/AdminKeyProduct',
  shownOn: ['/keyProduct'],
});
