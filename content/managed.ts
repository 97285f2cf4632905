import { banners, bannerSchema } from './banners';
import { blogs, blogSchema } from './blogs';
import { feedbacks, feedbackSchema } from './feedbacks';
import type { Entity } from './lib/entities';
import type { z } from './lib/zod';
import { products, productSchema } from './products';
import { services, serviceSchema } from './services';

/** A record of any managed entity, or what stands in a draft that is not valid yet. */
export type ManagedRecord = Readonly<Record<string, unknown>>;

type ManagedCollection = {
  readonly schema: z.ZodMiniObject;
  /** Below `content/data`. */
  readonly file: string;
  readonly idField: 'id' | '_id';
  /** What the record is called in lists, search and messages; '' while a draft has nothing to be called by. */
  readonly titleOf: (record: ManagedRecord) => string;
};

/** The collections that staff manage. Lists, editor, review and publishing are generic over this table. */
export const managed: Readonly<Record<Entity, ManagedCollection>> = {
  products: {
    schema: productSchema,
    file: 'products.json',
    idField: 'id',
    // Tiles may go without a name; they are called by category and size, as on the site.
    titleOf: (record) =>
      textOf(record.name) || [textOf(record.category), textOf(record.size)].filter(Boolean).join(', '),
  },
  blogs: {
    schema: blogSchema,
    file: 'blogs.json',
    idField: '_id',
    titleOf: ({ title }) => textOf(title),
  },
  services: {
    schema: serviceSchema,
    file: 'services.json',
    idField: 'id',
    titleOf: ({ title }) => textOf(title),
  },
  banners: {
    schema: bannerSchema,
    file: 'banners.json',
    idField: 'id',
    titleOf: ({ title }) => textOf(title),
  },
  feedbacks: {
    schema: feedbackSchema,
    file: 'feedbacks.json',
    idField: 'id',
    titleOf: ({ name }) => textOf(name),
  },
};

/** What the website shows now: validated records in display order. */
export const published: Readonly<Record<Entity, readonly ManagedRecord[]>> = {
  products,
  blogs,
  services,
  banners,
  feedbacks,
};

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}
