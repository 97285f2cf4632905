import { type Draft, type OrderDraft, RECORD_VERSION } from '@/lib/exchange';
import { mergeOrder, mergeRecord } from '@/lib/merge';
import { sameJson, type ManagedRecord } from '@/lib/records';
import { draftKey, isOrder, orderBelow, recordBelow, recordDraft, resultOf, valueOf } from './layers';
import { defaultIds, sidesOf, withId } from './records';
import type { StepChange } from './steps';
import { parsed } from './published';
import type { AnyDraft, RecordKey, Snapshot } from './types';

/** The new draft of a record; null removes the draft. */
export type DraftPatch = RecordKey & { readonly after: AnyDraft | null };

/** Creates a draft on the layer below. `withRevision` sets version, revision and time later. */
export function startDraft(
  layers: Pick<Snapshot, 'published' | 'handed'>,
  { entity, id }: RecordKey,
  value: ManagedRecord,
  op: Draft['op'] = 'put',
): Draft {
  const base = recordBelow(layers, { entity, id });
  return { version: 0, entity, id, savedAt: '', value, op, base, rev: 0 };
}

/** Returns the draft of a record with a new value; creates the draft if needed. Sets the value's id field to `id`. */
export function draftWith(snapshot: Snapshot, key: RecordKey, value: ManagedRecord): Draft {
  const named = withId(key, value);
  const draft = recordDraft(snapshot.drafts, key);
  return draft === null ? startDraft(snapshot, key, named) : { ...draft, op: 'put', value: named };
}

/** Returns a draft that makes a record what `result` says (null: a deletion), on top of the one that it has. */
export function draftTo(snapshot: Snapshot, key: RecordKey, result: ManagedRecord | null): Draft {
  if (result !== null) return draftWith(snapshot, key, result);
  const draft = recordDraft(snapshot.drafts, key);
  const value = (draft && valueOf(draft)) ?? recordBelow(snapshot, key) ?? {};
  return { ...(draft ?? startDraft(snapshot, key, value)), op: 'delete' };
}

/** Returns null for a draft that changes nothing: an equal value, nothing to delete, or an order that moves nothing. */
export function unlessBelow(draft: AnyDraft, snapshot: Snapshot): AnyDraft | null {
  // The published records of an outdated tab are stale.
  return !snapshot.isOutdated && isBelow(draft, snapshot) ? null : draft;
}

function isBelow(draft: AnyDraft, snapshot: Snapshot) {
  if (isOrder(draft)) {
    const ids = defaultIds(snapshot, draft.entity);
    return sameJson(mergeOrder(draft, ids), ids);
  }
  const result = resultOf(draft);
  const value = result && parsed(draft.entity, result);
  return sameJson(recordBelow(snapshot, draft), value);
}

/** Merges a draft with the layer below it; null if it changes nothing, itself if it needs review. */
export function rebase(draft: AnyDraft, snapshot: Snapshot): AnyDraft | null {
  if (unlessBelow(draft, snapshot) === null) return null;
  return isOrder(draft) ? rebaseOrder(draft, snapshot) : rebaseRecord(draft, snapshot);
}

function rebaseRecord(draft: Draft, snapshot: Snapshot): AnyDraft | null {
  const base = recordBelow(snapshot, draft);
  if (sameJson(draft.base, base)) return draft;
  const merged = mergeRecord(sidesOf(snapshot, draft));
  if (merged.kind !== 'merged') return draft;
  const op = merged.value === null ? 'delete' : 'put';
  return unlessBelow({ ...draft, op, value: merged.value ?? draft.value, base }, snapshot);
}

function rebaseOrder(draft: OrderDraft, snapshot: Snapshot): AnyDraft {
  const baseIds = orderBelow(snapshot, draft.entity);
  if (sameJson(draft.baseIds, baseIds)) return draft;
  return { ...draft, baseIds, ids: mergeOrder(draft, defaultIds(snapshot, draft.entity)) };
}

/** Returns the changes of patches; those equal to the layer below remove the draft. Orders last: records decide them. */
export function changesOf(snapshot: Snapshot, wanted: readonly DraftPatch[]): StepChange[] {
  const drafts = new Map(snapshot.drafts);
  const isLast = ({ after }: DraftPatch) => after !== null && isOrder(after);
  const inOrder = [...wanted.filter((item) => !isLast(item)), ...wanted.filter(isLast)];
  const changes = inOrder.map(({ entity, id, after: draft }) => {
    const key = draftKey({ entity, id });
    const after = draft && unlessBelow(draft, { ...snapshot, drafts });
    if (after === null) drafts.delete(key);
    else drafts.set(key, after);
    return { entity, id, before: snapshot.drafts.get(key) ?? null, after };
  });
  return changes.filter(({ before, after }) => before !== null || after !== null);
}

/** Sets version, next revision and time of changed drafts. */
export function withRevision(changes: readonly StepChange[], at: string): StepChange[] {
  return changes.map((change) => {
    const { before, after } = change;
    if (after === null) return change;
    const rev = Math.max(before?.rev ?? 0, after.rev) + 1;
    return { ...change, after: { ...after, version: RECORD_VERSION, rev, savedAt: at } };
  });
}
