import { isRecord, listIn, partOf } from './json-value';
import { isShownOn, validDay } from './schedule';

/**
 * Name of the field of a record with its changes with a date. A row is `{ kind, first, last, [kind]: value }`: from its first
 * to its last day the field `kind` has this value, and before and after the value of the record itself, its standing value.
 * The row is an ordinary part of the record, so drafts, bundles, proposals and merges treat it as any other.
 * - Two rows for one field must not share a day: the check refuses them (`overlaps`), also after two people have added
 *   one each. Until somebody changes the days, the later start wins, of one start the later row.
 * - Where the standing value is changed meanwhile, the new one applies after the last day.
 * - A row without a value empties the field on its days.
 * - The check asks every version that the days bring about, so a build of any day finds a sound record (`issuesOnDays`).
 */
export const DATED = 'dated';

/** A change with a date, by its place in the list; days that are missing or wrong in a draft are undefined. */
export type DatedChange = {
  readonly index: number;
  readonly kind: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly value: unknown;
};

/** Returns the changes with a date of a record or draft, without rows that name no field yet. */
export const datedChanges = (record: unknown): readonly DatedChange[] =>
  listIn(partOf(record, DATED)).flatMap((row, index) =>
    isRecord(row) && typeof row.kind === 'string'
      ? [{ ...daysOf(row), index, kind: row.kind, value: row[row.kind] }]
      : [],
  );

const daysOf = (row: Readonly<Record<string, unknown>>) => ({
  first: validDay(row.first),
  last: validDay(row.last),
});

/** Whether a change applies on a day; one without both days never does. */
export const appliesOn = ({ first, last }: DatedChange, day: string) =>
  first !== undefined && last !== undefined && isShownOn({ from: first, until: last }, day);

/** Returns a record as a build on the day has it, without its changes with a date. */
export function onDay<Item>(record: Item, day: string): Item {
  if (!isRecord(record) || !(DATED in record)) return record;
  const applied = datedChanges(record)
    .filter((change) => appliesOn(change, day))
    .sort((a, b) => (a.first ?? '').localeCompare(b.first ?? ''));
  const values = new Map<string, unknown>(Object.entries(record));
  values.delete(DATED);
  for (const { kind, value } of applied) {
    if (value === undefined) values.delete(kind);
    else values.set(kind, value);
  }
  return Object.fromEntries(values) as Item;
}
