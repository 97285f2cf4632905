import { inLanguage } from '../../lib/records';
import { plainText } from '../../lib/text';
import { routes } from '../../content/routes';
import { recordsOf } from './records';

type Stored = Readonly<Record<string, unknown>>;

/** Entities whose records have a page each: the page's address, and the fields that it shows. */
const pages = [
  ['blogs', routes.blogPost, ['title', 'desc']],
  ['news', routes.newsItem, ['title', 'desc']],
  ['vacancies', routes.vacancy, ['position', 'salary', 'responsibility']],
  ['products', routes.product, ['name', 'summary']],
  ['landing-pages', routes.landingPage, ['title', 'summary', 'blocks']],
] as const;

/** Pages that show all records of some entities: which of their fields. */
const lists = new Map<string, Readonly<Record<string, readonly string[]>>>([
  [
    routes.quality,
    {
      quality: ['paragraphs', 'checks', 'tests'],
      'quality-checks': ['title', 'text'],
      'quality-tests': ['title', 'text'],
    },
  ],
  [
    routes.keyProduct,
    {
      'key-product': ['comparison', 'savings', 'advantages'],
      comparison: ['name', 'clay', 'block'],
      benefits: ['subtitle', 'title', 'basis'],
      advantages: ['title', 'items'],
    },
  ],
  [routes.aboutUs, { 'about-us': ['intro', 'vision', 'mission', 'viceChairman'] }],
  [routes.contact, { contact: ['title', 'intro', 'formNote', 'way'], company: ['openingHours'] }],
  [routes.home, { services: ['title', 'description'], feedbacks: ['name', 'role', 'message'] }],
]);

/** Headings that go with a list: its entity. */
const HEADS = new Map([
  ['comparison', 'comparison'],
  ['savings', 'benefits'],
  ['advantages', 'advantages'],
  ['checks', 'quality-checks'],
  ['tests', 'quality-tests'],
]);
const isThere = (field: string) => recordsOf(HEADS.get(field) ?? 'company').length > 0;

/** Parts of a field that nobody reads. */
const UNSEEN = new Set(['image', 'pictures', 'images', 'id', 'kind', 'film', 'products']);

/** Names in braces, in whose place the page has what they stand for. */
const NAMES = /\{\w+\}(?:-[\u0980-\u09ff]+)?/g;

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return plainText(value.replace(NAMES, ''));
  if (Array.isArray(value)) return value.map(textIn).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => (UNSEEN.has(key) ? '' : textIn(inner)))
    .join(' ');
};

const fieldsOf = (record: Stored, fields: readonly string[], isBangla: boolean) => {
  const localRecord: Stored = inLanguage(record, isBangla ? 'bn' : 'en');
  return fields
    .filter(isThere)
    .map((field) => textIn(localRecord[field]))
    .join(' ');
};

/** What the records of a page have to say there; empty for pages without records of their own. */
export function recordWords(path: string) {
  const isBangla = /^\/bn(\/|$)/.test(path);
  const english = isBangla ? path.slice('/bn'.length) || '/' : path;
  for (const [entity, pathOf, fields] of pages) {
    const record = recordsOf(entity).find(({ id, _id }) => pathOf(String(_id ?? id)) === english);
    if (record) return fieldsOf(record, fields, isBangla);
  }
  return Object.entries(lists.get(english) ?? {})
    .flatMap(([entity, fields]) => recordsOf(entity).map((record) => fieldsOf(record, fields, isBangla)))
    .join(' ');
}
