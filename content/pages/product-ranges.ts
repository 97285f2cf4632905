import { type Product, products } from '../entities/products';
import { inLanguage, slugOf } from '../../lib/records';
import { layingOf } from '../../lib/geometry';
import { routes } from '../routes';

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

/** Products that share a value. */
type Shared = {
  readonly by: keyof typeof valuesBy;
  readonly value: string | number;
  /** At least one; of a strength, all that have at least this. */
  readonly members: readonly [Product, ...Product[]];
};

/** Products that share a value, with a page (`routes.productRange`), which is that of the first range with the same products. */
export type ProductRange = Shared & {
  /** Address of the page. */
  readonly slug: string;
  /** The address that the range would have without others of the same products. */
  readonly ownSlug: string;
};

const slugIn = ({ by, value }: Shared) =>
  by === 'category' ? String(value) : `${by}-${value}`.replace('.', '-');

/** Lists the ranges of products, as many as there are values; those of the same products have one page. */
export function rangesOf(all: readonly Product[]): readonly ProductRange[] {
  const shared = kinds.flatMap((by) => {
    const valuesOf: (product: Product) => readonly (string | number)[] = valuesBy[by];
    return [...new Set(all.flatMap(valuesOf))]
      .toSorted((a, b) => Number(a) - Number(b) || 0)
      .flatMap((value): Shared[] => {
        const [first, ...others] = all.filter((product) =>
          valuesOf(product).some((own) => (by === 'strength' ? own >= value : own === value)),
        );
        return first === undefined ? [] : [{ by, value, members: [first, ...others] }];
      });
  });
  const idsIn = ({ members }: Shared) => members.map(({ id }) => id).join(' ');
  return shared.map((range) => {
    const first = shared.find((other) => idsIn(other) === idsIn(range)) ?? range;
    return { ...range, slug: slugIn(first), ownSlug: slugIn(range) };
  });
}

/** Every range; several may have one page. */
export const productRanges = rangesOf(products);

/** The ranges that pages are named after, one for each page. */
export const rangePages = productRanges.filter(({ slug, ownSlug }) => slug === ownSlug);

/** The other ranges of the products of a page. */
export const alikeRanges = ({ slug, ownSlug }: ProductRange) =>
  productRanges.filter((other) => other.slug === slug && other.ownSlug !== ownSlug);

/** Addresses of ranges without a page of their own, and the pages that they share. */
export const sharedRanges = productRanges
  .filter(({ slug, ownSlug }) => slug !== ownSlug)
  .map(({ slug, ownSlug }) => ({ from: routes.productRange(ownSlug), to: routes.productRange(slug) }));

/** Whether search engines may list the page of a range: one product is on its own page already. */
export const isListed = ({ by, members }: ProductRange) => by === 'category' || members.length > 1;
