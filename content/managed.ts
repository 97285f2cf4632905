import { blogCategories } from './blog-categories';
import type { Entity } from './lib/entities';
import { productCategoryNames } from './product-categories';

/** A record of any managed entity, or what stands in a draft that is not valid yet. */
export type ManagedRecord = Readonly<Record<string, unknown>>;

type ManagedCollection = {
  /** Below `content/data`. */
  readonly file: string;
  readonly idField: 'id' | '_id';
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
    categories: productCategoryNames,
    // Tiles may go without a name; they are called by category and size, as on the site.
    titleOf: (record) =>
      textOf(record.name) || [textOf(record.category), textOf(record.size)].filter(Boolean).join(', '),
  },
  blogs: {
    file: 'blogs.json',
    idField: '_id',
    categories: blogCategories,
    titleOf: ({ title }) => textOf(title),
  },
  services: {
    file: 'services.json',
    idField: 'id',
    categories: [],
    titleOf: ({ title }) => textOf(title),
  },
  banners: {
    file: 'banners.json',
    idField: 'id',
    categories: [],
    titleOf: ({ title }) => textOf(title),
  },
  feedbacks: {
    file: 'feedbacks.json',
    idField: 'id',
    categories: [],
    titleOf: ({ name }) => textOf(name),
  },
};

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}
