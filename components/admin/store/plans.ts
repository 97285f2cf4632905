import { type Media, ORDER_ID, type Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { type Action, importLabel, recordsLabel, valueLabel } from './labels';
import { baseOf, draftKey, isOrder, makeRow, orderDraft, recordDraft, valueOf } from './records';
import { type LeadTo, redirectsFor, withoutRedirects } from './redirects';
import {
  changesOf,
  type DraftPatch,
  discarded,
  draftWith,
  editDraft,
  rebase,
  publishedBase,
  sentIds,
  startDraft,
  takenBack,
  withSentOf,
} from './drafts';
import type { Change } from './mirror';
import { firstUndone, isTaken, lastDone, newId, versionOf } from './steps';
import type {
  AnyDraft,
  ImportAction,
  ImportedChange,
  RecordKey,
  Resolution,
  Snapshot,
  UndoOutcome,
} from './types';

/** The change that an action makes, or the reason why it changes nothing. */
export type Plan<Value = undefined> =
  | { readonly ok: true; readonly change: Change; readonly value: Value }
  | { readonly ok: false; readonly reason: 'taken-id' | 'nothing' };

const nothing = { ok: false, reason: 'nothing' } as const;
const planned = (change: Change): Plan => ({ ok: true, value: undefined, change });

/** Plans one step from what `after` returns for each record; undefined leaves a record as it is. */
function planEach(
  snapshot: Snapshot,
  action: Action,
  keys: readonly RecordKey[],
  after: (key: RecordKey) => DraftPatch['after'] | undefined,
  {
    beside = [],
    ...more
  }: Pick<Change, 'media'> & {
    /** Changes that belong to the step, and that its label does not name. */
    readonly beside?: readonly DraftPatch[];
  } = {},
): Plan {
  const wanted = keys.flatMap(({ entity, id }) => {
    const draft = after({ entity, id });
    return draft === undefined ? [] : [{ entity, id, after: draft }];
  });
  const changes = changesOf(snapshot, wanted);
  if (changes.length === 0) return nothing;
  const drafts = [...changes, ...changesOf(snapshot, beside)];
  return planned({ drafts, label: recordsLabel(action, snapshot, changes), ...more });
}

/** Sets the values of a record; creates the record if it does not exist. */
export function planPut(snapshot: Snapshot, key: RecordKey, value: ManagedRecord): Plan {
  const drafts = [{ ...key, after: draftWith(snapshot, key, value) }];
  const label = valueLabel(snapshot, key, value, false);
  return planned({ drafts, label });
}

/**
 * Turns published records into deletion drafts and removes new records; Undo restores both.
 * @param leadTo - adds redirects from the pages of the records.
 */
export function planRemove(snapshot: Snapshot, keys: readonly RecordKey[], leadTo?: LeadTo) {
  const beside = leadTo && redirectsFor(snapshot, keys, leadTo);
  const after = (key: RecordKey) => {
    const published = snapshot.published.record(key);
    const draft = recordDraft(snapshot.drafts, key);
    if (published === null && draft?.op !== 'put') return undefined;
    if (published === null) return takenBack(draft, snapshot);
    if (draft === null) return startDraft(snapshot, key, published, 'delete');
    if (draft.op === 'delete') return undefined;
    // Somebody else has published the id of this new record: the deletion applies to theirs.
    const base = baseOf(draft) === null ? publishedBase(snapshot.published, key) : {};
    return editDraft(draft, { op: 'delete', ...base });
  };
  return planEach(snapshot, 'deleted', keys, after, beside && { beside });
}

/** Reverts deletions; records get the values that they had when deleted, and their redirects go. */
export function planRestore(snapshot: Snapshot, keys: readonly RecordKey[]) {
  const after = (key: RecordKey) => {
    const draft = recordDraft(snapshot.drafts, key);
    return draft?.op === 'delete' ? editDraft(draft, { op: 'put' }) : undefined;
  };
  return planEach(snapshot, 'restored', keys, after, { beside: withoutRedirects(snapshot, keys) });
}

/** Appends copies of records to the list; the value is the list of their ids, in the order of `keys`. */
export function planDuplicate(
  snapshot: Snapshot,
  keys: readonly RecordKey[],
  now: Date,
): Plan<readonly string[]> {
  const copyIds = new Set<string>();
  const drafts = keys.flatMap((key) => {
    const row = makeRow(snapshot, key);
    if (row === null) return [];
    const copy = { entity: key.entity, id: newId(snapshot, key.entity, row.value, now, copyIds) };
    copyIds.add(copy.id);
    return [{ ...copy, after: draftWith(snapshot, copy, row.value) }];
  });
  if (drafts.length === 0) return nothing;
  const label = recordsLabel('duplicated', snapshot, keys);
  return { ok: true, value: [...copyIds], change: { drafts, label } };
}

/** Edits records and stores the pictures they get, as one step; without records, only stores the pictures. */
export function planEdit(
  snapshot: Snapshot,
  keys: readonly RecordKey[],
  edit: (value: ManagedRecord) => ManagedRecord,
  media: readonly Media[] = [],
): Plan {
  const after = (key: RecordKey) => {
    const row = makeRow(snapshot, key);
    if (row === null || row.draft?.op === 'delete') return undefined;
    return draftWith(snapshot, key, edit(row.value));
  };
  const plan = planEach(snapshot, 'changed', keys, after, { media });
  return plan.ok || media.length === 0 ? plan : planned({ drafts: [], media });
}

/** Sets the display order; `ids` are all rows of the entity. */
export const planReorder = (snapshot: Snapshot, entity: Entity, ids: readonly string[]) =>
  planEach(snapshot, 'changed', [{ entity, id: ORDER_ID }], () => {
    const draft = orderDraft(snapshot.drafts, entity);
    const baseIds = (draft && sentIds(draft)) ?? snapshot.published.ids(entity);
    if (draft !== null) return editDraft(draft, { baseIds, ids });
    return { version: 0, entity, id: ORDER_ID, savedAt: '', baseIds, ids, rev: 0 };
  });

/** Moves a never published or exported record to another id. `isFollowUp`: derived from the title just typed. */
export function planRename(snapshot: Snapshot, from: RecordKey, id: string, isFollowUp = false): Plan {
  const { entity } = from;
  const draft = recordDraft(snapshot.drafts, from);
  if (draft === null || draft.writtenAt !== undefined) return nothing;
  if (snapshot.published.record(from) !== null) return nothing;
  if (isTaken(snapshot, from, id)) return { ok: false, reason: 'taken-id' };
  const order = orderDraft(snapshot.drafts, entity);
  const reordered = order && { ...order, ids: order.ids.map((item) => (item === from.id ? id : item)) };
  const drafts = [
    { ...from, after: null },
    { entity, id, after: draftWith(snapshot, { entity, id }, valueOf(draft)) },
    ...(reordered ? [{ entity, id: ORDER_ID, after: reordered }] : []),
  ];
  const label = recordsLabel('renamed', snapshot, [from]);
  return planned({ drafts, label, renamed: { entity, from: from.id, to: id }, isFollowUp });
}

/** Undoes or redoes a step on drafts, merged with what is published by now. The step keeps what it replaces. */
export function planUndoRedo(snapshot: Snapshot, to: 'undo' | 'redo'): Plan<UndoOutcome> {
  const side = to === 'undo' ? 'before' : 'after';
  const step = to === 'undo' ? lastDone(snapshot.steps) : firstUndone(snapshot.steps);
  if (step === null) return nothing;
  const targets = step.changes.map((item) => {
    const draft = item[side];
    const now = snapshot.drafts.get(draftKey(item)) ?? null;
    if (draft === null) return { ...item, after: (to === 'undo' ? takenBack : discarded)(now, snapshot) };
    // Orders merge automatically with any published order.
    if (isOrder(draft)) return { ...item, after: draft };
    const current = recordDraft(snapshot.drafts, item);
    return { ...item, after: rebase(withSentOf(draft, current), snapshot) };
  });
  const changes = changesOf(snapshot, targets);
  const past = step.changes.map((item) => {
    const { entity, id } = item;
    // The draft is online by now: nothing changes, and the step keeps its versions.
    if (!changes.some((each) => each.entity === entity && each.id === id)) return item;
    const current = snapshot.drafts.get(draftKey({ entity, id })) ?? null;
    return side === 'before' ? { ...item, after: current } : { ...item, before: current };
  });
  const { renamed } = step;
  const isReversed = renamed && to === 'undo';
  return {
    ok: true,
    value: { label: step.label, hasChanged: changes.length > 0 },
    change: {
      drafts: changes,
      step: { ...step, undone: to === 'undo', changes: past },
      renamed: isReversed ? { ...renamed, from: renamed.to, to: renamed.from } : renamed,
    },
  };
}

/** Discards drafts; the id `#order` refers to the order of an entity. */
export function planDiscard(snapshot: Snapshot, keys: readonly RecordKey[]): Plan {
  const after = (key: RecordKey) => {
    const draft = snapshot.drafts.get(draftKey(key));
    return draft && discarded(draft, snapshot);
  };
  return planEach(snapshot, 'discarded', keys, after, { beside: withoutRedirects(snapshot, keys) });
}

/** Restores the version of a record before or after a step of the activity list. */
export const planRestoreVersion = (
  snapshot: Snapshot,
  step: Step,
  key: RecordKey,
  side: 'before' | 'after',
) =>
  planEach(snapshot, 'broughtBack', [key], () => {
    const past = step.changes.find(({ entity, id }) => entity === key.entity && id === key.id);
    if (past === undefined) return undefined;
    const value = versionOf(past, side);
    if (value !== null) return draftWith(snapshot, key, value);
    // A deletion on top of today's published record; no draft is needed without one.
    const published = snapshot.published.record(key);
    return published && startDraft(snapshot, key, published, 'delete');
  });

/** Resolves a record that needs review. */
export const planDecision = (snapshot: Snapshot, key: RecordKey, resolution: Resolution) =>
  planEach(snapshot, 'decided', [key], () => {
    const draft = recordDraft(snapshot.drafts, key);
    if (draft === null) return undefined;
    const today = { ...publishedBase(snapshot.published, key), sent: undefined };
    switch (resolution.kind) {
      case 'value':
        return editDraft(draft, { op: 'put', value: resolution.value, ...today });
      case 'keep-as-new':
        return editDraft(draft, { op: 'put', base: null, baseHash: null });
      case 'delete-anyway':
        return editDraft(draft, { op: 'delete', ...today });
      case 'discard':
        return null;
    }
  });

/** Imports the changes of a bundle, or the changes that reverse a publication. */
export function planImport(
  _: Snapshot,
  changes: readonly ImportedChange[],
  media: readonly Media[],
  action: ImportAction = 'imported',
): Plan {
  if (changes.length === 0) return nothing;
  const drafts = changes.map((item) => {
    const after: AnyDraft = { version: 0, savedAt: '', rev: 0, ...item };
    return { entity: item.entity, id: item.id, after };
  });
  return planned({ drafts, media, label: importLabel(action, changes.length) });
}
