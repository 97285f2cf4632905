import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/shared/lazy-part';
import type { Entity } from '@/content/registry';
import { BannerPreview } from './banners';
import { BlogPreview } from './blogs';
import { FeedbackPreview } from './feedbacks';
import { NewsPreview } from './news';
import type { PreviewProps } from './preview-props';
import { ProductPreview } from './products';
import { ServicePreview } from './services';

const AdvantagePreview = lazyPart(() => import('./advantages').then((module) => module.AdvantagePreview));
const BenefitPreview = lazyPart(() => import('./benefits').then((module) => module.BenefitPreview));
const ComparisonPreview = lazyPart(() => import('./comparison').then((module) => module.ComparisonPreview));
const FilmPreview = lazyPart(() => import('./films').then((module) => module.FilmPreview));
const GalleryPreview = lazyPart(() => import('./galleries').then((module) => module.GalleryPreview));
const PartnerPreview = lazyPart(() => import('./partners').then((module) => module.PartnerPreview));
const CheckPreview = lazyPart(() => import('./quality').then((module) => module.CheckPreview));
const VacancyPreview = lazyPart(() => import('./vacancies').then((module) => module.VacancyPreview));

/**
 * How the website shows a record of each entity, by the website's own components; null where a record is not one thing on a
 * page. What is looked at less often comes when it is.
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
