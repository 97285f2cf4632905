import type { ComponentType } from 'react';
import type { Entity } from '@/content/registry';
import { BannerPreview } from './banners';
import { BlogPreview } from './blogs';
import { FeedbackPreview } from './feedbacks';
import type { PreviewProps } from './preview-props';
import { ProductPreview } from './products';
import { ServicePreview } from './services';

/** How the website shows a record of each entity, by the website's own components. */
export const previews: Readonly<Record<Entity, ComponentType<PreviewProps>>> = {
  products: ProductPreview,
  blogs: BlogPreview,
  services: ServicePreview,
  banners: BannerPreview,
  feedbacks: FeedbackPreview,
};
