import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';

export const landingPages = collectionMeta({
  singular: 'landing page',
  plural: 'landing pages',
  titleField: 'title',
  min: 0,
  isArticle: true,
  scheduleOf: ({ from, until }) => ({ from: validDay(from), until: validDay(until) }),
  seed: () => ({ link: 'none' }),
  list: { path: '/admin/AdminLandingPages', title: 'All Landing Pages' },
  add: { path: '/admin/AdminAddLandingPage', title: 'Add Landing Page' },
  shownOn: ['/p/*'],
});
