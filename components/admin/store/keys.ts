import type { Entity } from '@/content/registry';
import type { Draft, OrderDraft } from '@/content/exchange/studio-types';
import type { AnyDraft } from './types';

/** The id under which the draft of an entity's order is stored; no record can have it. */
export const ORDER_ID = '#order';

/** Key of a draft in the studio's maps; ids never hold a slash. */
export const draftKey = (entity: Entity, id: string) => `${entity}/${id}`;

/** What a change is called by in the review and in what is kept of a write. The id of an order is `#order`. */
export const changeKey = ({ entity, id }: Pick<AnyDraft, 'entity' | 'id'>) => `${entity} ${id}`;

export const isOrder = (draft: AnyDraft): draft is OrderDraft => draft.id === ORDER_ID;

/** The draft of a record, and null where there is none. */
export function recordDraft(drafts: ReadonlyMap<string, AnyDraft>, entity: Entity, id: string): Draft | null {
  const draft = drafts.get(draftKey(entity, id));
  return draft === undefined || isOrder(draft) ? null : draft;
}

/** The draft of an entity's order, and null where there is none. */
export function orderDraft(drafts: ReadonlyMap<string, AnyDraft>, entity: Entity): OrderDraft | null {
  const draft = drafts.get(draftKey(entity, ORDER_ID));
  return draft !== undefined && isOrder(draft) ? draft : null;
}
