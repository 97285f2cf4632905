import { blogs } from '../entities/blogs/meta';
import { partners } from '../entities/partners/meta';
import { productLabel, productTitle } from '../strings/product-name';
import { isShown } from '../shown-pages';
import {
  collectionMeta,
  type Entity,
  type EntityMeta,
  type ManagedRecord,
  singleMeta,
  type Schedule,
  validDay,
} from '../../lib/records';

/**
 * Every entity that staff can change, in menu order: what it is called, its id, list and screens, and the pages that show
 * it. Without zod, because public pages use it, too; schemas are in `forms.ts`, and records load separately (`loaders.ts`).
 */
export const registry = {
  products: collectionMeta('product', 'products', {
    titleField: 'name',
    titleOf: productLabel,
    fullTitleOf: productTitle,
    min: 1,
    columns: [
      { key: 'category', label: 'Category' },
      { key: 'size', label: 'Size', kind: 'data' },
      { key: 'inch', label: 'Inch', kind: 'data', isExtra: true },
    ],
    orderNote: 'The home page features the first product of each category and the last two.',
    rowDays: { declarations: { first: 'day', last: 'until' }, prices: { last: 'until' } },
    list: { path: '/admin/AdminProducts', title: 'All Products' },
    add: { path: '/admin/AdminAddProducts', title: 'Add products' },
    shownOn: ['/products', '/products/*', '/', '/gallery'],
  }),
  categories: collectionMeta('category', 'categories', {
    titleField: 'name',
    min: 1,
    columns: [{ key: 'shortName', label: 'Short name' }],
    orderNote: 'The products page shows its categories in this order; one without products is left out.',
    list: { path: '/admin/AdminCategories', title: 'All Categories' },
    add: { path: '/admin/AdminAddCategory', title: 'Add Category' },
    shownOn: ['/products', '/gallery', '*'],
  }),
  blogs,
  services: collectionMeta('service', 'services', {
    titleField: 'title',
    columns: [{ key: 'description', label: 'Description', isLong: true }],
    list: { path: '/admin/AdminServices', title: 'All Services' },
    add: { path: '/admin/AdminAddService', title: 'Add Service' },
    shownOn: ['/'],
  }),
  banners: collectionMeta('banner', 'banners', {
    titleField: 'title',
    columns: [{ key: 'description', label: 'Description', isLong: true }],
    orderNote: 'The home page shows its slides in this order.',
    days: { last: 'until' },
    list: { path: '/admin/AdminBanners', title: 'All Banners' },
    add: { path: '/admin/AdminAddBanner', title: 'Add Banner' },
    shownOn: ['/'],
  }),
  feedbacks: collectionMeta('feedback', 'feedbacks', {
    titleField: 'name',
    columns: [
      { key: 'role', label: 'Role' },
      { key: 'message', label: 'Message', isLong: true },
    ],
    list: { path: '/admin/AdminFeedbacks', title: 'All Feedbacks' },
    add: { path: '/admin/AdminAddFeedback', title: 'Add Feedback' },
    shownOn: ['/'],
  }),
  news: collectionMeta('news item', 'news and events', {
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
    days: { first: 'createdAt', last: 'until' },
    seed: (today) => ({ createdAt: today, category: 'news' }),
    list: { path: '/admin/AdminNews', title: 'All News & Events' },
    add: { path: '/admin/AdminAddNews', title: 'Add News' },
    shownOn: ['/news-events', '/news-events/*', '/works', '/products/*'],
  }),
  vacancies: collectionMeta('vacancy', 'vacancies', {
    idField: '_id',
    titleField: 'position',
    columns: [
      { key: 'department', label: 'Department' },
      { key: 'deadline', label: 'Last day', kind: 'day' },
      { key: 'status', label: 'Terms', isExtra: true },
    ],
    seed: (today) => ({ createdAt: today }),
    days: { first: 'createdAt', deadline: 'deadline', last: 'until' },
    list: { path: '/admin/AdminVacancies', title: 'All Vacancies' },
    add: { path: '/admin/AdminAddVacancy', title: 'Add Vacancy' },
    shownOn: ['/career', '/career/*'],
  }),
  galleries: collectionMeta('gallery', 'galleries', {
    titleField: 'name',
    list: { path: '/admin/AdminGallery', title: 'All Galleries' },
    add: { path: '/admin/AdminAddGallery', title: 'Add Gallery' },
    shownOn: ['/gallery'],
  }),
  films: collectionMeta('group of films', 'groups of films', {
    titleField: 'name',
    list: { path: '/admin/AdminVideos', title: 'All Videos' },
    add: { path: '/admin/AdminAddVideo', title: 'Add Videos' },
    shownOn: ['/gallery'],
  }),
  partners,
  benefits: collectionMeta('cost card', 'cost cards', {
    titleField: 'title',
    columns: [
      { key: 'subtitle', label: 'Against' },
      { key: 'expandedSpace', label: 'Floor gained', kind: 'data' },
    ],
    list: { path: '/admin/AdminBenefits', title: 'All Cost Cards' },
    add: { path: '/admin/AdminAddBenefit', title: 'Add Cost Card' },
    shownOn: ['/keyProduct'],
  }),
  comparison: collectionMeta('comparison', 'comparisons', {
    titleField: 'name',
    titleLabel: 'Factor',
    columns: [
      { key: 'clay', label: 'Clay brick', isLong: true },
      { key: 'block', label: 'Your block', isLong: true },
    ],
    list: { path: '/admin/AdminComparison', title: 'All Comparisons' },
    add: { path: '/admin/AdminAddComparison', title: 'Add Comparison' },
    shownOn: ['/keyProduct'],
  }),
  advantages: collectionMeta('list of advantages', 'lists of advantages', {
    titleField: 'title',
    list: { path: '/admin/AdminAdvantages', title: 'All Advantages' },
    add: { path: '/admin/AdminAddAdvantage', title: 'Add Advantages' },
    shownOn: ['/keyProduct'],
  }),
  'quality-checks': collectionMeta('quality check', 'quality checks', {
    titleField: 'title',
    columns: [{ key: 'text', label: 'Text', isLong: true }],
    list: { path: '/admin/AdminQualityChecks', title: 'All Quality Checks' },
    add: { path: '/admin/AdminAddQualityCheck', title: 'Add Quality Check' },
    shownOn: ['/quality'],
  }),
  'quality-tests': collectionMeta('quality test', 'quality tests', {
    titleField: 'title',
    columns: [{ key: 'text', label: 'Text', isLong: true }],
    list: { path: '/admin/AdminQualityTests', title: 'All Quality Tests' },
    add: { path: '/admin/AdminAddQualityTest', title: 'Add Quality Test' },
    shownOn: ['/quality'],
  }),
  'key-product': singleMeta('key product page', 'Key product page', '/admin/AdminKeyProduct', [
    '/keyProduct',
  ]),
  quality: singleMeta('quality page', 'Quality page', '/admin/AdminQuality', ['/quality']),
  careers: singleMeta('careers page', 'Careers page', '/admin/AdminCareers', ['/career']),
  pages: collectionMeta('page', 'pages', {
    titleField: 'title',
    min: 17,
    columns: [{ key: 'description', label: 'Description', isLong: true }],
    isFixed: true,
    list: { path: '/admin/AdminPages', title: 'All Pages' },
    add: { path: '/admin/AdminPage', title: 'Page' },
    shownOn: ['*'],
  }),
  'landing-pages': collectionMeta('landing page', 'landing pages', {
    titleField: 'title',
    isArticle: true,
    days: { first: 'from', last: 'until' },
    seed: () => ({ link: 'none' }),
    list: { path: '/admin/AdminLandingPages', title: 'All Landing Pages' },
    add: { path: '/admin/AdminAddLandingPage', title: 'Add Landing Page' },
    shownOn: ['/p/*'],
  }),
  redirects: collectionMeta('forwarded address', 'forwarded addresses', {
    titleField: 'from',
    titleLabel: 'Old address',
    columns: [{ key: 'to', label: 'Leads to', kind: 'data' }],
    list: { path: '/admin/AdminRedirects', title: 'All Forwarded Addresses' },
    add: { path: '/admin/AdminAddRedirect', title: 'Add Forwarded Address' },
    shownOn: [],
  }),
  home: singleMeta('home page', 'Home page', '/admin/AdminHome', ['/']),
  'about-us': singleMeta('page “About Us”', 'About Us', '/admin/AdminAbout', ['/aboutUs']),
  contact: singleMeta('contact page', 'Contact page', '/admin/AdminContact', ['/contact']),
  // The footer of every page shows its name, telephone, hours and addresses.
  company: singleMeta('company', 'Company', '/admin/AdminCompany', [
    '/',
    '/contact',
    '/aboutUs',
    '/career',
    '*',
  ]),
} as const satisfies Readonly<Record<string, EntityMeta>>;

