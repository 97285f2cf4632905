import { aboutUs } from '../entities/about-us/about';
import { advantages } from '../entities/advantages/about';
import { banners } from '../entities/banners/about';
import { benefits } from '../entities/benefits/about';
import { blogs } from '../entities/blogs/about';
import { careers } from '../entities/careers/about';
import { company } from '../entities/company/about';
import { comparison } from '../entities/comparison/about';
import { contact } from '../entities/contact/about';
import { feedbacks } from '../entities/feedbacks/about';
import { films } from '../entities/films/about';
import { galleries } from '../entities/galleries/about';
import { home } from '../entities/home/about';
import { keyProduct } from '../entities/key-product/about';
import { news } from '../entities/news/about';
import { pages } from '../entities/pages/about';
import { partners } from '../entities/partners/about';
import { products } from '../entities/products/about';
import { quality } from '../entities/quality/about';
import { qualityChecks } from '../entities/quality-checks/about';
import { qualityTests } from '../entities/quality-tests/about';
import { services } from '../entities/services/about';
import { vacancies } from '../entities/vacancies/about';
import type { About, ManagedRecord } from '../lib/about';

/**
 * Everything that staff can change, in the order of the studio's menu. The tables beside this file hold what is loaded apart
 * (schemas, fields, records); the compiler names the entity that one of them lacks.
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
  'key-product': keyProduct,
  quality,
  careers,
  pages,
  home,
  'about-us': aboutUs,
  contact,
  company,
} as const satisfies Readonly<Record<string, About>>;

export type Entity = keyof typeof registry;

export const entities = Object.keys(registry) as [Entity, ...Entity[]];

/** The file of its records, below `content`. */
export const fileOf = (entity: Entity) => `entities/${entity}/data.json`;

export type { ManagedRecord };
