import { aboutUsFields } from '../entities/about-us/fields';
import { aboutSchema } from '../entities/about-us/schema';
import { advantageFields } from '../entities/advantages/fields';
import { advantageSchema } from '../entities/advantages/schema';
import { bannerFields } from '../entities/banners/fields';
import { bannerSchema } from '../entities/banners/schema';
import { benefitFields } from '../entities/benefits/fields';
import { benefitSchema } from '../entities/benefits/schema';
import { blogFields } from '../entities/blogs/fields';
import { blogSchema } from '../entities/blogs/schema';
import { careersFields } from '../entities/careers/fields';
import { careersSchema } from '../entities/careers/schema';
import { companyFields } from '../entities/company/fields';
import { companySchema } from '../entities/company/schema';
import { comparisonFields } from '../entities/comparison/fields';
import { comparisonSchema } from '../entities/comparison/schema';
import { contactFields } from '../entities/contact/fields';
import { contactSchema } from '../entities/contact/schema';
import { feedbackFields } from '../entities/feedbacks/fields';
import { feedbackSchema } from '../entities/feedbacks/schema';
import { filmFields } from '../entities/films/fields';
import { filmSchema } from '../entities/films/schema';
import { galleryFields } from '../entities/galleries/fields';
import { gallerySchema } from '../entities/galleries/schema';
import { homeFields } from '../entities/home/fields';
import { homeSchema } from '../entities/home/schema';
import { keyProductFields } from '../entities/key-product/fields';
import { keyProductSchema } from '../entities/key-product/schema';
import { newsFields } from '../entities/news/fields';
import { newsItemSchema } from '../entities/news/schema';
import { pageFields } from '../entities/pages/fields';
import { pageSchema } from '../entities/pages/schema';
import { partnerFields } from '../entities/partners/fields';
import { partnerSchema } from '../entities/partners/schema';
import { productFields } from '../entities/products/fields';
import { productSchema } from '../entities/products/schema';
import { qualityCheckFields } from '../entities/quality-checks/fields';
import { checkSchema } from '../entities/quality-checks/schema';
import { qualityTestFields } from '../entities/quality-tests/fields';
import { qualityFields } from '../entities/quality/fields';
import { qualitySchema } from '../entities/quality/schema';
import { serviceFields } from '../entities/services/fields';
import { serviceSchema } from '../entities/services/schema';
import { vacancyFields } from '../entities/vacancies/fields';
import { vacancySchema } from '../entities/vacancies/schema';
import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/entity-form';
import { entities, type Entity } from '.';

/** Schema and fields of every entity at once: for review, import, publishing and scripts. The editor loads one (`form-loaders.ts`). */
const forms: Readonly<Record<Entity, EntityForm>> = {
  products: { schema: productSchema, fields: productFields },
  blogs: { schema: blogSchema, fields: blogFields },
  services: { schema: serviceSchema, fields: serviceFields },
  banners: { schema: bannerSchema, fields: bannerFields },
  feedbacks: { schema: feedbackSchema, fields: feedbackFields },
  news: { schema: newsItemSchema, fields: newsFields },
  vacancies: { schema: vacancySchema, fields: vacancyFields },
  galleries: { schema: gallerySchema, fields: galleryFields },
  films: { schema: filmSchema, fields: filmFields },
  partners: { schema: partnerSchema, fields: partnerFields },
  benefits: { schema: benefitSchema, fields: benefitFields },
  comparison: { schema: comparisonSchema, fields: comparisonFields },
  advantages: { schema: advantageSchema, fields: advantageFields },
  'quality-checks': { schema: checkSchema, fields: qualityCheckFields },
  'quality-tests': { schema: checkSchema, fields: qualityTestFields },
  'key-product': { schema: keyProductSchema, fields: keyProductFields },
  quality: { schema: qualitySchema, fields: qualityFields },
  careers: { schema: careersSchema, fields: careersFields },
  pages: { schema: pageSchema, fields: pageFields },
  home: { schema: homeSchema, fields: homeFields },
  'about-us': { schema: aboutSchema, fields: aboutUsFields },
  contact: { schema: contactSchema, fields: contactFields },
  company: { schema: companySchema, fields: companyFields },
};

const complete = Object.fromEntries(
  entities.map((entity) => [entity, withBangla(forms[entity])]),
) as typeof forms;

export const formOf = (entity: Entity): EntityForm => complete[entity];

const partOf = <Part extends keyof EntityForm>(part: Part) =>
  Object.fromEntries(entities.map((entity) => [entity, complete[entity][part]])) as Readonly<
    Record<Entity, EntityForm[Part]>
  >;

/** The schema of every entity. */
export const schemas = partOf('schema');

/** The fields of every entity, in the order of its form. */
export const fields = partOf('fields');
