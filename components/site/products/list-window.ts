/** How many products are shown at first, and how many each See More adds (specification section 9). */
export const FIRST = 8;
export const STEP = 4;

type Filtered = { readonly id: string; readonly category: string };

/** The tile that an address asks for; All where it names no category or one that does not exist. */
export function chosenCategory(search: string, slugs: readonly (string | undefined)[]) {
  const wanted = new URLSearchParams(search).get('category');
  return slugs.find((slug) => slug === wanted);
}

/** What to do with one product: show it, keep it for See More, or leave it out of the category. */
type Standing = 'shown' | 'beyond' | 'out';

/** The standing of every product when `shown` of a category's are to be seen; without a category all of them match. */
export function standings(
  items: readonly Filtered[],
  category: string | undefined,
  shown: number,
): Standing[] {
  let matches = 0;
  return items.map((item) => {
    if (category !== undefined && item.category !== category) return 'out';
    matches += 1;
    return matches <= shown ? 'shown' : 'beyond';
  });
}

/** `1 product`, `24 products`. */
export const countProducts = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
