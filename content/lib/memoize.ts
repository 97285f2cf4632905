/**
 * Makes a thing when it is first asked for, and keeps it. For formatters of `Intl`: the first one takes a cheap phone
 * some 60 ms, and most visits show no date.
 */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
