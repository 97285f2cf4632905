import { type ChangeToHand, RECORD_VERSION } from '@/lib/exchange';
import { MAX_SENT, mergeOrder, mergeRecord } from '@/lib/merge';
import { type ManagedRecord, sameJson } from '@/lib/records';
import type { Planned } from './database';
import { rebase, unlessBelow, withRevision } from './drafts';
import { asDraft, draftKey, isOrder, isUnanswered, recordBelow, resultOf } from './layers';
import { type Now, withDrafts } from './mirror';
import { defaultIds } from './records';
import type { StepChange } from './steps';
import { parsed } from './published';
import type { AnyDraft, Handed, ImportedChange, Publication, RecordKey, Snapshot } from './types';

/** How changes were handed over. */
export type Handover = Pick<Handed, 'to' | 'mark'>;

/** Moves drafts to what was handed over. One that was edited since stays, on top of it. */
export function handOver(now: Now, changes: readonly ChangeToHand[], by: Handover, at: string): Now {
  return changes.reduce((before, change) => {
    const key = draftKey(change);
    const row = handedRow(before, change, by, at);
    const handed = new Map(before.handed).set(key, row);
    const current = before.drafts.get(key);
    // What was handed over before has no draft.
    if (change.rev === 0 && current === undefined) return { ...before, handed };
    const after = { ...before, handed };
    const isSame = current?.rev === change.rev && current.savedAt === change.savedAt;
    return withDrafts(
      after,
      remaining(before, after, change, isSame ? null : (current ?? taken(before, change)), at),
    );
  }, now);
}

/** What was taken back while it was on its way: the record stays as this browser has it. */
function taken(before: Now, change: ChangeToHand): AnyDraft | null {
  if (isOrder(change)) return null;
  const { version, entity, id, savedAt, base, rev } = change;
  const value = recordBelow(before, change);
  const op = value === null ? 'delete' : 'put';
  return { version, entity, id, savedAt, op, value: value ?? change.value, base, rev };
}

/** What remains of a draft once its change is in the layer below it. */
function remaining(
  before: Now,
  after: Now,
  { entity, id }: RecordKey,
  draft: AnyDraft | null,
  at: string,
): readonly StepChange[] {
  const current = before.drafts.get(draftKey({ entity, id })) ?? null;
  const based =
    draft === null || isOrder(draft) ? draft : { ...draft, base: recordBelow(after, { entity, id }) };
  const left = based && unlessBelow(based, { ...after, drafts: new Map() });
  return withRevision([{ entity, id, before: current, after: left }], at);
}

/** Builds the row of a change that is handed over, on top of the row that its record has. */
function handedRow(now: Now, change: ChangeToHand, by: Handover, at: string): Handed {
  const { entity } = change;
  const old = now.handed.get(draftKey(change));
  const shared = { ...by, version: RECORD_VERSION, handedAt: at };
  if (isOrder(change)) {
    const baseIds = old !== undefined && 'ids' in old ? old.baseIds : change.baseIds;
    return { ...shared, entity, id: change.id, baseIds, ids: change.ids };
  }
  const { id, op, value } = change;
  const before = old === undefined || 'ids' in old ? null : old;
  const stored = op === 'delete' ? value : parsed(entity, value as ManagedRecord);
  const isAgain = before !== null && sameJson(resultOf(before), op === 'delete' ? null : stored);
  // A commit is on its way whatever becomes of the file.
  const way = isAgain && before.to === 'commit' && by.to === 'file' ? before : shared;
  const base = before === null ? now.published.record(change) : before.base;
  const earlier = [...(before?.earlier ?? []), ...(before === null || isAgain ? [] : [resultOf(before)])];
  return {
    ...shared,
    to: way.to,
    mark: way.mark,
    entity,
    id,
    op,
    value: stored,
    base,
    earlier: earlier.slice(-MAX_SENT),
    ...(!sameJson(change.base, base) && { seen: change.base }),
  };
}

/** Returns what was handed over before a row and is still on its way; null without it. */
function beneath(row: Handed): Handed | null {
  if ('ids' in row || row.earlier.length === 0) return null;
  const last = row.earlier.at(-1) ?? null;
  const was = { op: last === null ? 'delete' : 'put', value: last ?? row.value } as const;
  return { ...row, ...was, to: 'file', mark: '', earlier: row.earlier.slice(0, -1), seen: undefined };
}

/** Makes rows drafts again. `below`: the row that takes the place of one; null for none. */
function givenBack(
  now: Now,
  keys: readonly string[],
  at: string,
  below: (row: Handed) => Handed | null = () => null,
): Now {
  const handed = new Map(now.handed);
  const changes = keys.flatMap((key): readonly StepChange[] => {
    const row = handed.get(key);
    if (row === undefined) return [];
    const left = below(row);
    if (left === null) handed.delete(key);
    else handed.set(key, left);
    const { entity, id } = row;
    const current = now.drafts.get(key) ?? null;
    const draft = current ?? asDraft(row);
    const base = 'ids' in row ? null : row.base;
    const after = isOrder(draft)
      ? draft
      : { ...draft, base: left === null ? base : recordBelow({ ...now, handed }, row) };
    return [{ entity, id, before: current, after }];
  });
  return withDrafts({ ...now, handed }, withRevision(changes, at));
}

