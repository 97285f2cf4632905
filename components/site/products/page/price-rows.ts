import { pricesOn } from '@/content/entities/products/prices';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';
import type { QuantityRow } from './quantities';

/** The prices of a product that hold on the day `today`, each with its last day; empty where the firm states none. */
export function priceRows(
  product: Pick<ProductIn, 'prices'>,
  { strings, fill, number, day: dayOf }: Locale,
  today?: string,
): readonly QuantityRow[] {
  const { price, taka, priceUntil } = strings.stated;
  return pricesOn(product, today).map(({ amount, per, until, note }) => ({
    title: price[per],
    value: fill(taka, { value: number(amount.toLocaleString('en-IN')) }),
    how: [fill(priceUntil, { day: dayOf(until) }), note].filter(Boolean).join('; '),
  }));
}
