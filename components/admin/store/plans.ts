import { type Media, ORDER_ID, type Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { type Action, importLabel, recordsLabel, valueLabel } from './labels';
import {
  baseOf,
  draftKey,
  handedOrder,
  orderBelow,
  orderDraft,
  recordBelow,
  recordDraft,
  valueOf,
  valuesUnderWay,
} from './layers';
import { makeRow } from './records';
import { type LeadTo, redirectsFor, withoutRedirects } from './redirects';
import { changesOf, type DraftPatch, draftTo, draftWith, startDraft } from './drafts';
import { importedLayers } from './handover';
import type { Change } from './mirror';
import { isTaken, newId, versionOf } from './steps';
import type { AnyDraft, ImportAction, ImportedChange, RecordKey, Resolution, Snapshot } from './types';

/** The change that an action makes, or the reason why it changes nothing. */
export type Plan<Value = undefined> =
  | { readonly ok: true; readonly change: Change; readonly value: Value }
  | { readonly ok: false; readonly reason: 'taken-id' | 'nothing' };

export const nothing = { ok: false, reason: 'nothing' } as const;
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
    const below = recordBelow(snapshot, key);
    const draft = recordDraft(snapshot.drafts, key);
    if (below === null) return draft?.op === 'put' ? null : undefined;
    if (draft === null) return startDraft(snapshot, key, below, 'delete');
    if (draft.op === 'delete') return undefined;
    // Somebody else has published the id of this new record: the deletion applies to theirs.
    return { ...draft, op: 'delete' as const, base: baseOf(draft) ?? below };
  };
  return planEach(snapshot, 'deleted', keys, after, beside && { beside });
}

/** Reverts deletions; records get the values that they had when deleted, and their redirects go. */
export function planRestore(snapshot: Snapshot, keys: readonly RecordKey[]) {
  const after = (key: RecordKey) => {
    const draft = recordDraft(snapshot.drafts, key);
    if (draft !== null) return draft.op === 'delete' ? { ...draft, op: 'put' as const } : undefined;
    // The deletion was handed over.
    const row = makeRow(snapshot, key);
    return row?.change?.op === 'delete' ? startDraft(snapshot, key, row.value) : undefined;
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
    if (row === null || row.change?.op === 'delete') return undefined;
    return draftWith(snapshot, key, edit(row.value));
  };
  const plan = planEach(snapshot, 'changed', keys, after, { media });
  return plan.ok || media.length === 0 ? plan : planned({ drafts: [], media });
}

/** Sets the display order; `ids` are all rows of the entity. */
export const planReorder = (snapshot: Snapshot, entity: Entity, ids: readonly string[]) =>
  planEach(snapshot, 'changed', [{ entity, id: ORDER_ID }], () => {
    const draft = orderDraft(snapshot.drafts, entity);
    const baseIds = orderBelow(snapshot, entity);
    if (draft !== null) return { ...draft, baseIds, ids };
    return { version: 0, entity, id: ORDER_ID, savedAt: '', baseIds, ids, rev: 0 };
  });

/** Moves a record that was never handed over to another id. `isFollowUp`: derived from the title just typed. */
export function planRename(snapshot: Snapshot, from: RecordKey, id: string, isFollowUp = false): Plan {
  const { entity } = from;
  const draft = recordDraft(snapshot.drafts, from);
  if (draft === null || snapshot.published.record(from) !== null) return nothing;
  const isKnown =
    snapshot.handed.has(draftKey(from)) || valuesUnderWay(snapshot.publications, from).length > 0;
  if (isKnown) return nothing;
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

/** Discards drafts; without one, takes back what was handed over. The id `#order` refers to the order of an entity. */
export function planDiscard(snapshot: Snapshot, keys: readonly RecordKey[]): Plan {
  const after = (key: RecordKey): AnyDraft | null | undefined => {
    if (snapshot.drafts.has(draftKey(key))) return null;
    if (!snapshot.handed.has(draftKey(key))) return undefined;
    if (key.id !== ORDER_ID) return draftTo(snapshot, key, snapshot.published.record(key));
    const { entity } = key;
    const baseIds = handedOrder(snapshot, entity)?.ids ?? [];
    const ids = snapshot.published.ids(entity);
    return { version: 0, entity, id: ORDER_ID, savedAt: '', baseIds, ids, rev: 0 };
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
    // A deletion on top of today's record; no draft is needed without one.
    const below = recordBelow(snapshot, key);
    return below && startDraft(snapshot, key, below, 'delete');
  });

/** Resolves a record that needs review. */
export const planDecision = (snapshot: Snapshot, key: RecordKey, resolution: Resolution) =>
  planEach(snapshot, 'decided', [key], () => {
    const draft = recordDraft(snapshot.drafts, key);
    if (draft === null) return undefined;
    const base = recordBelow(snapshot, key);
    switch (resolution.kind) {
      case 'value':
        return { ...draft, op: 'put', value: resolution.value, base };
      case 'keep-as-new':
        return { ...draft, op: 'put', base: null };
      case 'delete-anyway':
        return { ...draft, op: 'delete', base };
      case 'discard':
        return null;
    }
  });

/** Imports the changes of a bundle, or the changes that reverse a publication. */
export function planImport(
  snapshot: Snapshot,
  changes: readonly ImportedChange[],
  media: readonly Media[],
  action: ImportAction = 'imported',
): Plan {
  if (changes.length === 0) return nothing;
  const all = changes.map((item) => importedLayers(snapshot, item));
  const drafts = all.map(({ draft }) => ({ entity: draft.entity, id: draft.id, after: draft }));
  const handed = all.flatMap((one) => one.handed);
  return planned({ drafts, handed, media, label: importLabel(action, changes.length) });
}