/** Ends the waiting of closed proposals: `true` for published ones; the changes of the others are drafts again. */
export function endProposals(
  now: Now,
  published: ReadonlyMap<string, boolean>,
  at: string,
): Planned<undefined> {
  const waiting = [...now.handed].filter(([, { to, mark }]) => to === 'proposal' && published.has(mark));
  const isPublished = ([, { mark }]: readonly [string, Handed]) => published.get(mark) === true;
  const arrived = waiting
    .filter(isPublished)
    .map(([key, row]) => [key, { ...row, to: 'commit', handedAt: at }] as const);
  const next = { ...now, handed: new Map<string, Handed>([...now.handed, ...arrived]) };
  const returned = waiting.filter((entry) => !isPublished(entry)).map(([key]) => key);
  return { ok: true, mirror: givenBack(next, returned, at, beneath), value: undefined };
}

/** Adds a publication, or changes what is known of it; one that has arrived hands its changes over, once. */
export function withPublication(now: Now, publication: Publication, at: string): Now {
  const { mark, phase, changes } = publication;
  const known = now.publications.get(mark);
  // Its note was closed in another tab.
  if (phase === 'online' && known === undefined) return now;
  if (phase !== 'arrived') return { ...now, publications: new Map(now.publications).set(mark, publication) };
  // Another tab has found it, too.
  if (known?.phase === 'arrived' || known?.phase === 'online') return now;
  // Only requests without an answer, and what has arrived last, say something that is not known.
  const open = [...now.publications].filter(([, one]) => isUnanswered(one));
  const publications = new Map([...open, [mark, { ...publication, changes: [] }] as const]);
  return handOver({ ...now, publications }, changes, { to: 'commit', mark }, at);
}

/** Compares what was handed over with a newer website: merges it, and takes out what is online. */
function rebaseHanded(now: Snapshot, row: Handed): Handed | null | 'disputed' {
  const { published } = now;
  if ('ids' in row) {
    const without = new Map(now.handed);
    without.delete(draftKey(row));
    const ids = defaultIds({ ...now, handed: without }, row.entity);
    const merged = mergeOrder(row, ids);
    if (sameJson(merged, ids)) return null;
    const baseIds = published.ids(row.entity);
    return sameJson(baseIds, row.baseIds) ? row : { ...row, baseIds, ids: merged };
  }
  const theirs = published.record(row);
  if (sameJson(resultOf(row), theirs)) return null;
  if (sameJson(row.base, theirs)) return row;
  const on = (base: unknown, mine: ManagedRecord | null) =>
    mergeRecord({ base: base as ManagedRecord | null, mine, theirs, sent: row.earlier });
  const take = (mine: ManagedRecord | null) => {
    const merged = on(row.base, mine);
    return merged.kind === 'merged' || row.seen === undefined ? merged : on(row.seen, mine);
  };
  const merged = take(resultOf(row));
  if (merged.kind !== 'merged') return 'disputed';
  if (sameJson(merged.value, theirs)) return null;
  const earlier = row.earlier.flatMap((value) => {
    const later = take(value);
    return later.kind === 'merged' && !sameJson(later.value, theirs) ? [later.value] : [];
  });
  const op = merged.value === null ? 'delete' : 'put';
  return { ...row, op, value: merged.value ?? row.value, base: theirs, earlier, seen: undefined };
}

/** Returns the draft of an imported change, and the layer below it that others handed over and that is not online yet. */
export function importedLayers(
  snapshot: Snapshot,
  item: ImportedChange,
): { draft: AnyDraft; handed: readonly Handed[] } {
  const start = { version: 0, entity: item.entity, savedAt: '', rev: 0 } as const;
  const by = { version: RECORD_VERSION, entity: item.entity, to: 'file', mark: '', handedAt: '' } as const;
  if ('ids' in item) {
    const { id, baseIds, ids, isSent } = item;
    const draft = { ...start, id, baseIds, ids };
    return {
      draft,
      handed: isSent ? [{ ...by, id, baseIds: snapshot.published.ids(item.entity), ids: baseIds }] : [],
    };
  }
  const { id, op, value, base, sent = [] } = item;
  const draft = { ...start, id, op, value, base };
  if (sent.length === 0) return { draft, handed: [] };
  const values = sent as readonly (ManagedRecord | null)[];
  const last = values.at(-1) ?? null;
  const change = { op: last === null ? 'delete' : 'put', value: last ?? value } as const;
  const row = rebaseHanded(snapshot, { ...by, id, ...change, base, earlier: values.slice(0, -1) });
  if (row === 'disputed') return { draft, handed: [] };
  return { draft: { ...draft, base: last }, handed: row === null ? [] : [row] };
}

/** The layers after a newer website. `online`: what it shows now; `merged`: what others have changed, too. */
export type Rebased = {
  readonly now: Now;
  readonly merged: readonly RecordKey[];
  readonly online: readonly RecordKey[];
};

/** Merges everything with the website. Adds no step: Undo would revert what others published. */
export function rebaseAll(before: Now, at: string): Rebased {
  const merged: RecordKey[] = [];
  const online: RecordKey[] = [];
  let now = before;
  // Orders last: a record that is online is no new one any more, and a deleted one has no place.
  for (const isOfOrder of [false, true]) {
    for (const [key, row] of now.handed) {
      if ('ids' in row !== isOfOrder) continue;
      const after = rebaseHanded(now, row);
      if (after === row) continue;
      if (after === 'disputed') {
        now = givenBack(now, [key], at);
        continue;
      }
      (after === null ? online : merged).push(row);
      const handed = new Map(now.handed);
      if (after === null) handed.delete(key);
      else handed.set(key, after);
      now = { ...now, handed };
    }
    const changes = [...now.drafts.values()].flatMap((draft): StepChange[] => {
      if (isOrder(draft) !== isOfOrder) return [];
      const after = rebase(draft, now);
      if (after === draft) return [];
      (after === null ? online : merged).push(draft);
      return [{ entity: draft.entity, id: draft.id, before: draft, after }];
    });
    now = withDrafts(now, withRevision(changes, at));
  }
  return { now, merged, online };
}
