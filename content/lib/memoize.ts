/**
 * Creates a value on first use and keeps it. For `Intl` formatters: the first takes about 60 ms on a cheap phone, and
 * most visits show no date.
 */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
