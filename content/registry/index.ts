import { blogs } from '../entities/blogs/meta';
import { documents } from '../entities/documents/meta';
import { partners } from '../entities/partners/meta';
import { productLabel, productTitle } from '../strings/product-name';
import { isShown } from '../pages/shown-pages';
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
  products: collectionMeta(['product', 'পণ্য'], ['products', 'পণ্য'], {
    titleField: 'name',
    titleOf: productLabel,
    fullTitleOf: productTitle,
    min: 1,
    columns: [
      { key: 'category', label: ['Category', 'ধরন'] },
      { key: 'size', label: ['Size', 'মাপ'], kind: 'data' },
      { key: 'inch', label: ['Inch', 'ইঞ্চি'], kind: 'data', isExtra: true },
    ],
    orderNote: [
      'The home page features the first product of each category and the last two.',
      'প্রচ্ছদে প্রতি ধরনের প্রথম পণ্য ও শেষ দুটি পণ্য থাকে।',
    ],
    rowDays: { declarations: { first: 'day', last: 'until' }, prices: { last: 'until' } },
    list: { path: '/admin/AdminProducts', title: 'All Products', bangla: 'সব পণ্য' },
    add: { path: '/admin/AdminAddProducts', title: 'Add products', bangla: 'নতুন পণ্য' },
    shownOn: ['/products', '/products/*', '/', '/gallery'],
  }),
  categories: collectionMeta(['category', 'ধরন'], ['categories', 'ধরন'], {
    titleField: 'name',
    min: 1,
    columns: [{ key: 'shortName', label: ['Short name', 'ছোট নাম'] }],
    orderNote: [
      'The products page shows its categories in this order. It leaves out those without products.',
      'পণ্যের পাতায় ধরনগুলো এই ক্রমে থাকে। পণ্য না থাকলে ধরনটি দেখা যায় না।',
    ],
    list: { path: '/admin/AdminCategories', title: 'All Categories', bangla: 'সব ধরন' },
    add: { path: '/admin/AdminAddCategory', title: 'Add Category', bangla: 'নতুন ধরন' },
    shownOn: ['/products', '/gallery', '*'],
  }),
  blogs,
  services: collectionMeta(['service', 'সেবা'], ['services', 'সেবা'], {
    titleField: 'title',
    columns: [{ key: 'description', label: ['Description', 'বর্ণনা'], isLong: true }],
    list: { path: '/admin/AdminServices', title: 'All Services', bangla: 'সব সেবা' },
    add: { path: '/admin/AdminAddService', title: 'Add Service', bangla: 'নতুন সেবা' },
    shownOn: ['/'],
  }),
  banners: collectionMeta(['banner', 'ব্যানার'], ['banners', 'ব্যানার'], {
    titleField: 'title',
    columns: [{ key: 'description', label: ['Description', 'বর্ণনা'], isLong: true }],
    orderNote: ['The home page shows its slides in this order.', 'প্রচ্ছদের স্লাইড এই ক্রমে থাকে।'],
    days: { last: 'until' },
    list: { path: '/admin/AdminBanners', title: 'All Banners', bangla: 'সব ব্যানার' },
    add: { path: '/admin/AdminAddBanner', title: 'Add Banner', bangla: 'নতুন ব্যানার' },
    shownOn: ['/'],
  }),
  feedbacks: collectionMeta(['feedback', 'মতামত'], ['feedbacks', 'মতামত'], {
    titleField: 'name',
    columns: [
      { key: 'role', label: ['Role', 'পদ বা পরিচয়'] },
      { key: 'message', label: ['Message', 'বার্তা'], isLong: true },
    ],
    list: { path: '/admin/AdminFeedbacks', title: 'All Feedbacks', bangla: 'সব মতামত' },
    add: { path: '/admin/AdminAddFeedback', title: 'Add Feedback', bangla: 'নতুন মতামত' },
    shownOn: ['/'],
  }),
  news: collectionMeta(['news item', 'খবর'], ['news and events', 'খবর ও আয়োজন'], {
    idField: '_id',
    titleField: 'title',
    categories: ['news', 'events'],
    columns: [
      { key: 'category', label: ['Category', 'ধরন'] },
      { key: 'createdAt', label: ['Day', 'দিন'], kind: 'day' },
      { key: 'place', label: ['Place', 'জায়গা'], isExtra: true },
    ],
    orderNote: [
      'Our Works shows them in this order, News & Events by date, newest first.',
      'Our Works পাতায় এই ক্রমে থাকে, News & Events পাতায় তারিখ অনুযায়ী, নতুন আগে।',
    ],
    isArticle: true,
    days: { first: 'createdAt', last: 'until' },
    seed: (today) => ({ createdAt: today, category: 'news' }),
    list: { path: '/admin/AdminNews', title: 'All News & Events', bangla: 'সব খবর ও আয়োজন' },
    add: { path: '/admin/AdminAddNews', title: 'Add News', bangla: 'নতুন খবর' },
    shownOn: ['/news-events', '/news-events/*', '/works', '/products/*'],
  }),
  vacancies: collectionMeta(['vacancy', 'চাকরির বিজ্ঞপ্তি'], ['vacancies', 'চাকরির বিজ্ঞপ্তি'], {
    idField: '_id',
    titleField: 'position',
    columns: [
      { key: 'department', label: ['Department', 'বিভাগ'] },
      { key: 'deadline', label: ['Last day', 'শেষ দিন'], kind: 'day' },
      { key: 'status', label: ['Job type', 'চাকরির ধরন'], isExtra: true },
    ],
    seed: (today) => ({ createdAt: today }),
    days: { first: 'createdAt', deadline: 'deadline', last: 'until' },
    list: { path: '/admin/AdminVacancies', title: 'All Vacancies', bangla: 'সব চাকরি' },
    add: { path: '/admin/AdminAddVacancy', title: 'Add Vacancy', bangla: 'নতুন চাকরি' },
    shownOn: ['/career', '/career/*'],
  }),
  galleries: collectionMeta(['gallery', 'গ্যালারি'], ['galleries', 'গ্যালারি'], {
    titleField: 'name',
    list: { path: '/admin/AdminGallery', title: 'All Galleries', bangla: 'সব গ্যালারি' },
    add: { path: '/admin/AdminAddGallery', title: 'Add Gallery', bangla: 'নতুন গ্যালারি' },
    shownOn: ['/gallery'],
  }),
  films: collectionMeta(['group of films', 'ভিডিওর গুচ্ছ'], ['groups of films', 'ভিডিওর গুচ্ছ'], {
    titleField: 'name',
    list: { path: '/admin/AdminVideos', title: 'All Videos', bangla: 'সব ভিডিও' },
    add: { path: '/admin/AdminAddVideo', title: 'Add Videos', bangla: 'নতুন ভিডিও' },
    shownOn: ['/gallery'],
  }),
  documents,
  partners,
  benefits: collectionMeta(['cost card', 'খরচের কার্ড'], ['cost cards', 'খরচের কার্ড'], {
    titleField: 'title',
    columns: [
      { key: 'subtitle', label: ['Compared with', 'কিসের তুলনায়'] },
      { key: 'expandedSpace', label: ['Floor gained', 'মেঝের বাড়তি জায়গা'], kind: 'data' },
    ],
    list: { path: '/admin/AdminBenefits', title: 'All Cost Cards', bangla: 'সব খরচের কার্ড' },
    add: { path: '/admin/AdminAddBenefit', title: 'Add Cost Card', bangla: 'নতুন খরচের কার্ড' },
    shownOn: ['/keyProduct'],
  }),
  comparison: collectionMeta(['comparison', 'তুলনা'], ['comparisons', 'তুলনা'], {
    titleField: 'name',
    titleLabel: ['Factor', 'বিষয়'],
    columns: [
      { key: 'clay', label: ['Clay brick', 'পোড়ামাটির ইট'], isLong: true },
      { key: 'block', label: ['Your block', 'আপনার ব্লক'], isLong: true },
    ],
    list: { path: '/admin/AdminComparison', title: 'All Comparisons', bangla: 'সব তুলনা' },
    add: { path: '/admin/AdminAddComparison', title: 'Add Comparison', bangla: 'নতুন তুলনা' },
    shownOn: ['/keyProduct'],
  }),
  advantages: collectionMeta(['list of advantages', 'সুবিধার তালিকা'], ['lists of advantages', 'সুবিধার তালিকা'], {
    titleField: 'title',
    list: { path: '/admin/AdminAdvantages', title: 'All Advantages', bangla: 'সব সুবিধা' },
    add: { path: '/admin/AdminAddAdvantage', title: 'Add Advantages', bangla: 'নতুন সুবিধা' },
    shownOn: ['/keyProduct'],
  }),
  'quality-checks': collectionMeta(['quality check', 'মান যাচাই'], ['quality checks', 'মান যাচাই'], {
    titleField: 'title',
    columns: [{ key: 'text', label: ['Text', 'লেখা'], isLong: true }],
    list: { path: '/admin/AdminQualityChecks', title: 'All Quality Checks', bangla: 'সব মান যাচাই' },
    add: { path: '/admin/AdminAddQualityCheck', title: 'Add Quality Check', bangla: 'নতুন মান যাচাই' },
    shownOn: ['/quality'],
  }),
  'quality-tests': collectionMeta(['quality test', 'ল্যাব পরীক্ষা'], ['quality tests', 'ল্যাব পরীক্ষা'], {
    titleField: 'title',
    columns: [{ key: 'text', label: ['Text', 'লেখা'], isLong: true }],
    list: { path: '/admin/AdminQualityTests', title: 'All Quality Tests', bangla: 'সব ল্যাব পরীক্ষা' },
    add: { path: '/admin/AdminAddQualityTest', title: 'Add Quality Test', bangla: 'নতুন ল্যাব পরীক্ষা' },
    shownOn: ['/quality'],
  }),
  'key-product': singleMeta(
    ['key product page', 'মূল পণ্যের পাতা'],
    ['Key product page', 'মূল পণ্যের পাতা'],
    '/admin/AdminKeyProduct',
    ['/keyProduct'],
  ),
  quality: singleMeta(
    ['quality page', 'মান নিয়ন্ত্রণ পাতা'],
    ['Quality page', 'মান নিয়ন্ত্রণ পাতা'],
    '/admin/AdminQuality',
    ['/quality'],
  ),
  careers: singleMeta(['careers page', 'ক্যারিয়ার পাতা'], ['Careers page', 'ক্যারিয়ার পাতা'], '/admin/AdminCareers', [
    '/career',
  ]),
  pages: collectionMeta(['page', 'পাতা'], ['pages', 'পাতা'], {
    titleField: 'title',
    min: 17,
    columns: [{ key: 'description', label: ['Description', 'বর্ণনা'], isLong: true }],
    isFixed: true,
    list: { path: '/admin/AdminPages', title: 'All Pages', bangla: 'সব পাতা' },
    add: { path: '/admin/AdminPage', title: 'Page', bangla: 'পাতা' },
    shownOn: ['*'],
  }),
  'landing-pages': collectionMeta(['landing page', 'ল্যান্ডিং পেজ'], ['landing pages', 'ল্যান্ডিং পেজ'], {
    titleField: 'title',
    isArticle: true,
    days: { first: 'from', last: 'until' },
    seed: () => ({ link: 'none' }),
    list: { path: '/admin/AdminLandingPages', title: 'All Landing Pages', bangla: 'সব ল্যান্ডিং পেজ' },
    add: { path: '/admin/AdminAddLandingPage', title: 'Add Landing Page', bangla: 'নতুন ল্যান্ডিং পেজ' },
    shownOn: ['/p/*'],
  }),
  redirects: collectionMeta(['forwarded address', 'ফরোয়ার্ড ঠিকানা'], ['forwarded addresses', 'ফরোয়ার্ড ঠিকানা'], {
    titleField: 'from',
    titleLabel: ['Old address', 'পুরোনো ঠিকানা'],
    columns: [{ key: 'to', label: ['Leads to', 'যেখানে নিয়ে যায়'], kind: 'data' }],
    list: { path: '/admin/AdminRedirects', title: 'All Forwarded Addresses', bangla: 'সব ফরোয়ার্ড ঠিকানা' },
    add: { path: '/admin/AdminAddRedirect', title: 'Add Forwarded Address', bangla: 'নতুন ফরোয়ার্ড ঠিকানা' },
    shownOn: [],
  }),
  home: singleMeta(['home page', 'প্রচ্ছদ'], ['Home page', 'প্রচ্ছদ'], '/admin/AdminHome', ['/', '/aboutUs']),
  'about-us': singleMeta(
    ['page “About Us”', '“আমাদের কথা” পাতা'],
    ['About Us', 'আমাদের কথা'],
    '/admin/AdminAbout',
    ['/aboutUs'],
  ),
  contact: singleMeta(['contact page', 'যোগাযোগ পাতা'], ['Contact page', 'যোগাযোগ পাতা'], '/admin/AdminContact', [
    '/contact',
  ]),
  // The footer of every page shows its name, telephone, hours and addresses.
  company: singleMeta(['company', 'কোম্পানি'], ['Company', 'কোম্পানি'], '/admin/AdminCompany', [
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
