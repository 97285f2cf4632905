import { blogCategories } from './blog-categories';
import type { Entity } from './lib/entities';
import { productCategoryNames } from './product-categories';
import { productLabel, textOf } from './product-label';

/** A record of any managed entity, or what stands in a draft that is not valid yet. */
export type ManagedRecord = Readonly<Record<string, unknown>>;

type ManagedCollection = {
  /** Below `content/data`. */
  readonly file: string;
  readonly idField: 'id' | '_id';
  /** How many records the website cannot do without. Where it is 0, the page or section that lists them copes with none. */
  readonly least: number;
  /** What its field `category` allows; empty where it has none. */
  readonly categories: readonly string[];
  /** What the record is called in lists, search and messages; '' while a draft has nothing to be called by. */
  readonly titleOf: (record: ManagedRecord) => string;
};

/**
 * The collections that staff manage. Lists, editor, review and publishing are generic over this table. Light: the schemas
 * stand in `schemas.ts`, the records in `published.ts`.
 */
export const managed: Readonly<Record<Entity, ManagedCollection>> = {
  products: {
    file: 'products.json',
    idField: 'id',
    least: 1,
    categories: productCategoryNames,
    titleOf: productLabel,
  },
  blogs: {
    file: 'blogs.json',
    idField: '_id',
    least: 0,
    categories: blogCategories,
    titleOf: ({ title }) => textOf(title),
  },
  services: {
    file: 'services.json',
    idField: 'id',
    least: 0,
    categories: [],
    titleOf: ({ title }) => textOf(title),
  },
  banners: {
    file: 'banners.json',
    idField: 'id',
    least: 1,
    categories: [],
    titleOf: ({ title }) => textOf(title),
  },
  feedbacks: {
    file: 'feedbacks.json',
    idField: 'id',
    least: 0,
    categories: [],
    titleOf: ({ name }) => textOf(name),
  },
};
