import { company, telephoneIn } from '@/content/entities/company';
import { about } from '@/content/entities/about-us';
import { pageOf } from '@/content/entities/pages';
import type { PageId } from '@/content/entities/pages/schema';
import { products } from '@/content/entities/products';
import { vacancies } from '@/content/entities/vacancies';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/** Fills the braces of a text in a language; unknown names stay unchanged. */
export function filledIn(text: string, { language, fill }: Locale) {
  const { headOffice, factory, phones, ...names } = inLanguage(company, language);
  const departments = vacancies.map((vacancy) => inLanguage(vacancy, language).department);
  return fill(text, {
    brand: names.brand,
    legalName: names.legalName,
    group: names.group,
    summary: names.summary,
    openingHours: names.openingHours,
    careersEmail: names.careersEmail,
    headOffice: headOffice.city,
    factory: factory.city,
    telephone: telephoneIn(phones[0], language),
    viceChairman: inLanguage(about, language).viceChairman.role,
    products: products.length,
    departments: [...new Set(departments)].join(', ').toLowerCase(),
  });
}

/** Default headings of pages, equal to their names in the menu. */
const labelsIn = ({
  shell,
  products,
  careers,
  keyProduct,
}: Locale['strings']): Partial<Record<PageId, string>> => ({
  products: products.title,
  'about-us': shell.pages.aboutUs,
  gallery: shell.pages.gallery,
  career: careers.title,
  quality: shell.pages.quality,
  'key-product': keyProduct.title,
  clients: shell.pages.clients,
  contact: shell.pages.contact,
  list: shell.list,
});

/** Returns texts, heading and picture of a page in a language. `path` is the English one. */
export function pageIn(id: PageId, path: string, locale: Locale) {
  const page = inLanguage(pageOf(id), locale.language);
  const heading = page.heading ?? labelsIn(locale.strings)[id] ?? page.title;
  return { ...page, heading, path, locale, description: filledIn(page.description, locale) };
}
