import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

/** What a partner is to the company, as staff read it. */
export const partnerCategories = {
  Group: 'Client',
  Group1: 'Group company',
  associated: 'Partner',
} as const;

export const partners: EntityMeta = {
  singular: 'client',
  plural: 'clients',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  min: 1,
  categories: ['Group', 'Group1', 'associated'],
  columns: [
    { key: 'category', label: 'Category', labels: partnerCategories },
    { key: 'link', label: 'Website', isExtra: true },
  ],
  list: { path: '/admin/AdminClients', title: 'All Clients' },
  add: { path: '/admin/AdminAddClient', title: 'Add Client' },
  shownOn: ['/', '/aboutUs', '/clients'],
};
