import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';

export const news = collectionMeta({
  singular: 'news item',
  plural: 'news and events',
  idField: '_id',
  titleField: 'title',
  categories: ['news', 'events'],
  columns: [
    { key: 'category', label: 'Category' },
    { key: 'createdAt', label: 'Day', kind: 'day' },
    { key: 'place', label: 'Place', isExtra: true },
  ],
  orderNote: 'Our Works shows them in this order; News & Events by date, newest first.',
  isArticle: true,
  scheduleOf: ({ createdAt, until }) => ({ from: validDay(createdAt), until: validDay(until) }),
  seed: (today) => ({ createdAt: today, category: 'news' }),
  list: { path: '/admin/AdminNews', title: 'All News & Events' },
  add: { path: '/admin/AdminAddNews', title: 'Add News' },
  shownOn: ['/news-events', '/news-events/*', '/works', '/products/*'],
});
