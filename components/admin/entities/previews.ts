import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';
import type { PreviewProps } from './preview-props';

/**
 * How the website shows a record of each entity, by the website's own components; null where a record is not one thing on a
 * page. Each comes when a record of its entity is looked at.
 */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps> | null>> = {
  products: lazyPart(() => import('./products').then((module) => module.ProductPreview)),
  blogs: lazyPart(() => import('./blogs').then((module) => module.BlogPreview)),
  services: lazyPart(() => import('./services').then((module) => module.ServicePreview)),
  banners: lazyPart(() => import('./banners').then((module) => module.BannerPreview)),
  feedbacks: lazyPart(() => import('./feedbacks').then((module) => module.FeedbackPreview)),
  news: lazyPart(() => import('./news').then((module) => module.NewsPreview)),
  vacancies: lazyPart(() => import('./vacancies').then((module) => module.VacancyPreview)),
  galleries: lazyPart(() => import('./galleries').then((module) => module.GalleryPreview)),
  films: lazyPart(() => import('./films').then((module) => module.FilmPreview)),
  partners: lazyPart(() => import('./partners').then((module) => module.PartnerPreview)),
  benefits: lazyPart(() => import('./benefits').then((module) => module.BenefitPreview)),
  comparison: lazyPart(() => import('./comparison').then((module) => module.ComparisonPreview)),
  advantages: lazyPart(() => import('./advantages').then((module) => module.AdvantagePreview)),
  'quality-checks': lazyPart(() => import('./quality-checks').then((module) => module.CheckPreview)),
  'quality-tests': lazyPart(() => import('./quality-checks').then((module) => module.CheckPreview)),
  'key-product': lazyPart(() => import('./key-product').then((module) => module.KeyProductPreview)),
  quality: lazyPart(() => import('./quality').then((module) => module.QualityPreview)),
  careers: lazyPart(() => import('./careers').then((module) => module.CareersPreview)),
  pages: lazyPart(() => import('./pages').then((module) => module.PagePreview)),
  home: lazyPart(() => import('./home').then((module) => module.HomePreview)),
  'about-us': lazyPart(() => import('./about-us').then((module) => module.AboutUsPreview)),
  contact: lazyPart(() => import('./contact').then((module) => module.ContactPreview)),
  company: lazyPart(() => import('./company').then((module) => module.CompanyPreview)),
};
