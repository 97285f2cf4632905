import type { Entity, ManagedRecord } from '@/content/registry';
import { MOST_SENT } from '@/content/lib/known-base';
import { sameJson } from '@/content/lib/sorted-json';
import type { Draft, OrderDraft } from '@/content/exchange/studio-types';
import { mergeOrder, mergeRecord } from '@/content/lib/three-way-merge';
import { isOrder, recordDraft } from '../keys';
import { defaultIds, type World } from '../order';
import { baseOf, sentOf, valueOf } from '../record-state';
import type { AnyDraft } from '../types';

/** A draft that starts from what is published now. Version, revision and time are stamped when it is stored. */
export function startDraft(
  { published }: Pick<World, 'published'>,
  entity: Entity,
  id: string,
  value: ManagedRecord,
  op: Draft['op'] = 'put',
): Draft {
  const base = published.record(entity, id);
  const baseHash = published.hash(entity, id);
  return { version: 0, entity, id, savedAt: '', value, op, base, baseHash, rev: 0 };
}

/** The draft of a record with another value, begun when there is none. Its id always is the value's. */
export function draftWith(world: World, entity: Entity, id: string, value: ManagedRecord): Draft {
  const named = { ...value, [world.published.idField(entity)]: id };
  const draft = recordDraft(world.drafts, entity, id);
  return draft === null
    ? startDraft(world, entity, id, named)
    : editDraft(draft, { op: 'put', value: named });
}

type Edit = Pick<Draft, 'op' | 'value' | 'base' | 'baseHash' | 'sent'>;

/** `writtenAt` stays: what was handed over once may be on its way under this id. */
const NOT_WRITTEN = { writtenHash: undefined };

/** A changed draft. It counts as written no more. */
export const editDraft = (draft: Draft, edit: Partial<Edit>): Draft => ({
  ...draft,
  ...edit,
  ...NOT_WRITTEN,
});

/**
 * A draft that remembers what is handed over of it now: the website may show that next. Orders merge by themselves.
 * @param replaces - whether it takes the place of what was sent before.
 */
export function withSent(
  current: AnyDraft,
  draft: AnyDraft,
  { published }: World,
  replaces: boolean,
): AnyDraft {
  if (isOrder(current) || isOrder(draft)) return current;
  const value = draft.op === 'delete' ? null : published.parsed(draft.entity, valueOf(draft));
  const earlier = replaces ? [] : unlike(current.sent, [value]);
  return { ...current, sent: [...earlier, value].slice(-MOST_SENT) };
}

/** An earlier version of a draft that comes back: the website may show what was sent of the later one. */
export const withSentOf = (draft: Draft, later: Draft | null): Draft =>
  later?.sent === undefined || later.baseHash !== draft.baseHash
    ? draft
    : { ...draft, sent: unlike(draft.sent, later.sent).concat(later.sent).slice(-MOST_SENT) };

const unlike = (values: readonly unknown[] = [], others: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => !others.some((other) => sameJson(other, value)));

/**
 * What is to be kept of a draft: itself, or null when it says what the website says already (a value equal to the
 * published record, a deletion of a record that is gone, an order that moves nothing).
 */
export function unlessPublished(draft: AnyDraft, world: World): AnyDraft | null {
  // Equal to what was online when this tab was opened is not equal to what is online now.
  return !world.isOutdated && isPublished(draft, world) ? null : draft;
}

function isPublished(draft: AnyDraft, world: World) {
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
  if (unlessPublished(draft, world) === null) return null;
  return isOrder(draft) ? rebaseOrder(draft, world) : rebaseRecord(draft, world);
}

function rebaseRecord(draft: Draft, world: World): AnyDraft | null {
  const { entity, id, op } = draft;
  const hash = world.published.hash(entity, id);
  if (draft.baseHash === hash) return draft;
  const record = world.published.record(entity, id);
  const mine = op === 'delete' ? null : valueOf(draft);
  const take = (value: ManagedRecord | null) =>
    mergeRecord({ base: baseOf(draft), mine: value, theirs: record, sent: sentOf(draft) });
  const merged = take(mine);
  if (merged.kind !== 'merged') return draft;
  // What was sent and is not online yet goes along, so that it says no more than what was changed in it.
  const sent = sentOf(draft)?.flatMap((value) => {
    const later = take(value);
    return later.kind === 'merged' && !sameJson(later.value, record) ? [later.value] : [];
  });
  const change =
    merged.value === null
      ? ({ op: 'delete', value: valueOf(draft) } as const)
      : ({ op: 'put', value: merged.value } as const);
  return unlessPublished(editDraft(draft, { ...change, base: record, baseHash: hash, sent }), world);
}

function rebaseOrder(draft: OrderDraft, world: World): AnyDraft {
  const baseIds = world.published.ids(draft.entity);
  if (sameJson(draft.baseIds, baseIds)) return draft;
  const ids = mergeOrder(draft, defaultIds(world, draft.entity));
  return { ...draft, baseIds, ids, ...NOT_WRITTEN };
}
