import { about } from '../about-us';
import { company } from '../company';
import { products } from '../products';
import { vacancies } from '../vacancies';
import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { type PageId, recordSchema } from './schema';

const pages = publishedRecords('pages', recordSchema, records);

/** Values of the names in braces in a description. */
const values: Readonly<Record<string, string>> = {
  brand: company.brand,
  legalName: company.legalName,
  group: company.group,
  summary: company.summary,
  headOffice: company.headOffice.city,
  factory: company.factory.city,
  telephone: company.phones[0],
  openingHours: company.openingHours,
  careersEmail: company.careersEmail,
  viceChairman: about.viceChairman.role,
  products: String(products.length),
  departments: [...new Set(vacancies.map(({ department }) => department))].join(', ').toLowerCase(),
};

/** Fills the braces of a text; unknown names stay unchanged. */
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);

/**
 * Returns title, heading, description and picture of a page.
 * @throws Error for an unknown page.
 */
export function pageOf(id: PageId) {
  const page = pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`content/entities/pages: there is no page "${id}".`);
  return { ...page, description: filled(page.description) };
}
