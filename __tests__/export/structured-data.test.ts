import { siteOrigin } from '@/app/_lib/site-origin';
import { openingHours } from '@/app/_lib/structured-data/organization';
import { company, photoRightsIn } from '@/content/entities/company';
import { videoGallery } from '@/content/entities/films';
import { photoGalleryIn } from '@/content/entities/galleries';
import { partnersIn } from '@/content/entities/partners';
import { products } from '@/content/entities/products';
import { getVacancy } from '@/content/entities/vacancies';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';
import { banglaOf, buildDay } from '@/lib/records';
import { byPath, type ExportedDocument, indexable, itEach, unlisted } from './exported-documents';
import { nodesIn, nodesOf, scriptsOf } from './graphs';

const clients = partnersIn('Group');
const photos = photoGalleryIn(english).flatMap(({ images }) => images);
const groups = company.group ? [company.group.en, banglaOf(company.group)] : [];
const hours = company.openingHours && openingHours(company.openingHours.en);
const measured = new Set(
  products
    .filter(({ measured: tested = [], facts = [] }) => tested[0] ?? facts[0])
    .map(({ id }) => routes.product(id)),
);

const ofType = (document: ExportedDocument, type: string) =>
  nodesOf(document).filter((node) => node['@type'] === type);
const typesOf = (document: ExportedDocument) =>
  new Set(nodesOf(document).map((node) => String(node['@type'] ?? 'reference')));

/** The types that are on a page for what it is (docs/requirements.md, structured-data). */
const expectedTypes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebPage']],
  [/^\/products$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/products\/(compare|details|walls)$/, ['WebPage', 'BreadcrumbList']],
  [/^\/products\/files$/, ['WebPage', 'Dataset', 'DataDownload', 'BreadcrumbList']],
  [/^\/products\/range\//, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [
    /^\/products\/(?!range\/|(files|compare|details|walls)$)./,
    ['WebPage', 'ProductGroup', 'Brand', 'BreadcrumbList'],
  ],
  [/^\/(keyProduct|quality)$/, ['WebPage', 'BreadcrumbList']],
  [/^\/(works|news-events|career)$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/clients$/, ['CollectionPage', ...(clients.length > 0 ? ['Organization'] : []), 'BreadcrumbList']],
  [
    /^\/gallery$/,
    [
      ...['ImageGallery', 'BreadcrumbList'],
      ...(photos.length > 0 ? ['ImageObject'] : []),
      ...(videoGallery.length > 0 ? ['VideoObject'] : []),
    ],
  ],
  [/^\/aboutUs$/, ['AboutPage', 'Organization', 'BreadcrumbList']],
  [
    /^\/contact$/,
    ['ContactPage', 'LocalBusiness', ...(hours ? ['OpeningHoursSpecification'] : []), 'BreadcrumbList'],
  ],
  [/^\/news-events\/./, ['NewsArticle', 'BreadcrumbList']],
  [/^\/blog$/, ['Blog', 'BreadcrumbList']],
  [/^\/blog\/./, ['BlogPosting', 'BreadcrumbList']],
  [/^\/(career|p)\/./, ['WebPage', 'BreadcrumbList']],
];

