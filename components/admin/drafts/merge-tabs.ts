import { mergeRecord } from '@/content/lib/three-way-merge';
import type { ManagedRecord } from '@/content/managed';

/** Null stands for a record that is not there. */
type Sides = {
  readonly base: ManagedRecord | null;
  readonly mine: ManagedRecord;
  readonly theirs: ManagedRecord | null;
};

type TabMerge = { readonly value: ManagedRecord | null; readonly disputed: readonly string[] };

/**
 * Merges what two tabs made of a record. Where both changed the same field, the tab that holds the record's lock has
 * its way; the other text stays in the history.
 */
export function mergeTabs({ base, mine, theirs }: Sides, isHolder: boolean): TabMerge {
  const merged = mergeRecord({ base, mine, theirs });
  if (merged.kind === 'merged') return { value: merged.value, disputed: [] };
  if (merged.kind !== 'fields') return { value: isHolder ? mine : theirs, disputed: Object.keys(mine) };
  const disputed = merged.disputes.map(({ field }) => field);
  if (isHolder) return { value: merged.value, disputed };
  const yielded = merged.disputes.map(({ field, theirs: text }) => [field, text] as const);
  return { value: { ...merged.value, ...Object.fromEntries(yielded) }, disputed };
}
