import records from './data/products.json';
import { defineCollection } from './lib/define-collection';
import { productCategories, type ProductCategory, productCategoryNames } from './product-categories';
import { productSchema } from './schemas';

export const products = defineCollection({
  file: 'content/data/products.json',
  schema: productSchema,
  records,
  idField: 'id',
});

export type Product = (typeof products)[number];

/** What a product is called where a name is needed: its own, or category and size for the nameless tiles. */
export const productLabel = (product: Pick<Product, 'name' | 'category' | 'size'>) =>
  product.name === '' ? `${product.category}, ${product.size}` : product.name;

const byCategory = new Map(
  productCategoryNames.map((name) => [name, products.filter(({ category }) => category === name)]),
);

/** The products of one category, in data order. */
export const productsInCategory = (category: ProductCategory): readonly Product[] =>
  byCategory.get(category) ?? [];

/** How many products of one category have room on the products page; longer ranges get pages of their own. */
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

/**
 * The home page's selection (specification section 9): the first product of each distinct category in data order,
 * then the last two products in reverse.
 */
export function featuredProducts(all: readonly Product[]) {
  const firstOfEach = all.filter(
    (product, index) => all.findIndex(({ category }) => category === product.category) === index,
  );
  return [...firstOfEach, ...all.slice(-2).reverse()];
}
