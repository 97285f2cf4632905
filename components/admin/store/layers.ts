import { type ChangeToHand, type Draft, ORDER_ID, type OrderDraft } from '@/lib/exchange';
import { MAX_SENT } from '@/lib/merge';
import type { Entity, ManagedRecord } from '@/lib/records';
import type { AnyDraft, Handed, Publication, RecordKey, Snapshot } from './types';

/**
 * Three layers make what lists and forms show: the website as built, on it what was handed over and is not online yet, and
 * on both the drafts.
 */
type Layers = Pick<Snapshot, 'published' | 'handed'>;

/** Returns the key of a draft in maps and lists; ids never contain a slash. The id of an order is `#order`. */
export const draftKey = ({ entity, id }: RecordKey) => `${entity}/${id}`;

export const isOrder = (draft: ChangeToHand): draft is OrderDraft => draft.id === ORDER_ID;

/** Returns the draft of a record, or null. */
export function recordDraft(drafts: ReadonlyMap<string, AnyDraft>, { entity, id }: RecordKey): Draft | null {
  const draft = drafts.get(draftKey({ entity, id }));
  return draft === undefined || isOrder(draft) ? null : draft;
}

/** Returns the draft of an entity's order, or null. */
export function orderDraft(drafts: ReadonlyMap<string, AnyDraft>, entity: Entity): OrderDraft | null {
  const draft = drafts.get(draftKey({ entity, id: ORDER_ID }));
  return draft !== undefined && isOrder(draft) ? draft : null;
}

/** Returns a draft's values. The reader has checked that they are JSON; fields may be invalid. */
export const valueOf = ({ value }: Pick<Draft, 'value'>) => value as ManagedRecord;

export const baseOf = ({ base }: Pick<Draft, 'base'>) => base as ManagedRecord | null;

/** Returns what a change makes of a record; null for a deletion. */
export const resultOf = ({ op, value }: Pick<Draft, 'op' | 'value'>) =>
  op === 'delete' ? null : (value as ManagedRecord);

/** Returns a record as the website shows it once everything that was handed over is online; null without one. */
export function recordBelow({ published, handed }: Layers, key: RecordKey): ManagedRecord | null {
  const own = handed.get(draftKey(key));
  return own === undefined || 'ids' in own ? published.record(key) : resultOf(own);
}

/** Returns the order that was handed over; null without one. */
export function handedOrder({ handed }: Pick<Layers, 'handed'>, entity: Entity) {
  const own = handed.get(draftKey({ entity, id: ORDER_ID }));
  return own !== undefined && 'ids' in own ? own : null;
}

/** Returns the ids that an order draft starts from. */
export const orderBelow = (layers: Layers, entity: Entity) =>
  handedOrder(layers, entity)?.ids ?? layers.published.ids(entity);

/** Whether the answer to the request of a publication is not known. */
export const isUnanswered = ({ phase }: Publication) => phase === 'sending' || phase === 'unsure';

/** Returns the values of a record in requests without an answer: the website may show any of them. */
export const valuesUnderWay = (publications: ReadonlyMap<string, Publication>, key: RecordKey) =>
  [...publications.values()]
    .filter(isUnanswered)
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (!isOrder(change) && draftKey(change) === draftKey(key) ? [resultOf(change)] : []));

/** Returns a layer in the form of the draft that would make it. */
export function asDraft(own: Handed): AnyDraft {
  const { version, entity, handedAt: savedAt } = own;
  if ('ids' in own)
    return { version, entity, id: own.id, savedAt, baseIds: own.baseIds, ids: own.ids, rev: 0 };
  const { id, op, value, base } = own;
  return { version, entity, id, savedAt, op, value, base, rev: 0 };
}

/** Returns everything that the website does not show yet, as changes of the website: drafts, and what was handed over. */
export function changesToHand({
  drafts,
  handed,
  publications,
}: Pick<Snapshot, 'drafts' | 'handed' | 'publications'>): ReadonlyMap<string, ChangeToHand> {
  const alone = [...handed]
    .filter(([key]) => !drafts.has(key))
    .map(([key, own]) => [key, asDraft(own)] as const);
  return new Map<string, ChangeToHand>(
    [...drafts, ...alone].map(([key, draft]) => {
      const own = handed.get(key);
      if (isOrder(draft)) return [key, draft];
      const before = own === undefined || 'ids' in own ? null : own;
      const last = before !== null && drafts.has(key) ? [resultOf(before)] : [];
      const all = [...(before?.earlier ?? []), ...last, ...valuesUnderWay(publications, draft)];
      const sent = all.slice(-MAX_SENT);
      const base = before?.base ?? (before === null ? draft.base : null);
      return [key, { ...draft, base, ...(sent.length > 0 && { sent }) }];
    }),
  );
}
