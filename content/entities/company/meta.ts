import { singleMeta } from '../../lib/entity-meta';

export const company = singleMeta({
  singular: 'company',
  plural: 'companies',
  title: 'Company',
  path: '/admin/AdminCompany',
  // The footer of every page shows its name, telephone, hours and addresses.
  shownOn: ['/', '/contact', '/aboutUs', '/career', '*'],
});
