/** A bundle's own nesting is 5 levels; records add a few. */
const MAX_DEPTH = 32;
/** A record has some ten fields. Checking an object of a million unknown ones, one by one, blocks the tab for a minute. */
const MAX_KEYS = 1_000;

/** A key that an object of a JSON text has twice: parsers take the last one, without a word. The text has been parsed. */
export function repeatedKey(text: string): string | null {
  /** The keys of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (isKeyNext && keys) {
        const key = String(JSON.parse(text.slice(at, end + 1)));
        if (keys.has(key)) return key;
        keys.add(key);
      }
      isKeyNext = false;
      at = end;
    } else if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    if (sign === '{' || sign === ',') isKeyNext = true;
  }
  return null;
}

/** Where the quotation mark is that ends the string which begins at a place. */
function endOfString(text: string, start: number) {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
}

/**
 * Why parsed JSON must not be touched further, or null: nested so deeply that walking it could exhaust the stack, or a
 * key that could reach an object's prototype when copied. Walks with a list of its own, so depth cannot hurt it.
 */
export function jsonLimitProblem(json: unknown): string | null {
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
