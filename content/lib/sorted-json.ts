/** No record is nested deeper than a few levels; hostile input is, and must not exhaust the stack. */
const MAX_DEPTH = 32;

/**
 * A JSON value with the keys of every object sorted: equal values give equal text, whatever the order of their keys.
 * @throws RangeError when the value is nested deeper than any record can be.
 */
export function sortedJson(value: unknown): string {
  return JSON.stringify(sorted(value, 0)) ?? 'undefined';
}

/** Whether two JSON values say the same. The order of keys does not count; a key that is undefined is not there. */
export const sameJson = (one: unknown, other: unknown) => sortedJson(one) === sortedJson(other);

function sorted(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`Nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item, depth + 1)]),
  );
}
