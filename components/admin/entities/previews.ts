import type { ComponentType } from 'react';
import type { Entity } from '@/content/registry';
import { AdvantagePreview } from './advantages';
import { BannerPreview } from './banners';
import { BenefitPreview } from './benefits';
import { BlogPreview } from './blogs';
import { ComparisonPreview } from './comparison';
import { FeedbackPreview } from './feedbacks';
import { FilmPreview } from './films';
import { GalleryPreview } from './galleries';
import { NewsPreview } from './news';
import { PartnerPreview } from './partners';
import type { PreviewProps } from './preview-props';
import { ProductPreview } from './products';
import { CheckPreview } from './quality';
import { ServicePreview } from './services';
import { VacancyPreview } from './vacancies';

/** How the website shows a record of each entity, by the website's own components. */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps>>> = {
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
};
