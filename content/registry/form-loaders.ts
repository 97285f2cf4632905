import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/field-spec';
import type { Entity } from '.';

/** Schema and fields of every entity, each in a file of its own: the editor loads that of its entity. */
const loaders: Readonly<Record<Entity, () => Promise<EntityForm>>> = {
  products: () => import('../entities/products/fields'),
  blogs: () => import('../entities/blogs/form'),
  services: () => import('../entities/services/form'),
  banners: () => import('../entities/banners/form'),
  feedbacks: () => import('../entities/feedbacks/form'),
  news: () => import('../entities/news/form'),
  vacancies: () => import('../entities/vacancies/form'),
  galleries: () => import('../entities/galleries/form'),
  films: () => import('../entities/films/form'),
  partners: () => import('../entities/partners/form'),
  benefits: () => import('../entities/benefits/form'),
  comparison: () => import('../entities/comparison/form'),
  advantages: () => import('../entities/advantages/form'),
  'quality-checks': () => import('../entities/quality-checks/form'),
  'quality-tests': () => import('../entities/quality-tests/form'),
  'key-product': () => import('../entities/key-product/form'),
  quality: () => import('../entities/quality/form'),
  careers: () => import('../entities/careers/form'),
  pages: () => import('../entities/pages/form'),
  home: () => import('../entities/home/form'),
  'about-us': () => import('../entities/about-us/form'),
  contact: () => import('../entities/contact/form'),
  company: () => import('../entities/company/form'),
};

export const loadForm = async (entity: Entity) => withBangla(await loaders[entity]());
