import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';
import { routes } from '../../routes';

/** First parts of the website's other addresses, in lower case, and names that hosts or people take for something else. */
const reservedIds = [
  ...['admin', 'api', 'bn', 'index', 'p'],
  ...Object.values(routes).flatMap((address) =>
    typeof address === 'string' ? (address.toLowerCase().match(/[a-z-]+/) ?? []) : [],
  ),
];

export const landingPages = collectionMeta({
  singular: 'landing page',
  plural: 'landing pages',
  titleField: 'title',
  min: 0,
  reservedIds,
  columns: [{ key: 'link', label: 'Link', labels: { footer: 'In the footer', none: 'None' } }],
  orderNote: 'The footer lists them in this order.',
  isArticle: true,
  scheduleOf: ({ from, until }) => ({ from: validDay(from), until: validDay(until) }),
  seed: () => ({ link: 'none', blocks: [{ kind: 'banner' }, { kind: 'text' }] }),
  list: { path: '/admin/AdminLandingPages', title: 'All Landing Pages' },
  add: { path: '/admin/AdminAddLandingPage', title: 'Add Landing Page' },
  shownOn: ['/p/*'],
});
