import type { Media, Step } from '@/content/lib/studio-types';
import type { Core } from './core';
import { keepPersistently } from './storage';
import { draftKey } from './keys';
import { needSchemas } from './need-schemas';
import { droppedBy, nextSeq } from './steps';
import { readDraft, readMedia, readStep } from './store/read-entries';
import type { Batch, ChangedKeys, DraftWrite } from './store/store';
import type { AnyDraft, Outcome } from './types';

/** What one write does. `label` makes a new step of the changes; `step` makes another one, or null for none. */
export type Write = {
  readonly changes: readonly DraftWrite[];
  readonly media?: readonly Media[];
  readonly label?: string;
  readonly step?: (stamped: readonly DraftWrite[]) => Step | null;
  readonly droppedSteps?: readonly number[];
};

/** A draft ready to be stored over `expected`: next revision, now. */
export function stamp<Kind extends AnyDraft>(core: Core, draft: Kind, expected: AnyDraft | null): Kind {
  return {
    ...draft,
    version: core.content?.recordVersion ?? draft.version,
    rev: Math.max(expected?.rev ?? 0, draft.rev) + 1,
    savedAt: core.environment.now().toISOString(),
  };
}

/** Builds the transaction of a write: stamps the drafts and adds the step, and what the step pushes out. */
export function batchOf(core: Core, { changes, media = [], label, step, droppedSteps = [] }: Write): Batch {
  const drafts = changes.map((change) => ({
    ...change,
    after: change.after && stamp(core, change.after, change.expected),
  }));
  const { steps } = core.getState();
  const made = step ? step(drafts) : label === undefined ? null : makeStep(core, label, drafts);
  const isNew = made !== null && !steps.some(({ seq }) => seq === made.seq);
  return {
    drafts,
    media,
    steps: made ? [made] : [],
    droppedSteps: [...(isNew ? droppedBy(steps) : []), ...droppedSteps],
  };
}

function makeStep(core: Core, label: string, drafts: readonly DraftWrite[]): Step {
  const now = core.environment.now();
  return {
    seq: nextSeq(core.getState().steps, now),
    at: now.toISOString(),
    label,
    undone: false,
    changes: drafts.map(({ entity, id, expected, after }) => ({ entity, id, before: expected, after })),
  };
}

/** Writes with compare-and-set and shows the result; call it inside `core.enqueue`. */
export const write = (core: Core, request: Write) => commit(core, batchOf(core, request));

/** Writes a batch with compare-and-set and shows the result; call it inside `core.enqueue`. */
export async function commit(core: Core, batch: Batch): Promise<Outcome> {
  if (!core.store) return { ok: false, reason: 'read-only' };
  const { save } = core.getState();
  // A failure stays said while it is tried again.
  if (save.kind !== 'failed') core.patch({ save: { kind: 'saving' } });
  const outcome = await core.store.commit(batch);
  if (outcome.ok) {
    showWritten(core, batch);
    return { ok: true, value: undefined };
  }
  if (outcome.reason !== 'conflict') return failed(core, outcome.reason);
  core.patch({ save });
  await refresh(core, keysOf(batch));
  return { ok: false, reason: 'conflict', ids: (batch.drafts ?? []).map(({ id }) => id) };
}

/** Says that something could not be saved. It stays said until a save succeeds. */
export function failed(core: Core, reason: 'quota' | 'closed' | 'failed'): Outcome {
  core.patch({ save: { kind: 'failed', reason } });
  return { ok: false, reason };
}

/** Takes a stored batch into the state, tells the other tabs, and asks once that the browser keeps the drafts. */
export function showWritten(core: Core, batch: Batch) {
  const state = core.getState();
  const drafts = new Map(state.drafts);
  for (const { entity, id, after } of batch.drafts ?? []) {
    if (after === null) drafts.delete(draftKey(entity, id));
    else drafts.set(draftKey(entity, id), after);
  }
  core.patch({
    drafts,
    steps: mergeSteps(state.steps, batch.steps ?? [], batch.droppedSteps ?? []),
    media: mergeMedia(state.media, batch.media ?? [], batch.droppedMedia ?? []),
    save: { kind: 'saved', at: core.environment.now().toISOString() },
  });
  const store = core.store?.name;
  if (!store) return;
  core.channel?.post({ kind: 'changed', store, keys: keysOf(batch) });
  void askToKeep(core);
}

/** Once in a visit, after the first draft: before that there is nothing to keep, and some browsers ask the visitor. */
async function askToKeep(core: Core) {
  if (core.hasAskedToKeep) return;
  core.hasAskedToKeep = true;
  await keepPersistently(core.environment.storage);
}

function keysOf(batch: Batch): ChangedKeys {
  return {
    drafts: (batch.drafts ?? []).map(({ entity, id }) => [entity, id] as const),
    steps: [...(batch.steps ?? []).map(({ seq }) => seq), ...(batch.droppedSteps ?? [])],
    media: [...(batch.media ?? []).map(({ hash }) => hash), ...(batch.droppedMedia ?? [])],
  };
}

/** Reads entries that another tab has changed. What is not there any more leaves the state too. */
export async function refresh(core: Core, keys: ChangedKeys): Promise<void> {
  if (!core.store || !core.content) return;
  const { content } = core;
  // What another tab has stored may have been typed there.
  void needSchemas(core);
  const raw = await core.store.read(keys).catch(() => null);
  if (raw === null) return;
  const [draftsRead, stepsRead, mediaRead] = await Promise.all([
    Promise.all(raw.drafts.map((entry) => readDraft(entry, content))),
    Promise.all(raw.steps.map((entry) => readStep(entry, content))),
    raw.media.map(readMedia),
  ]);
  const state = core.getState();
  const drafts = new Map(state.drafts);
  for (const [entity, id] of keys.drafts) drafts.delete(draftKey(entity, id));
  for (const read of draftsRead) {
    if (!read.ok && read.reason === 'newer') core.patch({ isOutdated: true });
    if (read.ok) drafts.set(draftKey(read.value.entity, read.value.id), read.value);
  }
  core.patch({
    drafts,
    steps: mergeSteps(
      state.steps,
      stepsRead.flatMap((read) => (read.ok ? [read.value] : [])),
      keys.steps,
    ),
    media: mergeMedia(
      state.media,
      mediaRead.flatMap((read) => (read.ok ? [read.value] : [])),
      keys.media,
    ),
  });
}

function mergeSteps(steps: readonly Step[], added: readonly Step[], dropped: readonly number[]) {
  const bySeq = new Map(steps.map((step) => [step.seq, step]));
  for (const seq of dropped) bySeq.delete(seq);
  for (const step of added) bySeq.set(step.seq, step);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

function mergeMedia(media: ReadonlyMap<string, Media>, added: readonly Media[], dropped: readonly string[]) {
  if (added.length === 0 && dropped.length === 0) return media;
  const kept = [...media.values()].filter(({ hash }) => !dropped.includes(hash));
  return new Map([...kept, ...added].map((item) => [item.path, item]));
}
