import type { z } from './zod';

const MARGIN = '  ';
/** Matches strings as a whole, to skip brackets and commas inside them. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]/g;

/** Formats a valid record for a content file: keys in schema order, two spaces, indented for the array. */
export function canonicalRecord(schema: z.ZodMiniObject, record: unknown) {
  // A schema returns keys in its own order. JSON strings contain no line breaks, so indenting the lines changes no
  // value.
  return JSON.stringify(schema.parse(record), null, MARGIN).replaceAll('\n', `\n${MARGIN}`);
}

/** Joins the texts of records, in display order, to a content file: one array with a final newline. */
export const joinRecords = (records: readonly string[]) =>
  records.length === 0 ? '[]\n' : `[\n${MARGIN}${records.join(`,\n${MARGIN}`)}\n]\n`;

/** Splits valid JSON into the exact texts of its records: unchanged ones stay byte for byte. */
export function splitRecords(text: string) {
  const records: string[] = [];
  let depth = 0;
  let start = text.indexOf('[') + 1;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (depth === 1 && (token === ',' || token === ']')) {
      records.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
  }
  // Only an empty array has an empty text between its brackets.
  return records.filter((record) => record !== '');
}
