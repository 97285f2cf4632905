import { aboutUsFields } from '../entities/about-us/fields';
import { advantageFields } from '../entities/advantages/fields';
import { bannerFields } from '../entities/banners/fields';
import { benefitFields } from '../entities/benefits/fields';
import { blogFields } from '../entities/blogs/fields';
import { careersFields } from '../entities/careers/fields';
import { companyFields } from '../entities/company/fields';
import { comparisonFields } from '../entities/comparison/fields';
import { contactFields } from '../entities/contact/fields';
import { feedbackFields } from '../entities/feedbacks/fields';
import { filmFields } from '../entities/films/fields';
import { galleryFields } from '../entities/galleries/fields';
import { homeFields } from '../entities/home/fields';
import { keyProductFields } from '../entities/key-product/fields';
import { newsFields } from '../entities/news/fields';
import { pageFields } from '../entities/pages/fields';
import { partnerFields } from '../entities/partners/fields';
import { productFields } from '../entities/products/fields';
import { qualityFields } from '../entities/quality/fields';
import { qualityCheckFields } from '../entities/quality-checks/fields';
import { qualityTestFields } from '../entities/quality-tests/fields';
import { serviceFields } from '../entities/services/fields';
import { vacancyFields } from '../entities/vacancies/fields';
import { type FieldSpec, findField } from '../lib/field-spec';
import type { Entity } from '.';

/** The fields of every entity, in the order of its form. The editor, the review and the messages load them. */
export const fields: Readonly<Record<Entity, readonly FieldSpec[]>> = {
  products: productFields,
  blogs: blogFields,
  services: serviceFields,
  banners: bannerFields,
  feedbacks: feedbackFields,
  news: newsFields,
  vacancies: vacancyFields,
  galleries: galleryFields,
  films: filmFields,
  partners: partnerFields,
  benefits: benefitFields,
  comparison: comparisonFields,
  advantages: advantageFields,
  'quality-checks': qualityCheckFields,
  'quality-tests': qualityTestFields,
  'key-product': keyProductFields,
  quality: qualityFields,
  careers: careersFields,
  pages: pageFields,
  home: homeFields,
  'about-us': aboutUsFields,
  contact: contactFields,
  company: companyFields,
};

/** What a field is called, by its path (`image`, `viceChairman.name`, `images.2.caption`); the path where it has no control. */
export const fieldLabel = (entity: Entity, path: string) =>
  findField(fields[entity], path.split('.'))?.label ?? path;
