import * as aboutUs from '../entities/about-us/form';
import * as advantages from '../entities/advantages/form';
import * as banners from '../entities/banners/form';
import * as benefits from '../entities/benefits/form';
import * as blogs from '../entities/blogs/form';
import * as careers from '../entities/careers/form';
import * as company from '../entities/company/form';
import * as comparison from '../entities/comparison/form';
import * as contact from '../entities/contact/form';
import * as feedbacks from '../entities/feedbacks/form';
import * as films from '../entities/films/form';
import * as galleries from '../entities/galleries/form';
import * as home from '../entities/home/form';
import * as keyProduct from '../entities/key-product/form';
import * as news from '../entities/news/form';
import * as pages from '../entities/pages/form';
import * as partners from '../entities/partners/form';
import * as products from '../entities/products/fields';
import * as quality from '../entities/quality/form';
import * as qualityChecks from '../entities/quality-checks/form';
import * as qualityTests from '../entities/quality-tests/form';
import * as services from '../entities/services/form';
import * as vacancies from '../entities/vacancies/form';
import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/field-spec';
import { entities, type Entity } from '.';

/** Schema and fields of every entity at once: for review, import, publishing and scripts. The editor loads one (`form-loaders.ts`). */
const forms: Readonly<Record<Entity, EntityForm>> = {
  products,
  blogs,
  services,
  banners,
  feedbacks,
  news,
  vacancies,
  galleries,
  films,
  partners,
  benefits,
  comparison,
  advantages,
  'quality-checks': qualityChecks,
  'quality-tests': qualityTests,
  'key-product': keyProduct,
  quality,
  careers,
  pages,
  home,
  'about-us': aboutUs,
  contact,
  company,
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
export const entityFields = partOf('fields');
