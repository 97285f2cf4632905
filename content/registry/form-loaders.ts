import { toForm } from '../lib/field';
import type { z } from '../lib/zod';
import type { Entity } from '.';

/** The schema of every entity, each in a file of its own: the editor loads that of its entity. */
const loaders: Readonly<Record<Entity, () => Promise<{ readonly recordSchema: z.ZodMiniObject }>>> = {
  products: () => import('../entities/products/schema'),
  blogs: () => import('../entities/blogs/schema'),
  services: () => import('../entities/services/schema'),
  banners: () => import('../entities/banners/schema'),
  feedbacks: () => import('../entities/feedbacks/schema'),
  news: () => import('../entities/news/schema'),
  vacancies: () => import('../entities/vacancies/schema'),
  galleries: () => import('../entities/galleries/schema'),
  films: () => import('../entities/films/schema'),
  partners: () => import('../entities/partners/schema'),
  benefits: () => import('../entities/benefits/schema'),
  comparison: () => import('../entities/comparison/schema'),
  advantages: () => import('../entities/advantages/schema'),
  'quality-checks': () => import('../entities/quality-checks/schema'),
  'quality-tests': () => import('../entities/quality-tests/schema'),
  'key-product': () => import('../entities/key-product/schema'),
  quality: () => import('../entities/quality/schema'),
  careers: () => import('../entities/careers/schema'),
  pages: () => import('../entities/pages/schema'),
  home: () => import('../entities/home/schema'),
  'about-us': () => import('../entities/about-us/schema'),
  contact: () => import('../entities/contact/schema'),
  company: () => import('../entities/company/schema'),
};

export const loadForm = async (entity: Entity) => toForm((await loaders[entity]()).recordSchema);
