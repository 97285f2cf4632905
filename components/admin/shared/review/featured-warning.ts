import type { Row } from '@/components/admin/drafts/types';

/**
 * The home page features the first product of each category and the last two. The title of the product that would be
 * there twice; null when all are different.
 */
export function featuredTwice(products: readonly Row[]): string | null {
  const shown = products.filter(({ draft }) => draft?.op !== 'delete');
  const first = new Set(
    shown.filter(
      ({ value }, index) => shown.findIndex((other) => other.value.category === value.category) === index,
    ),
  );
  return shown.slice(-2).find((row) => first.has(row))?.title ?? null;
}
