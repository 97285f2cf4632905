import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';

/** First parts of the website's other addresses, in lower case, and names with a meaning of their own. */
const reservedIds =
  'aboutus admin api blog bn career clients contact gallery index keyproduct list news-events p pagefind products quality search works'.split(
    ' ',
  );

export const landingPages = collectionMeta({
  singular: 'landing page',
  plural: 'landing pages',
  titleField: 'title',
  min: 0,
  reservedIds,
  orderNote: 'The footer lists them in this order.',
  isArticle: true,
  scheduleOf: ({ from, until }) => ({ from: validDay(from), until: validDay(until) }),
  seed: () => ({ link: 'none', blocks: [{ kind: 'banner' }, { kind: 'text' }] }),
  list: { path: '/admin/AdminLandingPages', title: 'All Landing Pages' },
  add: { path: '/admin/AdminAddLandingPage', title: 'Add Landing Page' },
  shownOn: ['/p/*'],
});
