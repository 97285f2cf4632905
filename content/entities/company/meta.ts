import { singleMeta } from '../../lib/entity-meta';

export const company = singleMeta({
  singular: 'company',
  plural: 'companies',
  title: 'Company',
  path: '/admin/AdminCompany',
  shownOn: ['/', '/contact', '/aboutUs', '/career'],
});
