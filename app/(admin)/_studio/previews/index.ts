import { type ComponentType, createElement } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/lib/records';
import type { PreviewProps } from './preview-props';

const articles = () => import('./articles');
const cards = () => import('./cards');
const keyProduct = () => import('./key-product');
const pages = () => import('./pages');
const products = () => import('./products');

const previewPart = <Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  load: () => Promise<Module>,
  name: Name,
) => lazyPart(load, name, createElement('p', { className: 'p-gutter' }, previewStrings.loading));

/** A preview of any entity; `completed` makes what it takes. */
type Preview = ComponentType<PreviewProps<never>>;

/** Previews by entity, made of the website's components; null without one. Files load with their first preview. */
export const previews: Readonly<Record<Entity, Preview | null>> = {
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
