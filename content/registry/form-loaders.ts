import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/entity-form';
import type { Entity } from '.';

/** Schema and fields of every entity, each in a file of its own: the editor loads that of its entity. */
const loaders: Readonly<Record<Entity, () => Promise<EntityForm>>> = {
  products: () => import('../entities/products/fields'),
  blogs: () => import('../entities/blogs/fields'),
  services: () => import('../entities/services/fields'),
  banners: () => import('../entities/banners/fields'),
  feedbacks: () => import('../entities/feedbacks/fields'),
  news: () => import('../entities/news/fields'),
  vacancies: () => import('../entities/vacancies/fields'),
  galleries: () => import('../entities/galleries/fields'),
  films: () => import('../entities/films/fields'),
  partners: () => import('../entities/partners/fields'),
  benefits: () => import('../entities/benefits/fields'),
  comparison: () => import('../entities/comparison/fields'),
  advantages: () => import('../entities/advantages/fields'),
  'quality-checks': () => import('../entities/quality-checks/fields'),
  'quality-tests': () => import('../entities/quality-tests/fields'),
  'key-product': () => import('../entities/key-product/fields'),
  quality: () => import('../entities/quality/fields'),
  careers: () => import('../entities/careers/fields'),
  pages: () => import('../entities/pages/fields'),
  home: () => import('../entities/home/fields'),
  'about-us': () => import('../entities/about-us/fields'),
  contact: () => import('../entities/contact/fields'),
  company: () => import('../entities/company/fields'),
};

export const loadForm = async (entity: Entity) => withBangla(await loaders[entity]());
