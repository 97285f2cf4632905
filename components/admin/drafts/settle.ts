import { sameJson } from '@/content/lib/sorted-json';
import type { Draft, OrderDraft } from '@/content/lib/studio-types';
import { mergeOrder, mergeRecord } from '@/content/lib/three-way-merge';
import type { ManagedRecord } from '@/content/managed';
import { isOrder } from './keys';
import { defaultIds, type World } from './order';
import { baseOf, valueOf } from './record-state';
import type { AnyDraft } from './types';

/**
 * What is to be stored of a draft: itself, or null when it says what the website says already (a value equal to the
 * published record, a deletion of a record that is gone, an order that moves nothing).
 */
export function settle(draft: AnyDraft, world: World): AnyDraft | null {
  // Equal to what was online when this tab was opened is not equal to what is online now.
  return !world.isOutdated && saysNothing(draft, world) ? null : draft;
}

function saysNothing(draft: AnyDraft, world: World) {
  if (isOrder(draft)) {
    const ids = defaultIds(world, draft.entity);
    return sameJson(mergeOrder(draft, ids), ids);
  }
  const record = world.published.record(draft.entity, draft.id);
  if (draft.op === 'delete') return record === null;
  return record !== null && sameJson(world.published.parsed(draft.entity, valueOf(draft)), record);
}

/**
 * A draft taken to the published version of today: as it is while its base is still published, merged by field when
 * the website has changed since, null when nothing of it is left. One that needs review comes back as it is.
 */
export function rebase(draft: AnyDraft, world: World): AnyDraft | null {
  if (settle(draft, world) === null) return null;
  return isOrder(draft) ? rebaseOrder(draft, world) : rebaseRecord(draft, world);
}

function rebaseRecord(draft: Draft, world: World): AnyDraft | null {
  const { entity, id, op } = draft;
  const hash = world.published.hash(entity, id);
  if (draft.baseHash === hash) return draft;
  const record = world.published.record(entity, id);
  const mine = op === 'delete' ? null : valueOf(draft);
  const merged = mergeRecord({ base: baseOf(draft), mine, theirs: record });
  if (merged.kind !== 'merged') return draft;
  const change =
    merged.value === null
      ? ({ op: 'delete', value: valueOf(draft) } as const)
      : ({ op: 'put', value: merged.value } as const);
  return settle(editDraft(draft, { ...change, base: record, baseHash: hash }), world);
}

function rebaseOrder(draft: OrderDraft, world: World): AnyDraft | null {
  const baseIds = world.published.ids(draft.entity);
  if (sameJson(draft.baseIds, baseIds)) return draft;
  return editOrder(draft, { baseIds, ids: mergeOrder(draft, defaultIds(world, draft.entity)) });
}

type Edit = {
  readonly op: Draft['op'];
  readonly value: ManagedRecord;
  readonly base: ManagedRecord | null;
  readonly baseHash: string | null;
};

const NOT_WRITTEN = { writtenHash: undefined, writtenAt: undefined };

/** A changed draft. It counts as written no more. */
export const editDraft = (draft: Draft, edit: Partial<Edit>): Draft => ({
  ...draft,
  ...edit,
  ...NOT_WRITTEN,
});

/** A changed order. It counts as written no more. */
const editOrder = (draft: OrderDraft, edit: Pick<OrderDraft, 'baseIds' | 'ids'>): OrderDraft => ({
  ...draft,
  ...edit,
  ...NOT_WRITTEN,
});
