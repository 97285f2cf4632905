/** Limit against hostile input, which could exhaust the stack; records nest only a few levels. */
const MAX_DEPTH = 32;

/** JSON with sorted keys: equal values give equal text. A RangeError for depth over `MAX_DEPTH`. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(sorted(value, 0)) ?? 'undefined';
}

/** Whether two JSON values are equal, ignoring the order of keys and undefined values. */
export const sameJson = (a: unknown, b: unknown) => sortedJson(a) === sortedJson(b);

function sorted(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`Nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item, depth + 1)]),
  );
}
