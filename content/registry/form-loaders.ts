import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/entity-form';
import type { FieldSpec } from '../lib/field-spec';
import type { z } from '../lib/zod';
import type { Entity } from '.';

const both = async (
  schema: Promise<z.ZodMiniObject>,
  fields: Promise<readonly FieldSpec[]>,
): Promise<EntityForm> => withBangla({ schema: await schema, fields: await fields });

/** Schema and fields of every entity, each in files of their own: the editor loads those of its entity. */
const loaders: Readonly<Record<Entity, () => Promise<EntityForm>>> = {
  products: () =>
    both(
      import('../entities/products/schema').then((module) => module.productSchema),
      import('../entities/products/fields').then((module) => module.productFields),
    ),
  blogs: () =>
    both(
      import('../entities/blogs/schema').then((module) => module.blogSchema),
      import('../entities/blogs/fields').then((module) => module.blogFields),
    ),
  services: () =>
    both(
      import('../entities/services/schema').then((module) => module.serviceSchema),
      import('../entities/services/fields').then((module) => module.serviceFields),
    ),
  banners: () =>
    both(
      import('../entities/banners/schema').then((module) => module.bannerSchema),
      import('../entities/banners/fields').then((module) => module.bannerFields),
    ),
  feedbacks: () =>
    both(
      import('../entities/feedbacks/schema').then((module) => module.feedbackSchema),
      import('../entities/feedbacks/fields').then((module) => module.feedbackFields),
    ),
  news: () =>
    both(
      import('../entities/news/schema').then((module) => module.newsItemSchema),
      import('../entities/news/fields').then((module) => module.newsFields),
    ),
  vacancies: () =>
    both(
      import('../entities/vacancies/schema').then((module) => module.vacancySchema),
      import('../entities/vacancies/fields').then((module) => module.vacancyFields),
    ),
  galleries: () =>
    both(
      import('../entities/galleries/schema').then((module) => module.gallerySchema),
      import('../entities/galleries/fields').then((module) => module.galleryFields),
    ),
  films: () =>
    both(
      import('../entities/films/schema').then((module) => module.filmSchema),
      import('../entities/films/fields').then((module) => module.filmFields),
    ),
  partners: () =>
    both(
      import('../entities/partners/schema').then((module) => module.partnerSchema),
      import('../entities/partners/fields').then((module) => module.partnerFields),
    ),
  benefits: () =>
    both(
      import('../entities/benefits/schema').then((module) => module.benefitSchema),
      import('../entities/benefits/fields').then((module) => module.benefitFields),
    ),
  comparison: () =>
    both(
      import('../entities/comparison/schema').then((module) => module.comparisonSchema),
      import('../entities/comparison/fields').then((module) => module.comparisonFields),
    ),
  advantages: () =>
    both(
      import('../entities/advantages/schema').then((module) => module.advantageSchema),
      import('../entities/advantages/fields').then((module) => module.advantageFields),
    ),
  'quality-checks': () =>
    both(
      import('../entities/quality-checks/schema').then((module) => module.checkSchema),
      import('../entities/quality-checks/fields').then((module) => module.qualityCheckFields),
    ),
  'quality-tests': () =>
    both(
      import('../entities/quality-checks/schema').then((module) => module.checkSchema),
      import('../entities/quality-tests/fields').then((module) => module.qualityTestFields),
    ),
  'key-product': () =>
    both(
      import('../entities/key-product/schema').then((module) => module.keyProductSchema),
      import('../entities/key-product/fields').then((module) => module.keyProductFields),
    ),
  quality: () =>
    both(
      import('../entities/quality/schema').then((module) => module.qualitySchema),
      import('../entities/quality/fields').then((module) => module.qualityFields),
    ),
  careers: () =>
    both(
      import('../entities/careers/schema').then((module) => module.careersSchema),
      import('../entities/careers/fields').then((module) => module.careersFields),
    ),
  pages: () =>
    both(
      import('../entities/pages/schema').then((module) => module.pageSchema),
      import('../entities/pages/fields').then((module) => module.pageFields),
    ),
  home: () =>
    both(
      import('../entities/home/schema').then((module) => module.homeSchema),
      import('../entities/home/fields').then((module) => module.homeFields),
    ),
  'about-us': () =>
    both(
      import('../entities/about-us/schema').then((module) => module.aboutSchema),
      import('../entities/about-us/fields').then((module) => module.aboutUsFields),
    ),
  contact: () =>
    both(
      import('../entities/contact/schema').then((module) => module.contactSchema),
      import('../entities/contact/fields').then((module) => module.contactFields),
    ),
  company: () =>
    both(
      import('../entities/company/schema').then((module) => module.companySchema),
      import('../entities/company/fields').then((module) => module.companyFields),
    ),
};

export const loadForm = (entity: Entity) => loaders[entity]();
