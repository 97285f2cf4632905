import * as aboutUs from '../entities/about-us/fields';
import * as advantages from '../entities/advantages/fields';
import * as banners from '../entities/banners/fields';
import * as benefits from '../entities/benefits/fields';
import * as blogs from '../entities/blogs/fields';
import * as careers from '../entities/careers/fields';
import * as company from '../entities/company/fields';
import * as comparison from '../entities/comparison/fields';
import * as contact from '../entities/contact/fields';
import * as feedbacks from '../entities/feedbacks/fields';
import * as films from '../entities/films/fields';
import * as galleries from '../entities/galleries/fields';
import * as home from '../entities/home/fields';
import * as keyProduct from '../entities/key-product/fields';
import * as news from '../entities/news/fields';
import * as pages from '../entities/pages/fields';
import * as partners from '../entities/partners/fields';
import * as products from '../entities/products/fields';
import * as quality from '../entities/quality/fields';
import * as qualityChecks from '../entities/quality-checks/fields';
import * as qualityTests from '../entities/quality-tests/fields';
import * as services from '../entities/services/fields';
import * as vacancies from '../entities/vacancies/fields';
import { withBangla } from '../lib/bangla-fields';
import type { EntityForm } from '../lib/entity-form';
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
