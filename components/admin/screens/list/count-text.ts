import type { Row } from '@/components/admin/store/types';
import { counted } from '@/components/admin/strings/counted';
import { listStrings } from '@/components/admin/strings/list';
import { type Entity, registry } from '@/content/registry';

const kinds = ['edited', 'new', 'deleted', 'review', 'written'] as const;

/** `128 products, 3 edited, 1 new, 1 deleted`: the real counts, over every list. */
export function countText(entity: Entity, rows: readonly Row[]) {
  const { one, many } = registry[entity];
  const parts = kinds.map((kind) => {
    const count = rows.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? '' : `, ${listStrings.counts[kind](count)}`;
  });
  return counted(rows.length, one, many) + parts.join('');
}
