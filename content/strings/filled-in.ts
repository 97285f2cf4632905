import { about } from '@/content/entities/about-us';
import { company, telephoneIn } from '@/content/entities/company';
import { products } from '@/content/entities/products';
import { vacancies } from '@/content/entities/vacancies';
import type { Locale } from '@/content/strings/locale';
import { inLanguage } from '@/lib/records';

/** Fills the braces of a text in a language; unknown names stay unchanged. */
export function filledIn(text: string, { language, fill }: Locale) {
  const { headOffice, factory, mainNumber, ...names } = inLanguage(company, language);
  const departments = new Set(vacancies.map((vacancy) => inLanguage(vacancy, language).department));
  return fill(text, {
    brand: names.brand,
    legalName: names.legalName,
    group: names.group ?? '',
    summary: names.summary,
    openingHours: names.openingHours ?? '',
    careersEmail: names.careersEmail,
    headOffice: headOffice.city,
    factory: factory.city,
    telephone: telephoneIn(mainNumber, language),
    viceChairman: inLanguage(about, language).viceChairman?.role ?? '',
    products: products.length,
    departments: new Intl.ListFormat(language === 'en' ? 'en-GB' : 'bn').format(departments).toLowerCase(),
  });
}
