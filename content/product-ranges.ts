import { type Product, products, RANGE_LENGTH } from './entities/products';
import { inLanguage, slugOf } from '../lib/records';
import { layingOf } from '../lib/geometry';

/** Difference between two limits of strength, in MPa. */
const STRENGTH_STEP = 5;

/** Values by which a product is found: category, thickness of its wall or paving in mm, slugs of uses, strength in MPa, class of strength. */
const valuesBy = {
  category: ({ category }: Product) => [category],
  wall: ({ form }: Product) => (form && layingOf(form) === 'wall' ? [form.width] : []),
  paving: ({ form }: Product) => (form && layingOf(form) === 'paving' ? [form.height] : []),
  use: ({ uses = [] }: Product) =>
    inLanguage(uses, 'en')
      .map((use) => slugOf(use))
      .filter((slug) => slug !== ''),
  strength: ({ measured = [] }: Product) => {
    const stated = measured.filter(({ kind }) => kind === 'strength').map(({ value }) => value);
    const limit = Math.floor(Math.min(...stated) / STRENGTH_STEP) * STRENGTH_STEP;
    return stated.length > 0 && limit > 0 ? [limit] : [];
  },
  class: ({ strengthClass = '' }: Product) => (slugOf(strengthClass) === '' ? [] : [slugOf(strengthClass)]),
} satisfies Record<string, (product: Product) => readonly (string | number)[]>;

const kinds = Object.keys(valuesBy) as (keyof typeof valuesBy)[];

/** Products that share a value, with a page of their own (`routes.productRange`). */
export type ProductRange = {
  readonly slug: string;
  readonly by: keyof typeof valuesBy;
  readonly value: string | number;
  /** At least one; of a strength, all that have at least this. */
  readonly members: readonly [Product, ...Product[]];
};

/** Lists the ranges of products, as many as there are values. A category has one if the products page shows only some. */
export const rangesOf = (all: readonly Product[]): readonly ProductRange[] =>
  kinds.flatMap((by) => {
    const valuesOf: (product: Product) => readonly (string | number)[] = valuesBy[by];
    return [...new Set(all.flatMap(valuesOf))]
      .toSorted((a, b) => Number(a) - Number(b) || 0)
      .flatMap((value): ProductRange[] => {
        const [first, ...others] = all.filter((product) =>
          valuesOf(product).some((own) => (by === 'strength' ? own >= value : own === value)),
        );
        if (first === undefined || (by === 'category' && others.length < RANGE_LENGTH)) return [];
        const slug = by === 'category' ? String(value) : `${by}-${value}`.replace('.', '-');
        return [{ slug, by, value, members: [first, ...others] }];
      });
  });

export const productRanges = rangesOf(products);
