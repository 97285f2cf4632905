import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';
import { partnerCategories } from './categories';

export const partners: About = {
  one: 'client',
  many: 'clients',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  least: 1,
  categories: ['Group', 'Group1', 'associated'],
  columns: [
    { key: 'category', label: 'Category', labels: partnerCategories },
    { key: 'link', label: 'Website', isExtra: true },
  ],
  list: { path: '/admin/AdminClients', title: 'All Clients' },
  add: { path: '/admin/AdminAddClient', title: 'Add Client' },
  shownOn: ['/', '/aboutUs', '/clients'],
};
