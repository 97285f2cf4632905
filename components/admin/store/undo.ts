import { type Draft, ORDER_ID } from '@/lib/exchange';
import { mergeRecord } from '@/lib/merge';
import { sameJson } from '@/lib/records';
import { changesOf, draftTo, rebase } from './drafts';
import { baseOf, draftKey, isOrder, recordBelow, resultOf } from './layers';
import { nothing, type Plan } from './plans';
import { firstUndone, lastDone, type StepChange } from './steps';
import { stepText } from './labels';
import type { AnyDraft, Snapshot, UndoOutcome } from './types';

/** What a side of a step made of a record: without a draft, what its other side is based on. */
function sideOf(item: StepChange, side: 'before' | 'after') {
  const [own, other] = [item[side], item[side === 'before' ? 'after' : 'before']];
  if (own !== null && !isOrder(own)) return resultOf(own);
  return other !== null && !isOrder(other) ? baseOf(other) : null;
}

/** Returns what undoing or redoing a change leaves as the draft of a record; null for none. */
function reversed(snapshot: Snapshot, item: StepChange, to: 'before' | 'after'): AnyDraft | null {
  const [target, other] = [item[to], item[to === 'before' ? 'after' : 'before']];
  const current = snapshot.drafts.get(draftKey(item)) ?? null;
  const own = snapshot.handed.get(draftKey(item));
  if (item.id === ORDER_ID) {
    const isBack = target === null && own !== undefined && other !== null && isOrder(other);
    // Orders merge automatically with any published order.
    return isBack ? { ...other, baseIds: other.ids, ids: other.baseIds } : target;
  }
  const isOnSameLayer =
    own === undefined && (current === null || isOrder(current) || sameBase(current, other ?? target));
  const rebased = isOnSameLayer && target !== null ? rebase(target, snapshot) : null;
  // A decision that is undone leads to its question again.
  const isAnswered = current !== null || rebased === null || !isDisputed(rebased, snapshot);
  if (isOnSameLayer && isAnswered) return rebased;
  // What followed was handed over since, or is online: the change is reversed on what there is now.
  const [mine, base] = [sideOf(item, to), sideOf(item, to === 'before' ? 'after' : 'before')];
  const theirs = current === null || isOrder(current) ? recordBelow(snapshot, item) : resultOf(current);
  const merged = mergeRecord({ base, mine, theirs });
  if (merged.kind === 'merged') return draftTo(snapshot, item, merged.value);
  return rebased ?? draftTo(snapshot, item, mine);
}

const isDisputed = (draft: AnyDraft, snapshot: Snapshot) =>
  !isOrder(draft) && !sameJson(draft.base, recordBelow(snapshot, draft));

const sameBase = (draft: Draft, other: AnyDraft | null) =>
  other === null || isOrder(other) || sameJson(draft.base, other.base);

/** Undoes or redoes a step on drafts, merged with what is published by now. The step keeps what it replaces. */
export function planUndoRedo(snapshot: Snapshot, to: 'undo' | 'redo'): Plan<UndoOutcome> {
  const side = to === 'undo' ? 'before' : 'after';
  const step = to === 'undo' ? lastDone(snapshot.steps) : firstUndone(snapshot.steps);
  if (step === null) return nothing;
  const targets = step.changes.map((item) => ({ ...item, after: reversed(snapshot, item, side) }));
  const changes = changesOf(snapshot, targets);
  const past = step.changes.map((item) => {
    const { entity, id } = item;
    // The draft is online by now: nothing changes, and the step keeps its versions.
    if (!changes.some((each) => each.entity === entity && each.id === id)) return item;
    const current = snapshot.drafts.get(draftKey({ entity, id }));
    // What was handed over has no draft any more: the step keeps the one that it had.
    if (current === undefined && snapshot.handed.has(draftKey({ entity, id }))) return item;
    return { ...item, [side === 'before' ? 'after' : 'before']: current ?? null };
  });
  const { renamed } = step;
  const isReversed = renamed && to === 'undo';
  return {
    ok: true,
    value: { label: stepText(step, 'done'), hasChanged: changes.length > 0 },
    change: {
      drafts: changes,
      step: { ...step, undone: to === 'undo', changes: past },
      renamed: isReversed ? { ...renamed, from: renamed.to, to: renamed.from } : renamed,
    },
  };
}
