import { filledIn } from '@/content/strings/filled-in';
import { company } from '@/content/entities/company';
import { pages } from '@/content/entities/pages';
import { vacancies } from '@/content/entities/vacancies';
import { inLanguage } from '@/lib/records';
import { summary } from '@/lib/text';
import type { SingleRoute } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** Default headings of pages, equal to their names in the menu. */
const labelsIn = ({
  shell,
  products,
  careers,
  keyProduct,
}: Locale['strings']): Partial<Record<SingleRoute, string>> => ({
  products: products.title,
  aboutUs: shell.pages.aboutUs,
  gallery: shell.pages.gallery,
  career: careers.title,
  quality: shell.pages.quality,
  keyProduct: keyProduct.title,
  clients: shell.pages.clients,
  contact: shell.pages.contact,
  list: shell.list,
});

/** Texts, heading, picture and English path of a page; throws for a page without a record. */
export function pageIn(route: SingleRoute, locale: Locale) {
  const name = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const record = pages.find(({ id }) => id === name);
  if (record === undefined) throw new Error(`content/entities/pages: there is no page "${name}".`);
  const page = inLanguage(record, locale.language);
  const heading = page.heading ?? labelsIn(locale.strings)[route] ?? page.title;
  const path: string = routes[route];
  // Without vacancies there are no departments to name.
  const isEmpty = route === 'career' && vacancies.length === 0;
  const description = isEmpty ? locale.strings.shared.none.pages.career : page.description;
  const { summary: ofCompany } = inLanguage(company, locale.language);
  return { ...page, heading, path, locale, description: summary(filledIn(description, locale), ofCompany) };
}
