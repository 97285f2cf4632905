import type { Draft, Media, Step } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/registry';
import { draftKey, isOrder, recordDraft } from '../keys';
import type { World } from '../order';
import { draftWith, editDraft, rebase, startDraft, withSentOf } from '../state/drafts';
import { changesOf } from '../state/with-changes';
import { firstUndone, lastDone, versionOf } from '../steps';
import { actionLabel } from '../labels';
import { storeStrings } from '../store-strings';
import type { ImportAction, ImportedChange, RecordKey, Resolution, Undone } from '../studio-api';
import type { AnyDraft } from '../types';
import { nothing, type Plan, planEach } from './plan';

/**
 * Takes the last step back, or the next one forth. What stood there is kept in the step, so the way back is exact. It
 * acts on drafts alone: no draft before a step means no draft after its Undo, and a draft that comes back is merged with
 * what is published today, or needs review. So neither Undo nor Redo takes back what has been published meanwhile.
 */
export function planUndoRedo(world: World, steps: readonly Step[], to: 'undo' | 'redo'): Plan<Undone> {
  const side = to === 'undo' ? 'before' : 'after';
  const step = to === 'undo' ? lastDone(steps) : firstUndone(steps);
  if (step === null) return nothing;
  const targets = step.changes.map((item) => {
    const draft = item[side];
    // Orders merge by themselves, whatever is published.
    if (draft === null || isOrder(draft)) return { ...item, after: draft };
    const current = recordDraft(world.drafts, item.entity, item.id);
    return { ...item, after: rebase(withSentOf(draft, current), world) };
  });
  const changes = changesOf(world, targets);
  const past = step.changes.map((item) => {
    const { entity, id } = item;
    // Online by now, so there is nothing to take back: the step keeps its versions.
    if (!changes.some((each) => each.entity === entity && each.id === id)) return item;
    const current = world.drafts.get(draftKey(entity, id)) ?? null;
    return side === 'before' ? { ...item, after: current } : { ...item, before: current };
  });
  const { renamed } = step;
  return {
    ok: true,
    value: { label: step.label, hasChanged: changes.length > 0 },
    change: {
      drafts: changes,
      step: { ...step, undone: to === 'undo', changes: past },
      ...(renamed && {
        renamed: to === 'undo' ? { ...renamed, from: renamed.to, to: renamed.from } : renamed,
      }),
    },
  };
}

export const planRestoreVersion = (world: World, step: Step, key: RecordKey, side: 'before' | 'after') =>
  planEach(world, 'broughtBack', [key], ({ entity, id }) => {
    const past = step.changes.find((item) => item.entity === entity && item.id === id);
    return past && broughtBack(world, { entity, id }, versionOf(past, side));
  });

/**
 * The draft that makes a record what it was at a step, over what is published today; the review then shows what it
 * changes back. Null where there was no record and is none.
 */
function broughtBack(world: World, { entity, id }: RecordKey, value: ManagedRecord | null): AnyDraft | null {
  if (value !== null) return draftWith(world, entity, id, value);
  const published = world.published.record(entity, id);
  return published && startDraft(world, entity, id, published, 'delete');
}

export const planDecision = (world: World, key: RecordKey, resolution: Resolution) =>
  planEach(world, 'decided', [key], ({ entity, id }) => {
    const draft = recordDraft(world.drafts, entity, id);
    return draft === null ? undefined : decided(world, draft, resolution);
  });

function decided(world: World, draft: Draft, resolution: Resolution): AnyDraft | null {
  const { entity, id } = draft;
  const [base, baseHash] = [world.published.record(entity, id), world.published.hash(entity, id)];
  const today = { base, baseHash, sent: undefined };
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

export function planImport(
  changes: readonly ImportedChange[],
  media: readonly Media[],
  action: ImportAction,
): Plan {
  if (changes.length === 0) return nothing;
  const drafts = changes.map((item) => {
    const after: AnyDraft = { version: 0, savedAt: '', rev: 0, ...item };
    return { entity: item.entity, id: item.id, after };
  });
  return {
    ok: true,
    value: undefined,
    change: { drafts, media, label: actionLabel(action, storeStrings.changes(changes.length)) },
  };
}
