import { buildDay, field, isoDate, z } from '../../../lib/records';
import type { Product } from '.';

/** Currency of prices (ISO 4217). */
export const CURRENCY = 'BDT';

/** What a price is for. */
const units = ['piece', 'sft', 'metre'] as const;

export type PriceUnit = (typeof units)[number];

/** The price that the firm states, and its last day: a page may be read long after it was built. */
export const price = field(
  'Price',
  z.optional(
    z.strictObject({
      amount: field('Amount', z.number().check(z.positive(), z.maximum(1_000_000)), { unit: CURRENCY }),
      per: field('For', z.enum(units), {
        labels: { piece: 'One piece', sft: '1 sft (square foot)', metre: '1 metre' },
      }),
      until: field('Valid until', isoDate, {
        help: 'Its last day. After it, the website says how to ask for the price.',
      }),
    }),
  ),
  { help: 'If empty, the page says how to ask for the price.' },
);

/** The price that is valid on a day; undefined where none is stated. */
export const priceOn = ({ price: stated }: Pick<Product, 'price'>, today = buildDay()) =>
  stated !== undefined && today <= stated.until ? stated : undefined;
