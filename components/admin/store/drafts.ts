import { type Draft, type OrderDraft, RECORD_VERSION } from '@/lib/exchange';
import { MAX_SENT, mergeOrder, mergeRecord } from '@/lib/merge';
import { sameJson, type ManagedRecord } from '@/lib/records';
import {
  baseOf,
  defaultIds,
  draftKey,
  handedOver,
  isOrder,
  isSameChange,
  recordDraft,
  sentOf,
  valueOf,
  withId,
} from './records';
import type { StepChange } from './steps';
import type { Published } from './published';
import type { AnyDraft, RecordKey, Snapshot } from './types';

/** The new draft of a record; null removes the draft. */
export type DraftPatch = RecordKey & { readonly after: AnyDraft | null };

/** Creates a draft based on the current published record. `withRevision` sets version, revision and time later. */
export function startDraft(
  { published }: Pick<Snapshot, 'published'>,
  { entity, id }: RecordKey,
  value: ManagedRecord,
  op: Draft['op'] = 'put',
): Draft {
  const base = publishedBase(published, { entity, id });
  return { version: 0, entity, id, savedAt: '', value, op, ...base, rev: 0 };
}

/** Returns the base of a draft that starts from the published record. */
export const publishedBase = (published: Published, key: RecordKey) => ({
  base: published.record(key),
  baseHash: published.hash(key),
});

/** Returns the draft of a record with a new value; creates the draft if needed. Sets the value's id field to `id`. */
export function draftWith(snapshot: Snapshot, key: RecordKey, value: ManagedRecord): Draft {
  const named = withId(key, value);
  const draft = recordDraft(snapshot.drafts, key);
  return draft === null ? startDraft(snapshot, key, named) : editDraft(draft, { op: 'put', value: named });
}

/** Edits a draft, which no longer counts as exported; `writtenAt` stays, as its id may be published. */
export const editDraft = <Kind extends AnyDraft>(draft: Kind, edit: Partial<Kind>): Kind => ({
  ...draft,
  ...edit,
  writtenHash: undefined,
  proposal: undefined,
});

/** Adds the exported value to `sent`, which the website may show next, or replaces it. Orders need none. */
export function withSent(current: AnyDraft, draft: AnyDraft, published: Published, replaces: boolean) {
  if (isOrder(current) || isOrder(draft)) return current;
  const value = draft.op === 'delete' ? null : published.parsed(draft.entity, valueOf(draft));
  const earlier = replaces ? [] : unlike(current.sent, [value]);
  return { ...current, sent: [...earlier, value].slice(-MAX_SENT) };
}

/** Adds the `sent` values of a later draft to a restored one: the website may show any of them. */
export const withSentOf = (draft: Draft, later: Draft | null): Draft =>
  later?.sent === undefined || later.baseHash !== draft.baseHash
    ? draft
    : { ...draft, sent: unlike(draft.sent, later.sent).concat(later.sent).slice(-MAX_SENT) };

const unlike = (values: readonly unknown[] = [], others: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => !others.some((other) => sameJson(other, value)));

/** Order that was sent last and that the website shows next; null if none was sent. */
export function sentIds(draft: OrderDraft) {
  if (draft.writtenAt === undefined) return null;
  return handedOver(draft) === null ? draft.baseIds : draft.ids;
}

/** What takes the place of a draft that goes: nothing, unless it was sent and its change has to be taken back. */
export function takenBack(draft: AnyDraft | null, { published }: Snapshot): AnyDraft | null {
  if (draft === null) return null;
  if (isOrder(draft)) {
    const baseIds = sentIds(draft);
    return baseIds && editDraft(draft, { baseIds, ids: published.ids(draft.entity) });
  }
  if (!draft.sent?.length) return null;
  const value = published.record(draft);
  return editDraft(draft, value === null ? { op: 'delete' } : { op: 'put', value });
}

/** What remains of a discarded draft: what was sent is taken back at first, and nothing remains of a draft that does so. */
export function discarded(draft: AnyDraft | null, snapshot: Snapshot) {
  const back = takenBack(draft, snapshot);
  return draft !== null && back !== null && isSameChange(draft, back) ? null : back;
}

/** Returns null for a draft that changes nothing: an equal value, nothing to delete, or an order that moves nothing. */
export function unlessPublished(draft: AnyDraft, snapshot: Snapshot): AnyDraft | null {
  // The published records of an outdated tab are stale.
  return !snapshot.isOutdated && isPublished(draft, snapshot) ? null : draft;
}

/** Whether another order was sent before this one, which starts from it. */
const isOvertaken = (draft: OrderDraft) => draft.writtenAt !== undefined && handedOver(draft) === null;

function isPublished(draft: AnyDraft, snapshot: Snapshot) {
  const { published } = snapshot;
  if (isOrder(draft)) {
    const ids = defaultIds(snapshot, draft.entity);
    return (
      sameJson(mergeOrder(draft, ids), ids) && (!isOvertaken(draft) || sameJson(draft.ids, draft.baseIds))
    );
  }
  const value = draft.op === 'delete' ? null : published.parsed(draft.entity, valueOf(draft));
  // The website will show what was sent last, so only the same value changes nothing.
  const coming = draft.sent?.slice(-1) ?? [];
  return [published.record(draft), ...coming].every((one) => sameJson(one, value));
}

/** Merges a draft with the published record; null if it changes nothing, itself if it needs review. */
export function rebase(draft: AnyDraft, snapshot: Snapshot): AnyDraft | null {
  if (unlessPublished(draft, snapshot) === null) return null;
  return isOrder(draft) ? rebaseOrder(draft, snapshot) : rebaseRecord(draft, snapshot);
}

function rebaseRecord(draft: Draft, snapshot: Snapshot): AnyDraft | null {
  const today = publishedBase(snapshot.published, draft);
  if (draft.baseHash === today.baseHash) return draft;
  const take = (value: ManagedRecord | null) =>
    mergeRecord({ base: baseOf(draft), mine: value, theirs: today.base, sent: sentOf(draft) });
  const merged = take(draft.op === 'delete' ? null : valueOf(draft));
  if (merged.kind !== 'merged') return draft;
  // Sent values that are not online yet are rebased too.
  const sent = sentOf(draft)?.flatMap((value) => {
    const later = take(value);
    return later.kind === 'merged' && !sameJson(later.value, today.base) ? [later.value] : [];
  });
  const op = merged.value === null ? 'delete' : 'put';
  const value = merged.value ?? valueOf(draft);
  return unlessPublished(editDraft(draft, { op, value, ...today, sent }), snapshot);
}

function rebaseOrder(draft: OrderDraft, snapshot: Snapshot): AnyDraft {
  const baseIds = snapshot.published.ids(draft.entity);
  if (isOvertaken(draft) || sameJson(draft.baseIds, baseIds)) return draft;
  const ids = mergeOrder(draft, defaultIds(snapshot, draft.entity));
  return editDraft(draft, { baseIds, ids });
}

/** Returns the changes of patches; those equal to the website remove the draft. Orders last: records decide them. */
export function changesOf(snapshot: Snapshot, wanted: readonly DraftPatch[]): StepChange[] {
  const drafts = new Map(snapshot.drafts);
  const isLast = ({ after }: DraftPatch) => after !== null && isOrder(after);
  const inOrder = [...wanted.filter((item) => !isLast(item)), ...wanted.filter(isLast)];
  const changes = inOrder.map(({ entity, id, after: draft }) => {
    const key = draftKey({ entity, id });
    const after = draft && unlessPublished(draft, { ...snapshot, drafts });
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
