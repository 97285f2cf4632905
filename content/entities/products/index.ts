import { publishedRecords, requireRecords } from '../../registry/published';
import { categories } from '../categories';
import records from './data.json' with { type: 'json' };
import { featuredOf } from '../../registry/featured';
import { recordSchema } from './schema';

export const products = publishedRecords('products', recordSchema, records);

requireRecords('products', recordSchema, products, { categories });

export type Product = (typeof products)[number];

const byId = new Map(products.map((product) => [product.id, product]));

export const getProduct = (id: string) => byId.get(id);

const byCategory = new Map(
  categories.map(({ id }) => [id, products.filter(({ category }) => category === id)]),
);

/** Lists the products of one category by its id, in data order. */
export const productsInCategory = (category: string): readonly Product[] => byCategory.get(category) ?? [];

/** Returns up to `count` other products of the same category, the following ones in data order first. */
export function relatedProducts({ id, category }: Pick<Product, 'id' | 'category'>, count: number) {
  const range = productsInCategory(category);
  const place = range.findIndex((product) => product.id === id);
  return [...range.slice(place + 1), ...range.slice(0, place)].slice(0, count);
}

/** Most products of one category on the products page; a longer range has pages of its own. */
export const RANGE_LENGTH = 24;

/** The categories that pages show, in display order: those with products. */
export const productCategories = categories.filter(({ id }) => productsInCategory(id).length > 0);

const inCatalogue = new Set(
  productCategories.flatMap(({ id }) => productsInCategory(id).slice(0, RANGE_LENGTH)),
);

/** Products on the products page: the first `RANGE_LENGTH` of each category. */
export const catalogueProducts = products.filter((product) => inCatalogue.has(product));

/** Selects the home page's products, in display order. */
export const featuredProducts = (all: readonly Product[]) => featuredOf(all, ({ category }) => category);
