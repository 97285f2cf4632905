import { type ComponentType, use } from 'react';
import type { PreviewProps } from '@/components/admin/preview/record-preview';
import { previewStrings } from '@/components/admin/strings/preview';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { StudioSite } from '@/components/admin/site';
import type { Locale } from '@/content/strings/locale';
import type { Language } from '@/lib/text';

const articles = () => import('./articles');
const cards = () => import('./cards');
const keyProduct = () => import('./key-product');
const pages = () => import('./pages');
const products = () => import('./products');

const locales = new Map<Language, Promise<Locale>>();

/** Loads the texts of the website in a language once; after a failure, the next call retries. */
function localeIn(language: Language) {
  const load = async (): Promise<Locale> =>
    language === 'en'
      ? (await import('@/content/strings/english')).english
      : (await import('@/content/strings/locales')).locales[language];
  const locale = locales.get(language) ?? load();
  locales.set(language, locale);
  locale.catch(() => locales.delete(language));
  return locale;
}

/** Makes a preview of a part that takes the website's texts; it loads when first shown. */
function previewPart<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loading = <p className="p-gutter">{previewStrings.loading}</p>;
  const Part = lazyPart(load, name, loading) as ComponentType<Readonly<Record<string, unknown>>>;
  return function Preview({ language, ...props }: PreviewProps) {
    return <Part {...props} locale={use(localeIn(language))} />;
  };
}

/** Previews by entity, made of the website's components; null without one. Files load with their first preview. */
export const previews: StudioSite['previews'] = {
  products: previewPart(products, 'ProductPreview'),
  categories: previewPart(products, 'CategoryPreview'),
  blogs: previewPart(articles, 'BlogPreview'),
  services: previewPart(cards, 'ServicePreview'),
  banners: previewPart(cards, 'BannerPreview'),
  feedbacks: previewPart(cards, 'FeedbackPreview'),
  news: previewPart(articles, 'NewsPreview'),
  vacancies: previewPart(pages, 'VacancyPreview'),
  galleries: previewPart(cards, 'GalleryPreview'),
  films: previewPart(cards, 'FilmPreview'),
  documents: null,
  partners: previewPart(cards, 'PartnerPreview'),
  benefits: previewPart(keyProduct, 'BenefitPreview'),
  comparison: previewPart(keyProduct, 'ComparisonPreview'),
  advantages: previewPart(keyProduct, 'AdvantagePreview'),
  'quality-checks': previewPart(pages, 'CheckPreview'),
  'quality-tests': previewPart(pages, 'CheckPreview'),
  'key-product': previewPart(keyProduct, 'KeyProductPreview'),
  quality: previewPart(pages, 'QualityPreview'),
  careers: previewPart(keyProduct, 'CareersPreview'),
  pages: previewPart(pages, 'PagePreview'),
  'landing-pages': previewPart(() => import('./landing-pages'), 'LandingPagePreview'),
  redirects: null,
  home: previewPart(() => import('./home'), 'HomePreview'),
  'about-us': previewPart(() => import('./home'), 'AboutUsPreview'),
  contact: previewPart(pages, 'ContactPreview'),
  company: previewPart(pages, 'CompanyPreview'),
};
