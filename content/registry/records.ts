import type { ManagedRecord } from '../lib/entity-meta';
import { entities, type Entity } from '.';

type Loader = () => Promise<{ readonly default: readonly ManagedRecord[] }>;

/** The records of every entity, each in a file of its own: a screen of the studio loads those of its entity. */
const loaders: Readonly<Record<Entity, Loader>> = {
  products: () => import('../entities/products/data.json', { with: { type: 'json' } }),
  blogs: () => import('../entities/blogs/data.json', { with: { type: 'json' } }),
  services: () => import('../entities/services/data.json', { with: { type: 'json' } }),
  banners: () => import('../entities/banners/data.json', { with: { type: 'json' } }),
  feedbacks: () => import('../entities/feedbacks/data.json', { with: { type: 'json' } }),
  news: () => import('../entities/news/data.json', { with: { type: 'json' } }),
  vacancies: () => import('../entities/vacancies/data.json', { with: { type: 'json' } }),
  galleries: () => import('../entities/galleries/data.json', { with: { type: 'json' } }),
  films: () => import('../entities/films/data.json', { with: { type: 'json' } }),
  partners: () => import('../entities/partners/data.json', { with: { type: 'json' } }),
  benefits: () => import('../entities/benefits/data.json', { with: { type: 'json' } }),
  comparison: () => import('../entities/comparison/data.json', { with: { type: 'json' } }),
  advantages: () => import('../entities/advantages/data.json', { with: { type: 'json' } }),
  'quality-checks': () => import('../entities/quality-checks/data.json', { with: { type: 'json' } }),
  'quality-tests': () => import('../entities/quality-tests/data.json', { with: { type: 'json' } }),
  'key-product': () => import('../entities/key-product/data.json', { with: { type: 'json' } }),
  quality: () => import('../entities/quality/data.json', { with: { type: 'json' } }),
  careers: () => import('../entities/careers/data.json', { with: { type: 'json' } }),
  pages: () => import('../entities/pages/data.json', { with: { type: 'json' } }),
  home: () => import('../entities/home/data.json', { with: { type: 'json' } }),
  'about-us': () => import('../entities/about-us/data.json', { with: { type: 'json' } }),
  contact: () => import('../entities/contact/data.json', { with: { type: 'json' } }),
  company: () => import('../entities/company/data.json', { with: { type: 'json' } }),
};

/**
 * What the website shows now, in display order, as the file holds it: the build has validated every record, and the files
 * are as publishing writes them, so nothing has to be parsed once more in the studio.
 */
export const loadRecords = async (entity: Entity) => (await loaders[entity]()).default;

/** The records of all entities, for what compares or checks the whole website. */
export async function loadAllRecords(): Promise<Readonly<Record<Entity, readonly ManagedRecord[]>>> {
  const lists = await Promise.all(entities.map(async (entity) => [entity, await loadRecords(entity)]));
  return Object.fromEntries(lists) as Record<Entity, readonly ManagedRecord[]>;
}
