/** First product of each category, then the last two in reverse, each once (docs/requirements.md). */
export function featuredOf<Item>(all: readonly Item[], categoryOf: (item: Item) => unknown): readonly Item[] {
  return [...new Set([...firstOfEach(all, categoryOf), ...lastTwo(all)])];
}

/** Returns the item of the last two that is also the first of its category; undefined if there is none. */
export function featuredTwice<Item>(all: readonly Item[], categoryOf: (item: Item) => unknown) {
  const first = new Set(firstOfEach(all, categoryOf));
  return lastTwo(all).find((item) => first.has(item));
}

function firstOfEach<Item>(all: readonly Item[], categoryOf: (item: Item) => unknown) {
  const seen = new Set<unknown>();
  return all.filter((item) => {
    const category = categoryOf(item);
    if (seen.has(category)) return false;
    seen.add(category);
    return true;
  });
}

const lastTwo = <Item>(all: readonly Item[]) => all.slice(-2).reverse();
