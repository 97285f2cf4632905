import type { ManagedRecord } from '@/content/registry';

/** A merged record with what was chosen for its disputed fields; undefined takes a field away. */
export const chosenValue = (merged: ManagedRecord, chosen: ManagedRecord): ManagedRecord =>
  Object.fromEntries(Object.entries({ ...merged, ...chosen }).filter(([, value]) => value !== undefined));
