import type { Product } from '../entities/products';
import { inLanguage } from '../lib/language';
import type { Locale } from './locale';

/** Returns a product with its texts, category and tile relief in a language. */
export const productIn = (product: Product, { language, strings }: Locale) => ({
  ...inLanguage(product, language),
  category: strings.products.categories[product.category],
  relief: product.form?.shape === 'tile' ? strings.products.reliefs[product.form.relief] : undefined,
});

export type ProductIn = ReturnType<typeof productIn>;
