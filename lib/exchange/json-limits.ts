import { said } from '../text';

/** A bundle nests 5 levels deep; records add a few. */
const MAX_DEPTH = 32;
/** A record has about ten fields. Checking an object with a million unknown keys would block the tab for a minute. */
const MAX_KEYS = 1_000;

/** Returns the first key that occurs twice in one object; parsers silently keep the last one. Needs valid JSON text. */
export function repeatedKey(text: string): string | null {
  /** Keys of each open object; null for an array. */
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

/** Returns the index of the quotation mark that closes the string opened at `start`. */
function endOfString(text: string, start: number) {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
}

/** Why parsed JSON is unsafe to walk or copy: depth, keys, `__proto__`; null for safe JSON. No recursion. */
export function jsonLimitProblem(json: unknown): string | null {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      return said(['It is nested deeper than any content.', 'এর স্তর স্বাভাবিকের চেয়ে বেশি।']);
    if (Object.hasOwn(value, '__proto__'))
      return said(['It has a key “__proto__”, which no content has.', 'এতে “__proto__” আছে, যা থাকার কথা নয়।']);
    const children = Object.values(value);
    if (!Array.isArray(value) && children.length > MAX_KEYS)
      return said(['It has more fields than any content.', 'এতে ঘর স্বাভাবিকের চেয়ে বেশি।']);
    for (const child of children) waiting.push({ value: child, depth: depth + 1 });
  }
  return null;
}
