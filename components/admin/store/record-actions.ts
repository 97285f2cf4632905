import type { Entity, ManagedRecord } from '@/content/registry';
import type { Media, Step } from '@/content/exchange/studio-types';
import type { Core } from './core';
import { needRecords, needSchemas } from './loading';
import { draftKey } from './keys';
import { recordsLabel } from './labels';
import type { World } from './order';
import { planDecision, planImport, planRestoreVersion, planUndoRedo } from './plans/history';
import type { Plan } from './plans/plan';
import { planRename } from './plans/record-ids';
import { planDuplicate, planPut, planRemove, planReorder, planRestore, planSetField } from './plans/records';
import { worldOf } from './state/state';
import type { ImportAction, ImportedChange, RecordKey, Resolution } from './studio-api';
import type { Outcome } from './types';

type Known = { readonly steps: readonly Step[]; readonly now: Date };

/** Changes records in one step: what open editors hold is kept first, then planned for, then stored. */
async function act<Value>(
  core: Core,
  plan: (world: World, known: Known) => Plan<Value>,
): Promise<Outcome<Value>> {
  if (core.getState().shown.status.phase !== 'ready') return { ok: false, reason: 'read-only' };
  const now = core.environment.now();
  const at = now.toISOString();
  void core.dispatch({ type: 'save', at });
  const state = core.getState();
  const world = worldOf(state);
  if (!world) return { ok: false, reason: 'read-only' };
  const planned = plan(world, { steps: state.shown.steps, now });
  if (!planned.ok) return planned;
  const stored = await core.dispatch({ type: 'change', change: planned.change, at });
  return stored.ok ? { ok: true, value: planned.value } : stored;
}

type Keys = readonly RecordKey[];
type Pictures = readonly Media[];

/**
 * Changes to records. Each call is one step of the history, undone and redone as a whole. Screens reach them through `later-actions.ts`.
 */
export function createRecordActions(core: Core) {
  return {
    /** Gives a record other values; begins it where there is none. */
    put: async (key: RecordKey, value: ManagedRecord, media?: Pictures) => {
      await needSchemas(core, [key.entity]);
      return act(core, (world) => planPut(world, key, value, media));
    },
    /** Published records become drafts of a deletion, new ones leave the list; undo brings both back. */
    remove: (keys: Keys) => act(core, (world) => planRemove(world, keys)),
    /** Takes deletions back, with the values that the records had when they were deleted. */
    restore: (keys: Keys) => act(core, (world) => planRestore(world, keys)),
    /** Copies stand at the end of the list; the outcome has their ids in the order of `keys`. */
    duplicate: (keys: Keys) => act(core, (world, known) => planDuplicate(world, keys, known)),
    /** Sets one field of many records, such as the category. */
    setField: (keys: Keys, field: string, value: unknown) =>
      act(core, (world) => planSetField(world, keys, field, value)),
    /** Gives a record that was never published another id. `isFollowUp`: the id follows the title that was just typed. */
    rename: (from: RecordKey, wanted: string, isFollowUp = false) =>
      act(core, (world, { steps }) => planRename(world, from, wanted, { steps, isFollowUp })),
    /** Sets the display order; `ids` are all rows of the entity. */
    reorder: (entity: Entity, ids: readonly string[]) =>
      act(core, (world) => planReorder(world, entity, ids)),
    resolve: (key: RecordKey, resolution: Resolution) =>
      act(core, (world) => planDecision(world, key, resolution)),
    importChanges: async (
      changes: readonly ImportedChange[],
      media: Pictures,
      action: ImportAction = 'imported',
    ) => {
      const imported = changes.map(({ entity }) => entity);
      if (!(await needRecords(core, imported))) return { ok: false, reason: 'failed' } as const;
      await needSchemas(core, imported);
      return act(core, () => planImport(changes, media, action));
    },
    /** Brings back what a record was before or after a step of the activity list. */
    restoreVersion: (step: Step, key: RecordKey, side: 'before' | 'after') =>
      act(core, (world) => planRestoreVersion(world, step, key, side)),
    undo: () => act(core, (world, { steps }) => planUndoRedo(world, steps, 'undo')),
    redo: () => act(core, (world, { steps }) => planUndoRedo(world, steps, 'redo')),
    /** Throws drafts away; the id `#order` names the order of an entity. */
    discard: (keys: Keys) => discard(core, keys),
  };
}

async function discard(core: Core, given: Keys): Promise<Outcome> {
  const at = core.at();
  void core.dispatch({ type: 'save', at });
  const world = worldOf(core.getState());
  if (!world || core.getState().shown.status.phase !== 'ready') return { ok: false, reason: 'read-only' };
  const keys = given.filter(({ entity, id }) => world.drafts.has(draftKey(entity, id)));
  if (keys.length === 0) return { ok: false, reason: 'nothing' };
  const label = recordsLabel('discarded', world, keys);
  return core.dispatch({ type: 'discard', keys, label, at });
}
