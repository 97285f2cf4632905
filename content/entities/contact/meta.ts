import { singleMeta } from '../../lib/entity-meta';

export const contact = singleMeta({
  singular: 'contact page',
  plural: 'contact pages',
  title: 'Contact page',
  path: '/admin/AdminContact',
  shownOn: ['/contact'],
});
