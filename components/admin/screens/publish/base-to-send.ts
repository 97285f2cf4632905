import { baseOf, isOrder, resultOf } from '@/components/admin/store/layers';
import type { Studio } from '@/components/admin/store/studio';
import type { ManagedRecord } from '@/lib/records';

/** Resolved disputes: the repository's version that the user has seen, by key of the change. */
export type Seen = ReadonlyMap<string, ManagedRecord | null>;

/**
 * Returns the version of a record that differences in the repository are newer than: what somebody has seen there, what is in
 * a commit, or the published record.
 */
export function baseToSend({ state, changes }: Studio, key: string, seen: Seen): ManagedRecord | null {
  const theirs = seen.get(key);
  if (theirs !== undefined) return theirs;
  const row = state.handed.get(key);
  if (row?.to === 'commit' && 'op' in row) return resultOf(row);
  const change = changes.get(key);
  return change === undefined || isOrder(change) ? null : baseOf(change);
}
