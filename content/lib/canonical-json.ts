import type { z } from './zod';

const MARGIN = '  ';
/** Strings as a whole, so that brackets and commas inside them do not count. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]/g;

/** A valid record as it stands in a content file: keys in schema order, two spaces, moved to its place in the array. */
export function canonicalRecord(schema: z.ZodMiniObject, record: unknown) {
  // A schema returns keys in the order in which it names them, whatever order they came in. JSON strings hold no line
  // breaks, so moving the lines changes no value.
  return JSON.stringify(schema.parse(record), null, MARGIN).replaceAll('\n', `\n${MARGIN}`);
}

/** A content file of the texts of its records, in display order: one array, one newline at the end. */
export const joinRecords = (records: readonly string[]) =>
  records.length === 0 ? '[]\n' : `[\n${MARGIN}${records.join(`,\n${MARGIN}`)}\n]\n`;

/**
 * The text of each record of a content file exactly as it stands there, so that what nobody touched is written back
 * byte for byte, whatever form somebody gave it by hand.
 * @param text - a valid JSON array.
 */
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
