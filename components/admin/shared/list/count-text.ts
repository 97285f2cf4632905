import type { Row } from '@/components/admin/drafts/types';
import { counted } from '@/components/admin/shared/counted';
import { entityInfo } from '@/components/admin/shared/entities';
import type { Entity } from '@/content/lib/entities';

const endings = [
  ['edited', 'edited'],
  ['new', 'new'],
  ['deleted', 'deleted'],
  ['review', 'to review'],
  ['written', 'written'],
] as const;

/** `128 products, 3 edited, 1 new, 1 deleted`: the real counts, over every list. */
export function countText(entity: Entity, rows: readonly Row[]) {
  const { one, many } = entityInfo[entity];
  const parts = endings.map(([kind, ending]) => {
    const count = rows.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? '' : `, ${count} ${ending}`;
  });
  return counted(rows.length, one, many) + parts.join('');
}
