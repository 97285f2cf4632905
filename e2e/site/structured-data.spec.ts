import { type ExportedDocument, exportedDocuments, indexable } from '../support/exported-documents';
import { expect, test } from '../support/test';

const ORIGIN = process.env.SITE_URL ?? 'https://www.atraiblocks.example';

test.skip(({ isMobile }) => isMobile, 'files are the same at every width');

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const scriptsOf = ({ scripts }: ExportedDocument) =>
  scripts.filter(({ type }) => type === 'application/ld+json').map(({ text }) => JSON.parse(text) as unknown);
const nodesOf = (document: ExportedDocument) => nodesIn(scriptsOf(document));
const ofType = (document: ExportedDocument, type: string) =>
  nodesOf(document).filter((node) => node['@type'] === type);
const typesOf = (document: ExportedDocument) =>
  new Set(nodesOf(document).map((node) => String(node['@type'] ?? 'reference')));

/** The types that stand on a page for what it is (quality document, section 2). */
const expectedTypes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['WebSite', 'LocalBusiness', 'WebPage']],
  [/^\/products$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/(keyProduct|quality)$/, ['WebPage', 'BreadcrumbList']],
  [/^\/(works|news-events|career)$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/clients$/, ['CollectionPage', 'Organization', 'BreadcrumbList']],
  [/^\/gallery$/, ['ImageGallery', 'ImageObject', 'VideoObject', 'BreadcrumbList']],
  [/^\/aboutUs$/, ['AboutPage', 'LocalBusiness', 'BreadcrumbList']],
  [/^\/contact$/, ['ContactPage', 'LocalBusiness', 'OpeningHoursSpecification', 'BreadcrumbList']],
  [/^\/news-events\/./, ['NewsArticle', 'BreadcrumbList']],
  [/^\/blog$/, ['Blog', 'BreadcrumbList']],
  [/^\/blog\/./, ['BlogPosting', 'BreadcrumbList']],
  [/^\/career\/./, ['WebPage', 'BreadcrumbList']],
];

/** What Google requires, and what we always add (quality document, section 3). */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  LocalBusiness: [
    'name',
    'address',
    'url',
    'logo',
    'telephone',
    'email',
    'sameAs',
    'legalName',
    'contactPoint',
  ],
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
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
};

test('every page has the types that belong to it, and no page those that were ruled out', async ({
  page,
}) => {
  for (const document of indexable(await exportedDocuments(page))) {
    const types = typesOf(document);
    const rules = expectedTypes.filter(([pattern]) => pattern.test(document.path));
    expect(rules, document.path).not.toEqual([]);
    for (const type of rules.flatMap(([, expected]) => expected))
      expect([...types], document.path).toContain(type);
    for (const type of ['Product', 'FAQPage', 'Review', 'AggregateRating', 'SearchAction', 'Event']) {
      expect([...types], document.path).not.toContain(type);
    }
    if (document.path === '/') expect([...types]).not.toContain('BreadcrumbList');
    for (const script of scriptsOf(document))
      expect(script, document.path).toMatchObject({ '@context': 'https://schema.org' });
  }
});

test('pages that are not for search engines have none', async ({ page }) => {
  const documents = await exportedDocuments(page);
  for (const document of documents.filter((candidate) => !indexable(documents).includes(candidate))) {
    expect(scriptsOf(document), document.path).toEqual([]);
  }
});