/** What Google requires, and what we always add (docs/requirements.md, structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  LocalBusiness: ['name', 'address', 'url', 'telephone', 'email', 'parentOrganization'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'employmentType',
    'identifier',
  ],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  ProductModel: ['name', 'image', 'size', 'brand', 'manufacturer', 'category', 'isVariantOf'],
  Product: ['name', 'image', 'size', 'brand', 'manufacturer', 'category', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy'],
  Dataset: ['name', 'description', 'url', 'creator', 'distribution'],
  DataDownload: ['encodingFormat', 'contentUrl'],
  Offer: ['priceCurrency', 'priceValidUntil', 'seller', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
};

it.each(byPath(indexable))(
  '%s has the types that belong to it, and none that were ruled out',
  (_path, document) => {
    const types = [...typesOf(document)];
    const rules = expectedTypes.filter(([pattern]) => pattern.test(document.englishPath));
    expect(rules).not.toEqual([]);
    expect(types).toEqual(expect.arrayContaining(rules.flatMap(([, expected]) => [...expected])));
    const ruledOut = ['FAQPage', 'Review', 'AggregateRating', 'SearchAction', 'Event'];
    expect(types.filter((type) => ruledOut.includes(type))).toEqual([]);
    if (document.englishPath === '/') expect(types).not.toContain('BreadcrumbList');
    if (measured.has(document.englishPath)) expect(types).toContain('PropertyValue');
    for (const script of scriptsOf(document))
      expect(script).toMatchObject({ '@context': 'https://schema.org' });
  },
);

it('pages that are never for search engines have none', () => {
  // Of ranges and landing pages the export decides last, by their words and the links to them.
  const others = unlisted.filter(({ englishPath }) => !/^\/(products\/range|p)\//.test(englishPath));
  expect(others.filter((document) => scriptsOf(document).length > 0).map(({ path }) => path)).toEqual([]);
});

it.each(byPath(indexable))('every object of %s has what Google requires', (_, document) => {
  for (const node of nodesOf(document)) {
    expect(Object.keys(node)).toEqual(expect.arrayContaining([...(required[String(node['@type'])] ?? [])]));
    expect(Object.values(node)).not.toContain('');
  }
  // Google takes a `Product` only with an offer, a review or a rating.
  for (const product of ofType(document, 'Product')) {
    const offers = nodesIn(product.offers).filter((node) => node['@type'] === 'Offer');
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(String(offer.priceValidUntil) >= buildDay()).toBe(true);
  }
  for (const list of [...ofType(document, 'ItemList'), ...ofType(document, 'BreadcrumbList')]) {
    const items = nodesIn(list.itemListElement).filter((node) => node['@type'] === 'ListItem');
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    for (const item of items) expect(item.url ?? item.item).toMatch(new RegExp(`^${siteOrigin}/`));
  }
  for (const image of ofType(document, 'ImageObject')) {
    if (image.contentUrl !== undefined)
      expect(image.creditText).toBe(photoRightsIn(document.ownLanguage).credit);
  }
  for (const posting of ofType(document, 'BlogPosting')) {
    expect(Object.keys(posting)).toEqual(
      expect.arrayContaining(['headline', 'image', 'datePublished', 'author']),
    );
    expect(String(posting.headline).length).toBeLessThanOrEqual(110);
  }
});

it('addresses are absolute, times have their zone, and references lead to something', () => {
  const all = indexable.flatMap(nodesOf);
  const described = new Set(all.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']));
  for (const node of all) {
    for (const [key, value] of Object.entries(node)) {
      if (/^(@id|url|logo|item|contentUrl|thumbnailUrl)$/.test(key)) expect(value).toMatch(/^https:\/\//);
      if (/^(datePublished|dateModified|datePosted|uploadDate|validThrough)$/.test(key)) {
        expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00$/);
      }
    }
    if (Object.keys(node).join() === '@id') expect([...described]).toContain(node['@id']);
  }
});

/** What visitors read, hear or see in the tab. */
const wordsOf = (document: ExportedDocument) =>
  withTimes(
    [
      document.text,
      document.title,
      ...document.alternatives,
      ...document.metas.map(({ content = '' }) => content),
    ].join(' '),
  );

/** Pages show sizes with blanks around the times sign, however they are typed. */
const withTimes = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?× ?/g, ' × ');

const ON_THE_PAGE = ['name', 'headline', 'title'];
const ON_THE_SITE = [
  'streetAddress',
  'addressLocality',
  'postalCode',
  'telephone',
  'faxNumber',
  'email',
  'legalName',
  'alternateName',
];

it('what it says is what visitors read', () => {
  const site = indexable.map(wordsOf).join(' ');
  const unread: string[] = [];
  let compared = 0;
  for (const document of indexable) {
    const own = wordsOf(document);
    for (const node of nodesOf(document)) {
      for (const [keys, words] of [
        [ON_THE_PAGE, own],
        [ON_THE_SITE, site],
      ] as const) {
        for (const key of keys) {
          const value = node[key];
          // A group is on the pages whose texts name it.
          if (typeof value !== 'string' || groups.includes(value)) continue;
          compared += 1;
          const parts = withTimes(value).split(', ');
          if (!parts.every((part) => words.includes(part)))
            unread.push(`${key} “${value}” on ${document.path}`);
        }
      }
    }
  }
  expect(unread).toEqual([]);
  expect(compared).toBeGreaterThan(indexable.length);
});

it.each(byPath(indexable.filter(({ englishPath }) => englishPath !== '/')))(
  'the breadcrumb of %s is the one on the page',
  (_, document) => {
    const [list] = ofType(document, 'BreadcrumbList');
    const names = nodesIn(list?.itemListElement)
      .filter((node) => node['@type'] === 'ListItem')
      .map(({ name }) => withTimes(String(name)));
    expect(withTimes(document.text)).toContain(names.join('/'));
  },
);

const vacancies = indexable.filter(({ englishPath }) => /^\/career\/./.test(englishPath));

itEach(vacancies, 'the website has no vacancy')(
  '%s is a job posting with a way to apply while it is open, and none when it is closed',
  (_, job) => {
    const [posting] = ofType(job, 'JobPosting');
    expect(/Closed on [A-Z]|আবেদনের সময় শেষ হয়েছে/.test(job.text)).toBe(posting === undefined);
    if (posting === undefined) return;
    expect(String(posting.validThrough) >= buildDay()).toBe(true);
    expect(posting).toMatchObject({
      directApply: false,
      jobLocation: { address: { addressCountry: company.factory.countryCode } },
    });
    // A salary in words is no figure.
    const { pay } = getVacancy(job.path.split('/').at(-1) ?? '') ?? {};
    expect(posting.baseSalary !== undefined).toBe(pay?.[0] !== undefined);
    expect(job.hrefs.filter((href) => href.startsWith('mailto:'))).not.toEqual([]);
    for (const [, duty = ''] of String(posting.description).matchAll(/<li>(.*?)<\/li>/g)) {
      expect(job.text).toContain(
        duty.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      );
    }
  },
);
