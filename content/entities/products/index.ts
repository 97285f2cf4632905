import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { featuredOf } from './featured';
import { productCategories, type ProductCategory, productCategoryNames } from './categories';
import { recordSchema } from './schema';

export const products = publishedRecords('products', recordSchema, records);

export type Product = (typeof products)[number];

const byId = new Map(products.map((product) => [product.id, product]));

export const getProduct = (id: string) => byId.get(id);

const byCategory = new Map(
  productCategoryNames.map((name) => [name, products.filter(({ category }) => category === name)]),
);

/** The products of one category, in data order. */
export const productsInCategory = (category: ProductCategory): readonly Product[] =>
  byCategory.get(category) ?? [];

/** Up to `count` other products of the same category, the next ones in data order first. */
export function relatedProducts({ id, category }: Pick<Product, 'id' | 'category'>, count: number) {
  const range = productsInCategory(category);
  const place = range.findIndex((product) => product.id === id);
  return [...range.slice(place + 1), ...range.slice(0, place)].slice(0, count);
}

/** How many products of one category have room on a page of many; longer ranges get pages of their own. */
export const RANGE_LENGTH = 24;

const inCatalogue = new Set(
  productCategoryNames.flatMap((name) => productsInCategory(name).slice(0, RANGE_LENGTH)),
);

/** What the products page shows: every product, or the first of each category where there are too many. */
export const catalogueProducts = products.filter((product) => inCatalogue.has(product));

/** The categories with more products than that. */
export const wholeRanges = productCategories
  .map(({ slug, name }) => ({ slug, name, count: productsInCategory(name).length }))
  .filter(({ count }) => count > RANGE_LENGTH);

/** The products that the home page features, in the order in which it shows them. */
export const featuredProducts = (all: readonly Product[]) => featuredOf(all, ({ category }) => category);
