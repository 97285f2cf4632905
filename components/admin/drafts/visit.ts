import { sameJson } from '@/content/lib/sorted-json';
import type { Draft, Media, Step } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import { type Core, worldOf } from './core';
import { startDraft } from './draft-maker';
import { isOrder, recordDraft } from './keys';
import { titleIn, visitLabel } from './labels';
import { mergeTabs } from './merge-tabs';
import type { World } from './order';
import { valueOf } from './record-state';
import { editDraft, settle } from './settle';
import { nextSeq } from './steps';
import type { Batch, DraftWrite } from './store/store';
import type { RecordKey } from './studio-api';
import type { Outcome } from './types';
import { batchOf, commit, failed, showWritten, stamp, type Write } from './write';
import { storeStrings } from './store-strings';

/** What a save made of the value; `disputed` are the fields that another tab had changed too. */
export type Saved = { readonly value: ManagedRecord; readonly disputed: readonly string[] };

/** More rounds than tabs that could write in between. */
const MAX_ROUNDS = 5;

/**
 * The writing side of one visit to the editor: its first save makes a step of the history, each further one brings that
 * step up to date in the same transaction as the draft, so that history and draft agree even after a crash.
 */
export function createVisit(core: Core, key: RecordKey) {
  const { entity, id } = key;
  const stored = () => recordDraft(core.getState().drafts, entity, id);
  /** The stored draft that the editor's value goes on from. */
  let known = stored();
  let before = known;
  let seq: number | null = null;
  /** A write that was issued without waiting, and what will be stored once it is done. */
  let issued: { readonly after: Draft | null; readonly ended: Promise<unknown> } | null = null;

  function draftOf(world: World, value: ManagedRecord, from: Draft | null): Draft {
    return from === null ? startDraft(world, entity, id, value) : editDraft(from, { op: 'put', value });
  }

  function request(
    world: World,
    value: ManagedRecord,
    expected: Draft | null,
    media: readonly Media[],
  ): Write | null {
    const after = settle(draftOf(world, value, expected), world);
    if (after === null && expected === null && media.length === 0) return null;
    const now = core.environment.now();
    const number = (seq ??= nextSeq(core.getState().steps, now));
    const step = (stamped: readonly DraftWrite[]): Step => ({
      seq: number,
      at: now.toISOString(),
      label: visitLabel(world.published, key, value),
      undone: false,
      changes: [{ entity, id, before, after: stamped[0]?.after ?? null }],
    });
    const changes = [{ entity, id, expected, after }];
    // Typed and taken back again: nothing has happened.
    return after === null && before === null
      ? { changes, media, step: () => null, droppedSteps: [number] }
      : { changes, media, step };
  }

  async function save(
    value: ManagedRecord,
    media: readonly Media[],
    isHolder: () => Promise<boolean>,
  ): Promise<Outcome<Saved>> {
    let saved: Saved = { value, disputed: [] };
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await issued?.ended;
      const world = worldOf(core);
      if (!world) break;
      const wanted = request(world, saved.value, known, media);
      if (wanted === null) {
        core.patch({ save: { kind: 'saved', at: core.environment.now().toISOString() } });
        return { ok: true, value: saved };
      }
      const batch = batchOf(core, wanted);
      const outcome = await commit(core, batch);
      if (outcome.ok) {
        known = draftIn(batch);
        return { ok: true, value: saved };
      }
      if (outcome.reason !== 'conflict') return outcome;
      const theirs = stored();
      if (sameValue(theirs, known)) {
        // Only marked as written meanwhile.
        known = theirs;
        continue;
      }
      const merged = await merge(world, saved.value, await isHolder());
      if (!merged.ok) {
        if (merged.reason === 'conflict') continue;
        return merged;
      }
      saved = { value: merged.value.value, disputed: [...saved.disputed, ...merged.value.disputed] };
      return { ok: true, value: saved };
    }
    return { ok: false, reason: 'failed' };
  }

  /** Another tab has written in between, and `commit` has read what: merge by field and store that, as a step. */
  async function merge(world: World, mine: ManagedRecord, isHolder: boolean): Promise<Outcome<Saved>> {
    const theirs = stored();
    const publishedValue = world.published.record(entity, id);
    const merged = mergeTabs(
      {
        base: known === null ? publishedValue : valueOf(known),
        mine,
        theirs: theirs === null ? publishedValue : theirs.op === 'delete' ? null : valueOf(theirs),
      },
      isHolder,
    );
    const kept = merged.value;
    const after = kept === null ? theirs : settle(draftOf(world, kept, theirs), world);
    // The side that had to give way is where Undo leads.
    const loser = isHolder ? theirs : stamp(core, draftOf(world, mine, known), theirs);
    const now = core.environment.now();
    const batch = batchOf(core, {
      changes: [{ entity, id, expected: theirs, after }],
      step: (stamped) => ({
        seq: nextSeq(core.getState().steps, now),
        at: now.toISOString(),
        label: storeStrings.labels.mergedTabs,
        undone: false,
        changes: [{ entity, id, before: loser, after: stamped[0]?.after ?? null }],
      }),
    });
    const outcome = await commit(core, batch);
    if (!outcome.ok) {
      known = theirs;
      return outcome;
    }
    begin(draftIn(batch));
    const title = titleIn(world, key);
    core.patch({ notice: { kind: 'merged-tabs', title, disputed: merged.disputed } });
    return { ok: true, value: { value: kept ?? mine, disputed: merged.disputed } };
  }

  /** Issues put and commit in this tick, after whatever was issued before; null when there is nothing to write. */
  function saveNow(value: ManagedRecord): Promise<Outcome> | null {
    const world = worldOf(core);
    if (!world || !core.store) return null;
    const wanted = request(world, value, issued ? issued.after : known, []);
    if (wanted === null) return null;
    const batch = batchOf(core, wanted);
    const after = draftIn(batch);
    const ended = core.store.commitNow(batch).then((outcome): Outcome => {
      if (issued?.after === after) issued = null;
      if (!outcome.ok) return failed(core, outcome.reason === 'conflict' ? 'failed' : outcome.reason);
      known = after;
      showWritten(core, batch);
      return { ok: true, value: undefined };
    });
    issued = { after, ended };
    return ended;
  }

  /** Goes on from a draft that was stored by something else; further saves are a visit of their own. */
  function begin(draft: Draft | null) {
    known = draft;
    before = draft;
    seq = null;
  }

  return {
    save,
    saveNow,
    begin: () => begin(stored()),
    isBehind: () => stored()?.rev !== known?.rev || stored()?.savedAt !== known?.savedAt,
    /** The draft as it would be stored now. */
    draftOf: (value: ManagedRecord) => {
      const world = worldOf(core);
      return world && stamp(core, draftOf(world, value, known), known);
    },
  };
}

function sameValue(one: Draft | null, other: Draft | null) {
  return one !== null && other !== null && one.op === other.op && sameJson(one.value, other.value);
}

export type Visit = ReturnType<typeof createVisit>;

function draftIn(batch: Batch): Draft | null {
  const after = batch.drafts?.[0]?.after ?? null;
  return after === null || isOrder(after) ? null : after;
}
