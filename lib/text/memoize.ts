/** Creates a value on first use: the first `Intl` formatter takes 60 ms on a cheap phone. */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
