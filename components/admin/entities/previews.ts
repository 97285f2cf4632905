import { type ComponentType, createElement } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';
import type { PreviewProps } from './preview-values';

const articles = () => import('./articles');
const cards = () => import('./cards');
const keyProduct = () => import('./key-product');
const pages = () => import('./pages');

const previewPart = (load: () => Promise<ComponentType<PreviewProps>>) =>
  lazyPart(load, createElement('p', { className: 'p-gutter' }, previewStrings.loading));

/**
 * Previews of records by entity, made of the website's components; null for an entity without preview. Each file is
 * loaded with the first of its previews.
 */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps> | null>> = {
  products: previewPart(() => import('./products').then(({ ProductPreview }) => ProductPreview)),
  blogs: previewPart(() => articles().then(({ BlogPreview }) => BlogPreview)),
  services: previewPart(() => cards().then(({ ServicePreview }) => ServicePreview)),
  banners: previewPart(() => cards().then(({ BannerPreview }) => BannerPreview)),
  feedbacks: previewPart(() => cards().then(({ FeedbackPreview }) => FeedbackPreview)),
  news: previewPart(() => articles().then(({ NewsPreview }) => NewsPreview)),
  vacancies: previewPart(() => pages().then(({ VacancyPreview }) => VacancyPreview)),
  galleries: previewPart(() => cards().then(({ GalleryPreview }) => GalleryPreview)),
  films: previewPart(() => cards().then(({ FilmPreview }) => FilmPreview)),
  partners: previewPart(() => cards().then(({ PartnerPreview }) => PartnerPreview)),
  benefits: previewPart(() => keyProduct().then(({ BenefitPreview }) => BenefitPreview)),
  comparison: previewPart(() => keyProduct().then(({ ComparisonPreview }) => ComparisonPreview)),
  advantages: previewPart(() => keyProduct().then(({ AdvantagePreview }) => AdvantagePreview)),
  'quality-checks': previewPart(() => pages().then(({ CheckPreview }) => CheckPreview)),
  'quality-tests': previewPart(() => pages().then(({ CheckPreview }) => CheckPreview)),
  'key-product': previewPart(() => keyProduct().then(({ KeyProductPreview }) => KeyProductPreview)),
  quality: previewPart(() => pages().then(({ QualityPreview }) => QualityPreview)),
  careers: previewPart(() => keyProduct().then(({ CareersPreview }) => CareersPreview)),
  pages: previewPart(() => pages().then(({ PagePreview }) => PagePreview)),
  'landing-pages': previewPart(() =>
    import('./landing-pages').then(({ LandingPagePreview }) => LandingPagePreview),
  ),
  home: previewPart(() => import('./home').then(({ HomePreview }) => HomePreview)),
  'about-us': previewPart(() => import('./home').then(({ AboutUsPreview }) => AboutUsPreview)),
  contact: previewPart(() => pages().then(({ ContactPreview }) => ContactPreview)),
  company: previewPart(() => pages().then(({ CompanyPreview }) => CompanyPreview)),
};
