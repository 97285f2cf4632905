import { about } from '../about-us';
import { company } from '../company';
import { products } from '../products';
import { vacancies } from '../vacancies';
import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { type PageId, recordSchema } from './schema';

const pages = publishedRecords('pages', recordSchema, records);

/** What the braces in a description stand for. */
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

/** A text with its braces filled; what stands for nothing stays as it is. */
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);

/**
 * What a page says about itself, and its picture.
 * @throws Error when the content has no such page.
 */
export function pageOf(id: PageId) {
  const page = pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`content/entities/pages: there is no page "${id}".`);
  return { ...page, description: filled(page.description) };
}
