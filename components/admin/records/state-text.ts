import { daysSince, LATE_AFTER_DAYS } from '@/components/admin/store/records';
import type { RecordState } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';

/** The states a list can be narrowed to, by their place in the query string, with their labels. */
export const stateLabels: Readonly<Record<RecordState['kind'], string>> = sharedStrings.states;

/** What to do about a change that was written long ago and has not appeared; null while there is still time. */
export function lateText(state: RecordState, now = new Date()) {
  if (state.kind !== 'written') return null;
  const days = daysSince(state.writtenAt, now);
  if (days <= LATE_AFTER_DAYS) return null;
  return sharedStrings.late(days);
}
