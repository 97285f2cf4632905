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
const CheckPreview = lazyPart(() => import('./quality-checks').then((module) => module.CheckPreview));
const ServicePreview = lazyPart(() => import('./services').then((module) => module.ServicePreview));
const VacancyPreview = lazyPart(() => import('./vacancies').then((module) => module.VacancyPreview));
const KeyProductPreview = lazyPart(() => import('./key-product').then((module) => module.KeyProductPreview));
const QualityPreview = lazyPart(() => import('./quality').then((module) => module.QualityPreview));
const CareersPreview = lazyPart(() => import('./careers').then((module) => module.CareersPreview));
const PagePreview = lazyPart(() => import('./pages').then((module) => module.PagePreview));
const HomePreview = lazyPart(() => import('./home').then((module) => module.HomePreview));
const AboutUsPreview = lazyPart(() => import('./about-us').then((module) => module.AboutUsPreview));
const ContactPreview = lazyPart(() => import('./contact').then((module) => module.ContactPreview));
const CompanyPreview = lazyPart(() => import('./company').then((module) => module.CompanyPreview));

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
  'key-product': KeyProductPreview,
  quality: QualityPreview,
  careers: CareersPreview,
  pages: PagePreview,
  home: HomePreview,
  'about-us': AboutUsPreview,
  contact: ContactPreview,
  company: CompanyPreview,
};
