import type { Product } from '../entities/products';
import { inLanguage } from '../lib/language';
import type { Locale } from './locale';

/** A product with its texts, and the name of its category, in a language. */
export const productIn = (product: Product, { language, strings }: Locale) => ({
  ...inLanguage(product, language),
  category: strings.products.categories[product.category],
});

export type ProductIn = ReturnType<typeof productIn>;
