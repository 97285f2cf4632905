/** Returns the items whose key an earlier item has, too. */
export function repeatedOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  const seen = new Set<unknown>();
  return items.filter((item) => seen.size === seen.add(keyOf(item)).size);
}
