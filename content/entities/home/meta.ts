import { singleMeta } from '../../lib/entity-meta';

export const home = singleMeta({
  singular: 'home page',
  plural: 'home pages',
  title: 'Home page',
  path: '/admin/AdminHome',
  shownOn: ['/'],
});
