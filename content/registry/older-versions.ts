import { convertedChange, fromVersion1 } from '../../lib/exchange';
import { type Entity, isRecord, withBangla } from '../../lib/records';

/** Texts that were translated in records of version 1, by entity that existed then. `*` is each row of a list. */
const translated: Partial<Record<Entity, string>> = {
  products:
    'name summary uses.* densitySource measured.*.condition measured.*.laboratory colours.*.name facts.*.label facts.*.source image.alt',
  blogs: 'title image.alt desc',
  services: 'title description image.alt',
  banners: 'image.alt title description',
  feedbacks: 'name role message image.alt',
  news: 'title image.alt place quantity desc',
  vacancies: 'position department salary responsibility.*',
  galleries: 'name images.*.image.alt images.*.caption',
  films: 'name thumbnail.alt videos.*.title',
  partners: 'name built logo.alt',
  benefits: 'title subtitle basis expandedSpace',
  comparison: 'clay block',
  advantages: 'title items.*',
  'quality-checks': 'title text',
  'quality-tests': 'title text',
  'key-product':
    'comparison.title comparison.lead savings.title savings.lead advantages.title advantages.lead',
  quality:
    'paragraphs.* checks.title checks.lead checks.pictures.*.image.alt tests.title tests.lead tests.pictures.*.image.alt',
  careers: 'title lead',
  pages: 'title heading description banner.alt lead',
  'landing-pages':
    'title summary blocks.*.title blocks.*.image.alt blocks.*.text blocks.*.images.*.image.alt blocks.*.images.*.caption blocks.*.figures.*.label blocks.*.figures.*.value blocks.*.quotation blocks.*.name',
  home: 'featured.title whyGreen.title whyGreen.text whyGreen.ranges.*.label whyGreen.figures.*.value whyGreen.figures.*.label services.title services.lead whoWeAre.title whoWeAre.text whoWeAre.filmTitle whoWeAre.thumbnail.alt group.title group.lead feedbacks.title getInTouch.title getInTouch.text',
  'about-us':
    'intro facts.*.label facts.*.value vision.title vision.text mission.title mission.text viceChairman.role viceChairman.name viceChairman.message.* viceChairman.image.alt',
  contact: 'title intro formNote',
  company:
    'brand legalName group summary headOffice.street headOffice.city headOffice.postalCode headOffice.country factory.street factory.city factory.postalCode factory.country openingHours socials.*.label credit',
};

/** Ids of the categories that products and galleries called by their English names up to version 2. */
const categoryIds: ReadonlyMap<unknown, string> = new Map([
  ['Hollow Block & Concrete Bricks', 'hollow-block'],
  ['Paving Block (uni, Rectangular & I block)', 'paving-block'],
  ['Edging Block', 'edging-block'],
  ['Pavment Tiles', 'pavement-tiles'],
  ['Other Products', 'other-products'],
]);

/** Replaces the name of a category by its id; other values stay. */
const withCategoryId = (record: unknown) => {
  const id = isRecord(record) ? categoryIds.get(record.category) : undefined;
  return id === undefined ? record : { ...(record as object), category: id };
};

/** Factors of the comparison with brick, in both languages: up to version 2 a record had one of their English names. */
const factors: ReadonlyMap<unknown, string> = new Map([
  ['Quality of the Structure', 'কাঠামোর মান'],
  ['Dampness', 'ড্যাম্প'],
  ['Building Weight', 'ভবনের ওজন'],
  ['Product Availability', 'কখন পাওয়া যায়'],
  ['Insulation Quality', 'তাপ ঠেকানো'],
  ['Fire Resistance', 'আগুন ঠেকানো'],
  ['Salinity and Fungus', 'লোনা ও ছত্রাক'],
  ['Construction Cost', 'নির্মাণ খরচ'],
]);

/** The mark and the colours that were in the code up to version 2. */
const brand = {
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 26" fill="currentColor"><path fill-rule="evenodd" d="M0 0h48v26H0zM3 3v20h42V3zM7 7h14v12H7zM27 7h14v12H27z"/></svg>',
  colours: { brand: '#1E6A44', on: '#F2F1EE', ink: '#1E6A44', deep: '#123F2A', pale: '#9AD0AE' },
};

/** Converts a record of version 2; other records stay. */
function fromVersion2(entity: Entity, record: unknown) {
  if (!isRecord(record)) return record;
  switch (entity) {
    case 'products':
      return withCategoryId(record);
    case 'galleries':
      return Array.isArray(record.products)
        ? { ...record, products: record.products.map(withCategoryId) }
        : record;
    case 'company':
      return { ...brand, ...record };
    case 'comparison': {
      const { factor, ...row } = record;
      const bangla = factors.get(factor);
      return bangla === undefined ? record : { ...row, name: withBangla({ en: String(factor) }, bangla) };
    }
    default:
      return record;
  }
}

/** Converts a record of version 1 or 2, valid or not, to the version of today; one of today stays as it is. */
export const recordOfToday = (entity: Entity, record: unknown) =>
  fromVersion2(entity, fromVersion1(translated[entity] ?? '', record));

/** Converts the records of a change of version 1 or 2 to the version of today. */
export const changeOfToday = <Of extends Parameters<typeof convertedChange>[1]>(change: Of) =>
  convertedChange(recordOfToday, change);
