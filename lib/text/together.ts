/** Units after a figure; Bangla ones may have a case ending. */
const UNITS = String.raw`%|(?:mm|cm|m|km|kg|t|L|h|ft|sft|cft|inch|inches|MPa|psi|°C)(?![\p{L}\d])|মিমি|মিটার|বর্গ|ঘন|কেজি|টন|লিটার|ফুট|ইঞ্চি`;

const BEFORE_UNIT = new RegExp(String.raw`([\d০-৯]) (?=${UNITS})`, 'gu');
const TIMES = /([\d০-৯″]|\d mm) ?× ?(?=[\d০-৯])/g;
/** A dash before a figure, or a hyphen before a unit: fonts lack the no-break hyphen. */
const DASH = /([\d০-৯](?:–(?=[\d০-৯])|-(?=inch|ইঞ্চি)))/g;

/**
 * Keeps figures with their units, and ranges and sizes on one line: no-break spaces and word joiners, at any depth. For
 * what pages show; files, metadata and the search index take texts as typed.
 */
export function together<Value>(value: Value): Value {
  const joined = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part
        .replace(TIMES, '$1\u00a0×\u00a0')
        .replace(BEFORE_UNIT, '$1\u00a0')
        .replace(DASH, '$1\u2060');
    if (Array.isArray(part)) return part.map(joined);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, joined(inner)]));
  };
  return joined(value) as Value;
}

/** Signs of opening hours that a line of the narrowest phone (320 px) holds. */
const PHONE_LINE = 33;

/** Opening hours, which break after the days alone, and within a part that no line of a phone holds. */
export const hoursTogether = (text: string) =>
  together(text).replace(/(?<=^|, )[^,]+(?=,|$)/g, (part) =>
    part.length > PHONE_LINE ? part : part.replaceAll(' ', '\u00a0'),
  );

/** The text as it is typed: without the signs of `together`. */
export const asTyped = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
