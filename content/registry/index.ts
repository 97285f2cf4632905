import { banners } from '../entities/banners/about';
import { blogs } from '../entities/blogs/about';
import { feedbacks } from '../entities/feedbacks/about';
import { products } from '../entities/products/about';
import { services } from '../entities/services/about';
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
} as const satisfies Readonly<Record<string, About>>;

export type Entity = keyof typeof registry;

export const entities = Object.keys(registry) as [Entity, ...Entity[]];

/** The file of its records, below `content`. */
export const fileOf = (entity: Entity) => `entities/${entity}/data.json`;

export type { ManagedRecord };
