/** A bundle's own nesting is 5 levels; records add a few. */
const MAX_DEPTH = 32;
/** A record has some ten fields. Checking an object of a million unknown ones, one by one, blocks the tab for a minute. */
const MAX_KEYS = 1_000;

/**
 * Why parsed JSON must not be touched further, or null: nested so deeply that walking it could exhaust the stack, or a
 * key that could reach an object's prototype when copied. Walks with a list of its own, so depth cannot hurt it.
 */
export function jsonHazard(json: unknown): string | null {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return 'It is nested deeper than any content.';
    if (Object.hasOwn(value, '__proto__')) return 'It has a key “__proto__”, which no content has.';
    const children = Object.values(value);
    if (!Array.isArray(value) && children.length > MAX_KEYS) return 'It has more fields than any content.';
    for (const child of children) waiting.push({ value: child, depth: depth + 1 });
  }
  return null;
}
