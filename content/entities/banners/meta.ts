import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';

export const banners = collectionMeta({
  singular: 'banner',
  plural: 'banners',
  titleField: 'title',
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  orderNote: 'The home page shows its slides in this order.',
  scheduleOf: ({ until }) => ({ until: validDay(until) }),
  list: { path: '/admin/AdminBanners', title: 'All Banners' },
  add: { path: '/admin/AdminAddBanner', title: 'Add Banner' },
  shownOn: ['/'],
});
