/** Units after a figure; Bangla ones may have a case ending. */
const UNITS = String.raw`%|(?:mm|cm|m|km|kg|t|L|h|ft|sft|cft|inch|inches|MPa|psi|°C)(?![\p{L}\d])|মিমি|মিটার|বর্গ|ঘন|কেজি|টন|লিটার|ফুট|ইঞ্চি`;

const BEFORE_UNIT = new RegExp(String.raw`([\d০-৯]) (?=${UNITS})`, 'gu');
const TIMES = /([\d০-৯″]|\d mm) ?× ?(?=[\d০-৯])/g;
/** Parts that belong on one line although lines may break after a dash: `25–30%`, `5-inch`. */
const RANGE = /([\d০-৯][\d০-৯.:]*–[\d০-৯.:]*[\d০-৯]%?|[\d০-৯]+-(?:inch|ইঞ্চি))/u;

/** Splits a text at such parts: every second part is one. Pages keep it on one line by `white-space: nowrap`. */
export const splitAtRanges = (text: string): readonly string[] => text.split(RANGE);

/**
 * Keeps figures with their units, and sizes on one line, by no-break spaces, at any depth. For what pages show; files,
 * metadata and the search index take texts as typed.
 */
export function together<Value>(value: Value): Value {
  const joined = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(TIMES, '$1\u00a0×\u00a0').replace(BEFORE_UNIT, '$1\u00a0');
    if (Array.isArray(part)) return part.map(joined);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, joined(inner)]));
  };
  return joined(value) as Value;
}

/** The text as it is typed: without the signs of `together`. */
export const asTyped = (text: string) => text.replaceAll('\u00a0', ' ');
