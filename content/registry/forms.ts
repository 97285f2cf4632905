import { recordSchema as aboutUs } from '../entities/about-us/schema';
import { recordSchema as advantages } from '../entities/advantages/schema';
import { recordSchema as banners } from '../entities/banners/schema';
import { recordSchema as benefits } from '../entities/benefits/schema';
import { recordSchema as blogs } from '../entities/blogs/schema';
import { recordSchema as categories } from '../entities/categories/schema';
import { recordSchema as careers } from '../entities/careers/schema';
import { recordSchema as company } from '../entities/company/schema';
import { recordSchema as comparison } from '../entities/comparison/schema';
import { recordSchema as contact } from '../entities/contact/schema';
import { recordSchema as documents } from '../entities/documents/schema';
import { recordSchema as feedbacks } from '../entities/feedbacks/schema';
import { recordSchema as films } from '../entities/films/schema';
import { recordSchema as galleries } from '../entities/galleries/schema';
import { recordSchema as home } from '../entities/home/schema';
import { recordSchema as keyProduct } from '../entities/key-product/schema';
import { recordSchema as landingPages } from '../entities/landing-pages/schema';
import { recordSchema as news } from '../entities/news/schema';
import { recordSchema as pages } from '../entities/pages/schema';
import { recordSchema as partners } from '../entities/partners/schema';
import { recordSchema as products } from '../entities/products/schema';
import { recordSchema as quality } from '../entities/quality/schema';
import { recordSchema as qualityChecks } from '../entities/quality-checks/schema';
import { recordSchema as qualityTests } from '../entities/quality-tests/schema';
import { recordSchema as redirects } from '../entities/redirects/schema';
import { recordSchema as services } from '../entities/services/schema';
import { recordSchema as vacancies } from '../entities/vacancies/schema';
import { toForm, type EntityForm, type z, type Entity } from '../../lib/records';
import { speaksBangla } from './languages';

/** Each is built when it is first asked for: to build all of them would take as long as to show a screen. */
const schemas: Readonly<Record<Entity, () => z.ZodMiniObject>> = {
  products,
  categories,
  blogs,
  services,
  banners,
  feedbacks,
  news,
  vacancies,
  galleries,
  documents,
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
  'landing-pages': landingPages,
  redirects,
  home,
  'about-us': aboutUs,
  contact,
  company,
};

/** Returns the schema of an entity. */
export const schemaOf = (entity: Entity) => schemas[entity]();

const forms = new Map<Entity, EntityForm>();

/** Returns schema and fields of an entity, in form order. */
export function formOf(entity: Entity) {
  const form = forms.get(entity) ?? toForm(schemaOf(entity), !speaksBangla);
  forms.set(entity, form);
  return form;
}
