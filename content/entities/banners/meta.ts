import type { EntityMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';
import { textOf } from '../../lib/text-of';

export const banners: EntityMeta = {
  singular: 'banner',
  plural: 'banners',
  idField: 'id',
  titleField: 'title',
  titleOf: ({ title }) => textOf(title),
  titleLabel: 'Title',
  min: 1,
  categories: [],
  columns: [{ key: 'description', label: 'Description', isLong: true }],
  orderNote: 'The home page shows its slides in this order.',
  scheduleOf: ({ until }) => ({ until: validDay(until) }),
  list: { path: '/admin/AdminBanners', title: 'All Banners' },
  add: { path: '/admin/AdminAddBanner', title: 'Add Banner' },
  shownOn: ['/'],
};
