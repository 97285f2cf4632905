import { collectionMeta } from '../../../lib/records';

/** Labels of the categories for staff. */
export const partnerCategories = {
  Group: ['Client', 'গ্রাহক'],
  Group1: ['Group company', 'গ্রুপের কোম্পানি'],
  associated: ['Partner', 'সহযোগী'],
} as const;

export const partners = collectionMeta(['client', 'গ্রাহক'], ['clients', 'গ্রাহক'], {
  titleField: 'name',
  categories: ['Group', 'Group1', 'associated'],
  columns: [
    { key: 'category', label: ['Category', 'ধরন'], labels: partnerCategories },
    { key: 'link', label: ['Website', 'ওয়েবসাইট'], isExtra: true },
  ],
  list: { path: '/admin/AdminClients', title: 'All Clients', bangla: 'সব গ্রাহক' },
  add: { path: '/admin/AdminAddClient', title: 'Add Client', bangla: 'নতুন গ্রাহক' },
  shownOn: ['/', '/aboutUs', '/clients'],
});
