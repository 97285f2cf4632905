import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';
import type { PreviewProps } from './preview-props';

const AdvantagePreview = lazyPart(() => import('./advantages').then((module) => module.AdvantagePreview));
const BannerPreview = lazyPart(() => import('./banners').then((module) => module.BannerPreview));
const BenefitPreview = lazyPart(() => import('./benefits').then((module) => module.BenefitPreview));
const BlogPreview = lazyPart(() => import('./blogs').then((module) => module.BlogPreview));
const ComparisonPreview = lazyPart(() => import('./comparison').then((module) => module.ComparisonPreview));
const FeedbackPreview = lazyPart(() => import('./feedbacks').then((module) => module.FeedbackPreview));
const FilmPreview = lazyPart(() => import('./films').then((module) => module.FilmPreview));
const GalleryPreview = lazyPart(() => import('./galleries').then((module) => module.GalleryPreview));
const NewsPreview = lazyPart(() => import('./news').then((module) => module.NewsPreview));
const PartnerPreview = lazyPart(() => import('./partners').then((module) => module.PartnerPreview));
const ProductPreview = lazyPart(() => import('./products').then((module) => module.ProductPreview));
const CheckPreview = lazyPart(() => import('./quality').then((module) => module.CheckPreview));
const ServicePreview = lazyPart(() => import('./services').then((module) => module.ServicePreview));
const VacancyPreview = lazyPart(() => import('./vacancies').then((module) => module.VacancyPreview));

/**
 * How the website shows a record of each entity, by the website's own components; null where a record is not one thing on a
 * page. Each comes when a record of its entity is looked at.
 */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps> | null>> = {
  products: ProductPreview,
  blogs: BlogPreview,
  services: ServicePreview,
  banners: BannerPreview,
  feedbacks: FeedbackPreview,
  news: NewsPreview,
  vacancies: VacancyPreview,
  galleries: GalleryPreview,
  films: FilmPreview,
  partners: PartnerPreview,
  benefits: BenefitPreview,
  comparison: ComparisonPreview,
  advantages: AdvantagePreview,
  'quality-checks': CheckPreview,
  'quality-tests': CheckPreview,
  'key-product': null,
  quality: null,
  careers: null,
  pages: null,
  home: null,
  'about-us': null,
  contact: null,
  company: null,
};
