import { advantages } from '../entities/advantages/meta';
import { banners } from '../entities/banners/meta';
import { benefits } from '../entities/benefits/meta';
import { blogs } from '../entities/blogs/meta';
import { comparison } from '../entities/comparison/meta';
import { feedbacks } from '../entities/feedbacks/meta';
import { films } from '../entities/films/meta';
import { galleries } from '../entities/galleries/meta';
import { landingPages } from '../entities/landing-pages/meta';
import { news } from '../entities/news/meta';
import { pages } from '../entities/pages/meta';
import { partners } from '../entities/partners/meta';
import { products } from '../entities/products/meta';
import { qualityChecks } from '../entities/quality-checks/meta';
import { qualityTests } from '../entities/quality-tests/meta';
import { services } from '../entities/services/meta';
import { vacancies } from '../entities/vacancies/meta';
import type { EntityMeta, ManagedRecord } from '../lib/entity-meta';
import { singles } from './singles';

/**
 * Every entity that staff can change, in menu order. Schemas, fields and records load separately (`forms.ts`,
 * `loaders.ts`); the compiler reports an entity missing in `forms.ts`.
 */
export const registry = {
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
  'key-product': singles['key-product'],
  quality: singles.quality,
  careers: singles.careers,
  pages,
  'landing-pages': landingPages,
  home: singles.home,
  'about-us': singles['about-us'],
  contact: singles.contact,
  company: singles.company,
} as const satisfies Readonly<Record<string, EntityMeta>>;

export type Entity = keyof typeof registry;

export const entities = Object.keys(registry) as [Entity, ...Entity[]];

/** Path of the entity's data file, below `content`. */
export const fileOf = (entity: Entity) => `entities/${entity}/data.json`;

export type { ManagedRecord };