test('every object has what Google requires', async ({ page }) => {
  for (const document of indexable(await exportedDocuments(page))) {
    for (const node of nodesOf(document)) {
      const type = String(node['@type']);
      expect(Object.keys(node), `${type} on ${document.path}`).toEqual(
        expect.arrayContaining([...(required[type] ?? [])]),
      );
      expect(Object.values(node), `${type} on ${document.path}`).not.toContain('');
    }
    for (const list of [...ofType(document, 'ItemList'), ...ofType(document, 'BreadcrumbList')]) {
      const items = nodesIn(list.itemListElement).filter((node) => node['@type'] === 'ListItem');
      expect(
        items.map(({ position }) => position),
        document.path,
      ).toEqual(items.map((_, index) => index + 1));
      for (const item of items)
        expect(item.url ?? item.item, document.path).toMatch(new RegExp(`^${ORIGIN}/`));
    }
    for (const image of ofType(document, 'ImageObject').filter(
      ({ contentUrl }) => contentUrl !== undefined,
    )) {
      expect(image.creditText, document.path).toBe('Atrai Blocks');
    }
    for (const posting of ofType(document, 'BlogPosting')) {
      expect(Object.keys(posting)).toEqual(
        expect.arrayContaining(['headline', 'image', 'datePublished', 'author']),
      );
      expect(String(posting.headline).length).toBeLessThanOrEqual(110);
    }
  }
});

test('addresses are absolute, times have their zone, and references lead to something', async ({ page }) => {
  const documents = indexable(await exportedDocuments(page));
  const all = documents.flatMap(nodesOf);
  const described = new Set(all.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']));
  for (const node of all) {
    for (const [key, value] of Object.entries(node)) {
      if (/^(@id|url|logo|item|contentUrl|thumbnailUrl)$/.test(key))
        expect(value, key).toMatch(/^https:\/\//);
      if (/^(datePublished|dateModified|datePosted|uploadDate|validThrough)$/.test(key)) {
        expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00$/);
      }
    }
    if (Object.keys(node).join() === '@id') expect([...described]).toContain(node['@id']);
  }
});

/** What visitors read, hear or see in the tab. */
const wordsOf = (document: ExportedDocument) =>
  [
    document.text,
    document.title,
    ...document.alternatives,
    ...document.metas.map(({ content = '' }) => content),
  ].join(' ');

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

test('what it says is what visitors read', async ({ page }) => {
  const documents = indexable(await exportedDocuments(page));
  const site = documents.map(wordsOf).join(' ');
  let compared = 0;
  for (const document of documents) {
    const own = wordsOf(document);
    for (const node of nodesOf(document)) {
      for (const [keys, words] of [
        [ON_THE_PAGE, own],
        [ON_THE_SITE, site],
      ] as const) {
        for (const key of keys) {
          const value = node[key];
          if (typeof value !== 'string') continue;
          compared += 1;
          const parts = value.replace(/\s+/g, ' ').split(', ');
          expect(
            parts.every((part) => words.includes(part)),
            `${key} “${value}” on ${document.path}`,
          ).toBe(true);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(250);
});

test('the breadcrumb is the one on the page', async ({ page }) => {
  for (const document of indexable(await exportedDocuments(page))) {
    const [list] = ofType(document, 'BreadcrumbList');
    if (document.path === '/') continue;
    const names = nodesIn(list?.itemListElement)
      .filter((node) => node['@type'] === 'ListItem')
      .map(({ name }) => String(name));
    expect(document.text, document.path).toContain(names.join('/'));
  }
});

test('open vacancies are job postings with a way to apply, closed ones are not', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const jobs = indexable(await exportedDocuments(page)).filter(({ path }) => /^\/career\/./.test(path));
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) {
    const [posting] = ofType(job, 'JobPosting');
    expect(job.text.includes('This vacancy is closed'), job.path).toBe(posting === undefined);
    if (posting === undefined) continue;
    expect(String(posting.validThrough) >= today, job.path).toBe(true);
    expect(posting).toMatchObject({ directApply: false, jobLocation: { address: { addressCountry: 'BD' } } });
    expect(posting.baseSalary, 'salaries are free text, not figures').toBeUndefined();
    expect(
      job.hrefs.some((href) => href.startsWith('mailto:')),
      job.path,
    ).toBe(true);
    for (const [, duty = ''] of String(posting.description).matchAll(/<li>(.*?)<\/li>/g)) {
      expect(job.text, job.path).toContain(
        duty.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      );
    }
  }
});
