/** Number of products shown at first, and added by each See More (docs/requirements.md). */
export const FIRST = 8;
export const PRODUCTS_STEP = 4;

/** Returns the category in an address; undefined (All) if missing or unknown. */
export function chosenCategory(search: string, slugs: readonly (string | undefined)[]) {
  const wanted = new URLSearchParams(search).get('category');
  return slugs.find((slug) => slug === wanted);
}

/** Visibility of a product: shown, behind See More, or not in the category. */
type Visibility = 'shown' | 'beyond' | 'out';

/** Returns the visibility of every product, in order of `all`, with the first `count` matching ones visible. */
export const visibilities = (
  all: readonly string[],
  matching: readonly string[],
  count: number,
): Visibility[] =>
  all.map((id) => {
    const place = matching.indexOf(id);
    if (place < 0) return 'out';
    return place < count ? 'shown' : 'beyond';
  });
