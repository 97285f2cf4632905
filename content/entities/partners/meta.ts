import { collectionMeta } from '../../../lib/records';

/** Labels of the categories for staff. */
export const partnerCategories = {
  Group: 'Client',
  Group1: 'Group company',
  associated: 'Partner',
} as const;

export const partners = collectionMeta('client', 'clients', {
  titleField: 'name',
  categories: ['Group', 'Group1', 'associated'],
  columns: [
    { key: 'category', label: 'Category', labels: partnerCategories },
    { key: 'link', label: 'Website', isExtra: true },
  ],
  list: { path: '/admin/AdminClients', title: 'All Clients' },
  add: { path: '/admin/AdminAddClient', title: 'Add Client' },
  shownOn: ['/', '/aboutUs', '/clients'],
});
