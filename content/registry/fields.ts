import { advantageFields } from '../entities/advantages/fields';
import { bannerFields } from '../entities/banners/fields';
import { benefitFields } from '../entities/benefits/fields';
import { blogFields } from '../entities/blogs/fields';
import { comparisonFields } from '../entities/comparison/fields';
import { feedbackFields } from '../entities/feedbacks/fields';
import { filmFields } from '../entities/films/fields';
import { galleryFields } from '../entities/galleries/fields';
import { newsFields } from '../entities/news/fields';
import { partnerFields } from '../entities/partners/fields';
import { productFields } from '../entities/products/fields';
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
};

/** What a field is called, by its path (`image`, `viceChairman.name`, `images.2.caption`); the path where it has no control. */
export const fieldLabel = (entity: Entity, path: string) =>
  findField(fields[entity], path.split('.'))?.label ?? path;
