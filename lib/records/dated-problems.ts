import { dayIn, said, staffLanguage } from '../text';
import { appliesOn, DATED, type DatedChange, datedChanges, onDay } from './dated';
import type { ManagedRecord } from './entity-meta';
import { daysAfter } from './schedule';
import type { z } from './zod';

/** Returns a sentence for each change with a date that shares a day with an earlier one of the same field. */
export const overlaps = (record: ManagedRecord) =>
  datedChanges(record).flatMap((change, place, all) => {
    const other = all
      .slice(0, place)
      .find((earlier) => earlier.kind === change.kind && meet(earlier, change));
    if (other === undefined) return [];
    const days = [other.first, other.last].map((day) => dayIn(String(day), staffLanguage)).join(' – ');
    const reason = said([
      `The days overlap with another change of this field (${days}). Change the days of one.`,
      `এই ঘরের আরেকটি পরিবর্তনের দিনের সঙ্গে মিলে গেছে (${days})। একটির দিন বদলান।`,
    ]);
    return [{ path: `${DATED}.${change.index}.first`, reason }];
  });

const meet = (one: DatedChange, other: DatedChange) =>
  [one.first, other.first].some((day) => day !== undefined && appliesOn(one, day) && appliesOn(other, day));

/**
 * Returns the issues that a record has on the days of its changes and not without them, each at the row that brings it
 * about. Versions differ only from a first day and from the day after a last one.
 */
export function issuesOnDays(
  schema: z.ZodMiniObject,
  record: ManagedRecord,
  known: readonly z.core.$ZodIssue[],
) {
  const changes = datedChanges(record);
  const days = changes.flatMap(({ first, last }) =>
    first === undefined || last === undefined ? [] : [first, daysAfter(last, 1)],
  );
  const seen = new Set(known.map(nameOf));
  return [...new Set(days)].flatMap((day) => {
    const applied = changes.filter((change) => appliesOn(change, day));
    const [any] = applied;
    if (any === undefined) return [];
    return (schema.safeParse(onDay(record, day)).error?.issues ?? []).flatMap((issue) => {
      if (seen.has(nameOf(issue))) return [];
      const own = applied.find(({ kind }) => kind === issue.path[0]);
      const { index, kind } = own ?? any;
      const placed = { ...issue, path: [DATED, index, ...(own ? issue.path : [kind])] };
      if (seen.has(nameOf(placed))) return [];
      seen.add(nameOf(placed));
      return [placed];
    });
  });
}

const nameOf = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')}: ${message}`;
