import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';
import type { PreviewProps } from './preview-values';

const articles = () => import('./articles');
const cards = () => import('./cards');
const keyProduct = () => import('./key-product');
const pages = () => import('./pages');

/**
 * Previews of records by entity, made of the website's components; null for an entity without preview. Each file is
 * loaded with the first of its previews.
 */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps> | null>> = {
  products: lazyPart(() => import('./products').then(({ ProductPreview }) => ProductPreview)),
  blogs: lazyPart(() => articles().then(({ BlogPreview }) => BlogPreview)),
  services: lazyPart(() => cards().then(({ ServicePreview }) => ServicePreview)),
  banners: lazyPart(() => cards().then(({ BannerPreview }) => BannerPreview)),
  feedbacks: lazyPart(() => cards().then(({ FeedbackPreview }) => FeedbackPreview)),
  news: lazyPart(() => articles().then(({ NewsPreview }) => NewsPreview)),
  vacancies: lazyPart(() => pages().then(({ VacancyPreview }) => VacancyPreview)),
  galleries: lazyPart(() => cards().then(({ GalleryPreview }) => GalleryPreview)),
  films: lazyPart(() => cards().then(({ FilmPreview }) => FilmPreview)),
  partners: lazyPart(() => cards().then(({ PartnerPreview }) => PartnerPreview)),
  benefits: lazyPart(() => keyProduct().then(({ BenefitPreview }) => BenefitPreview)),
  comparison: lazyPart(() => keyProduct().then(({ ComparisonPreview }) => ComparisonPreview)),
  advantages: lazyPart(() => keyProduct().then(({ AdvantagePreview }) => AdvantagePreview)),
  'quality-checks': lazyPart(() => pages().then(({ CheckPreview }) => CheckPreview)),
  'quality-tests': lazyPart(() => pages().then(({ CheckPreview }) => CheckPreview)),
  'key-product': lazyPart(() => keyProduct().then(({ KeyProductPreview }) => KeyProductPreview)),
  quality: lazyPart(() => pages().then(({ QualityPreview }) => QualityPreview)),
  careers: lazyPart(() => keyProduct().then(({ CareersPreview }) => CareersPreview)),
  pages: lazyPart(() => pages().then(({ PagePreview }) => PagePreview)),
  'landing-pages': lazyPart(() =>
    import('./landing-pages').then(({ LandingPagePreview }) => LandingPagePreview),
  ),
  home: lazyPart(() => import('./home').then(({ HomePreview }) => HomePreview)),
  'about-us': lazyPart(() => import('./home').then(({ AboutUsPreview }) => AboutUsPreview)),
  contact: lazyPart(() => pages().then(({ ContactPreview }) => ContactPreview)),
  company: lazyPart(() => pages().then(({ CompanyPreview }) => CompanyPreview)),
};
