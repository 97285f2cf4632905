import type { FieldDispute } from '@/content/lib/three-way-merge';
import type { ManagedRecord } from '@/content/registry';

export type Side = 'mine' | 'theirs';

/**
 * A merged record with the chosen side of each disputed field. A side that lacks the field takes it away.
 * @param merged - with my side of the disputed fields.
 */
export function chosenValue(
  merged: ManagedRecord,
  disputes: readonly FieldDispute[],
  sides: Readonly<Record<string, Side>>,
): ManagedRecord {
  const chosen = new Map(disputes.map((dispute) => [dispute.field, dispute[sides[dispute.field] ?? 'mine']]));
  return Object.fromEntries(
    Object.entries({ ...merged, ...Object.fromEntries(chosen) }).filter(([, value]) => value !== undefined),
  );
}
