import type { PastChange } from '@/components/admin/repository/history';
import type { Studio } from '@/components/admin/store/studio';
import type { ImportedChange } from '@/components/admin/store/types';
import { recordHash } from '@/content/lib/record-hash';
import { sameJson } from '@/content/lib/sorted-json';
import { mergeRecord } from '@/content/lib/three-way-merge';
import type { ManagedRecord } from '@/content/registry';

/**
 * The drafts that reverse a publication, over what the website shows today: what has been changed since in other fields stays,
 * and where the same field was changed again the review asks.
 */
export async function reversalOf(
  changes: readonly PastChange[],
  { row, publishedIds }: Pick<Studio, 'row' | 'publishedIds'>,
): Promise<readonly ImportedChange[]> {
  const reversed = await Promise.all(
    changes.map((change): Promise<ImportedChange | null> | ImportedChange | null => {
      if (change.kind === 'order') {
        const { entity, before, after } = change;
        const isSame = sameJson(publishedIds(entity), before);
        return isSame ? null : { entity, id: '#order', baseIds: after, ids: before };
      }
      return reversedRecord(change, row(change.entity, change.id)?.published ?? null);
    }),
  );
  return reversed.filter((change) => change !== null);
}

async function reversedRecord(
  { entity, id, before, after }: Extract<PastChange, { kind: 'record' }>,
  published: ManagedRecord | null,
): Promise<ImportedChange | null> {
  const merge = mergeRecord({ base: after, mine: before, theirs: published });
  // What cannot be merged starts from the version that it reverses, so that the review shows both sides.
  const base = merge.kind === 'merged' ? published : after;
  const value = merge.kind === 'merged' ? merge.value : before;
  if (sameJson(value, published)) return null;
  const baseHash = base === null ? null : await recordHash(base);
  return value === null
    ? { entity, id, op: 'delete', value: base, base, baseHash }
    : { entity, id, op: 'put', value, base, baseHash };
}
