import type { Product } from '../entities/products';
import type { ProductRange } from '../pages/product-ranges';
import { categoryName } from '../entities/categories';
import { inLanguage, slugOf } from '../../lib/records';
import { together } from '../../lib/text';
import type { Locale } from './locale';

/** Returns a product with its texts, category and tile relief in a language. */
export const productIn = (product: Product, { language, strings }: Locale) => ({
  ...inLanguage(product, language),
  category: categoryName(product.category, language),
  categoryId: product.category,
  relief: product.form?.shape === 'tile' ? strings.products.reliefs[product.form.relief] : undefined,
});

/** A product for a page: figures stay with their units. */
export const shownProduct = (product: Product, locale: Locale) => together(productIn(product, locale));

export type ProductIn = ReturnType<typeof productIn>;

/** Returns the words of a range: its value as the text of a link, and the title of its page. */
export function rangeTexts({ by, value, members: [first] }: ProductRange, locale: Locale) {
  const { number, fill, strings } = locale;
  const { category, uses = [] } = productIn(first, locale);
  const label = {
    category,
    // Sizes have Latin digits in every language, as on the goods.
    wall: String(value),
    paving: String(value),
    use: uses[inLanguage(first.uses ?? [], 'en').findIndex((use) => slugOf(use) === value)] ?? '',
    strength: number(value),
    class: first.strengthClass ?? '',
  }[by];
  const [, option, title] = strings.products.ranges[by].map((text) => fill(text, { value: label }));
  return { option, title } as Readonly<Record<'option' | 'title', string>>;
}
