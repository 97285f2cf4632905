import { buildDay } from '../../../lib/records';
import type { Product } from '.';

/** The stated prices of a product that still hold on the day `today` (YYYY-MM-DD). */
export const pricesOn = <Price extends { readonly until: string }>(
  { prices = [] }: { readonly prices?: readonly Price[] | undefined },
  today = buildDay(),
): readonly Price[] => prices.filter(({ until }) => today <= until);

/** What a price is for. */
export type PriceUnit = NonNullable<Product['prices']>[number]['per'];