declare module '../../lib/records/entity' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface takes additions
  interface Website {
    readonly entity: keyof typeof registry;
  }
}

export const entities = Object.keys(registry) as [Entity, ...Entity[]];

/** Returns the days on which the website shows a record. */
export function scheduleOf(entity: Entity, record: ManagedRecord): Schedule {
  const { first = '', last = '' } = registry[entity].days ?? {};
  return { from: validDay(record[first]), until: validDay(record[last]) };
}

/** Returns the path of the page that a record has to itself, in English; null where only other pages show it. */
export const ownPage = (entity: Entity, id: string) =>
  ownPattern(entity)?.replace('*', encodeURIComponent(id)) ?? null;

/** Returns the record to which a page at an English path belongs, whether there is one or not; null for other pages. */
export function recordAt(path: string) {
  const [, list = '', id = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const entity = entities.find((one) => ownPattern(one) === `${list}*`);
  return entity === undefined ? null : { entity, id: decodeURIComponent(id) };
}

/** Address of the pages that records of an entity have to themselves, with `*` for the id. */
function ownPattern(entity: Entity) {
  const shownOn: readonly string[] = registry[entity].shownOn;
  return shownOn.find((path) => path.endsWith('/*'));
}

/**
 * Whether a page of the website shows records of an entity: their own pages or, without those, any page.
 * @param hidden English addresses of the pages that are off; those of this build by default.
 */
export function isOnWebsite(entity: Entity, hidden?: readonly string[]) {
  const own = ownPattern(entity);
  return (own === undefined ? registry[entity].shownOn : [own]).some((path) => isShown(path, hidden));
}

/** Path of the entity's data file, below `content`. */
export const fileOf = (entity: Entity) => `entities/${entity}/data.json`;

/** Every path that `fileOf` returns. */
export const recordFiles: ReadonlySet<string> = new Set(entities.map(fileOf));
