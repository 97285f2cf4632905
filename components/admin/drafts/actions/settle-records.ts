import type { Draft, Step } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import type { Core } from '../core';
import { draftWith, startDraft } from '../draft-maker';
import { isOrder, recordDraft } from '../keys';
import { needSchemas } from '../need-schemas';
import type { World } from '../order';
import { editDraft, rebase } from '../settle';
import { firstUndone, lastDone, versionOf } from '../steps';
import type { ImportedChange, RecordActions, RecordKey, Resolution, Travelled } from '../studio-api';
import type { AnyDraft, Outcome } from '../types';
import { withRecords } from '../with-records';
import { write } from '../write';
import { changeEach, changesOf } from './change-each';
import { storeStrings } from '../store-strings';

type SettleActions = Pick<RecordActions, 'resolve' | 'importChanges' | 'restoreVersion' | 'undo' | 'redo'>;

/** Reviewing, importing and going back and forth in the history. */
export function createSettleActions(core: Core): SettleActions {
  return {
    resolve: (key, resolution) =>
      changeEach(core, storeStrings.deeds.settled, [key], (world) => {
        const draft = recordDraft(world.drafts, key.entity, key.id);
        return draft === null ? null : { after: resolved(world, draft, resolution) };
      }),

    importChanges: (changes, media) =>
      withRecords(core, changes, async (world) => {
        if (changes.length === 0) return { ok: false, reason: 'nothing' };
        await needSchemas(core);
        return write(core, {
          changes: changesOf(
            world,
            changes.map((item) => ({ entity: item.entity, id: item.id, after: imported(item) })),
          ),
          media,
          label: storeStrings.labels.imported(changes.length),
        });
      }),

    restoreVersion: (step, key, side) =>
      changeEach(core, storeStrings.deeds.broughtBack, [key], (world) => {
        const past = step.changes.find(({ entity, id }) => entity === key.entity && id === key.id);
        return past ? { after: broughtBack(world, key, versionOf(past, side)) } : null;
      }),

    undo: () => travel(core, 'before'),
    redo: () => travel(core, 'after'),
  };
}

/**
 * Takes the last step back, or the next one forth. What stood there is kept in the step, so the way back is exact. It
 * acts on drafts alone: no draft before a step means no draft after its Undo, and a draft that comes back is merged with
 * what is published today, or needs review. So neither Undo nor Redo takes back what has been published meanwhile.
 */
async function travel(core: Core, side: 'before' | 'after'): Promise<Outcome<Travelled>> {
  const choose = side === 'before' ? lastDone : firstUndone;
  // What an open editor has not saved yet belongs to its visit, which may be the step in question.
  for (const session of core.sessions) {
    const flushed = await session.flush();
    if (!flushed.ok) return flushed;
  }
  const chosen = choose(core.getState().steps);
  if (chosen === null) return { ok: false, reason: 'nothing' };
  return withRecords(core, chosen.changes, async (world) => {
    // Another tab may have made a newer one meanwhile.
    const step = choose(core.getState().steps);
    if (step?.seq !== chosen.seq) return { ok: false, reason: 'conflict', ids: [] };
    const targets = step.changes.map((item) => {
      const draft = item[side];
      // Orders merge by themselves, whatever is published.
      return { ...item, after: draft === null || isOrder(draft) ? draft : rebase(draft, world) };
    });
    const changes = changesOf(world, targets);
    const past = step.changes.map((item) => {
      const change = changes.find(({ entity, id }) => entity === item.entity && id === item.id);
      const { expected: current = null, after = null } = change ?? {};
      // Online by now, so there is nothing to take back: the step keeps its versions.
      if (current === null && after === null) return item;
      return side === 'before' ? { ...item, after: current } : { ...item, before: current };
    });
    const travelled: Step = { ...step, undone: side === 'before', changes: past };
    const outcome = await write(core, { changes, step: () => travelled });
    if (!outcome.ok) return outcome;
    const hasChanged = changes.some(({ expected, after }) => expected !== null || after !== null);
    return { ok: true, value: { label: step.label, hasChanged } };
  });
}

/**
 * The draft that makes a record what it was at a step, over what is published today; the review then shows what it
 * changes back. Null where there was no record and is none.
 */
function broughtBack(world: World, { entity, id }: RecordKey, value: ManagedRecord | null): AnyDraft | null {
  if (value !== null) return draftWith(world, entity, id, value);
  const published = world.published.record(entity, id);
  return published && startDraft(world, entity, id, published, 'delete');
}

function resolved(world: World, draft: Draft, resolution: Resolution): AnyDraft | null {
  const { entity, id } = draft;
  const today = { base: world.published.record(entity, id), baseHash: world.published.hash(entity, id) };
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
}

function imported(item: ImportedChange): AnyDraft {
  return { version: 0, savedAt: '', rev: 0, ...item };
}
