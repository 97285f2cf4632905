/** How many products are shown at first, and how many each See More adds (docs/requirements.md). */
export const FIRST = 8;
export const PRODUCTS_STEP = 4;

/** The tile that an address asks for; All where it names no category or one that does not exist. */
export function chosenCategory(search: string, slugs: readonly (string | undefined)[]) {
  const wanted = new URLSearchParams(search).get('category');
  return slugs.find((slug) => slug === wanted);
}

/** What to do with one product: show it, keep it for See More, or leave it out of the category. */
type Standing = 'shown' | 'beyond' | 'out';

/** The standing of every product, by ids, when the first `shown` of the matching ones are to be seen. */
export const standings = (all: readonly string[], matching: readonly string[], shown: number): Standing[] =>
  all.map((id) => {
    const place = matching.indexOf(id);
    if (place < 0) return 'out';
    return place < shown ? 'shown' : 'beyond';
  });
