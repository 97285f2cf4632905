import type { Row } from '@/components/admin/store/types';
import { featuredTwice as itemFeaturedTwice } from '@/content/entities/products/featured';

/** The title of the product that the home page would feature twice; null when all are different. */
export function featuredTwice(products: readonly Row[]): string | null {
  const shown = products.filter(({ draft }) => draft?.op !== 'delete');
  return itemFeaturedTwice(shown, ({ value }) => value.category)?.title ?? null;
}
