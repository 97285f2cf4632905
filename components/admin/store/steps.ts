import type { Step } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/registry';
import { baseOf, draftKey, isOrder, valueOf } from './records';

/** Older steps are merged, then forgotten. */
const STEP_LIMIT = 200;

export type StepChange = Step['changes'][number];

/** The step that Undo takes back: the newest that is not undone. */
export const lastDone = (steps: readonly Step[]) => steps.findLast(({ undone }) => !undone) ?? null;

/** The step that Redo brings back: the first undone one after the last done one, unless superseded. */
export function firstUndone(steps: readonly Step[]) {
  const done = steps.findLastIndex(({ undone }) => !undone);
  return steps.slice(done + 1).find(({ superseded }) => superseded !== true) ?? null;
}

/** Adds a step to the history. Undone steps become superseded: Redo skips them, Activity shows them. */
export function withNewStep(steps: readonly Step[], step: Step): readonly Step[] {
  const before = steps.map((item) =>
    item.undone && !item.superseded ? { ...item, superseded: true as const } : item,
  );
  return shortened([...before, step]);
}

/**
 * Keeps 200 steps: joins the oldest typing in one record, then drops the oldest. The newest is never joined: it may
 * grow.
 */
function shortened(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= STEP_LIMIT) return steps;
  const index = steps.findIndex((step, at) => at < steps.length - 2 && isContinued(step, steps[at + 1]));
  const [one, other] = [steps[index], steps[index + 1]];
  if (!one || !other) return steps.slice(-STEP_LIMIT);
  return shortened([
    ...steps.slice(0, index),
    { ...other, changes: joined(one, other) },
    ...steps.slice(index + 2),
  ]);
}

/** Whether a step and the next one are typing in the same record. */
export function isContinued(step: Step, next: Step | undefined) {
  if (next === undefined || step.undone || next.undone) return false;
  if (step.field === undefined || next.field === undefined) return false;
  const [[one, ...others], [other, ...more]] = [step.changes, next.changes];
  if (!one || !other || others.length + more.length > 0) return false;
  return one.entity === other.entity && one.id === other.id;
}

/** The changes of two steps as those of one. */
export function joined(step: Pick<Step, 'changes'>, next: Pick<Step, 'changes'>): readonly StepChange[] {
  const changes = new Map<string, StepChange>();
  for (const change of [...step.changes, ...next.changes]) {
    const key = draftKey(change.entity, change.id);
    changes.set(key, { ...change, before: (changes.get(key) ?? change).before });
  }
  return [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
}

/** Returns the number of the next step: by the clock, and rising even when the clock is set back. */
export const nextSeq = (steps: readonly Step[], at: string) =>
  Math.max(Date.parse(at) * 1_000, (steps.at(-1)?.seq ?? 0) + 1);

/**
 * Returns what a record was before or after a step; null when it did not exist. Without a draft before the step it
 * was what the website showed then.
 */
export function versionOf({ before, after }: StepChange, side: 'before' | 'after'): ManagedRecord | null {
  const draft = side === 'before' ? before : after;
  if (draft !== null) return isOrder(draft) || draft.op === 'delete' ? null : valueOf(draft);
  return side === 'before' && after !== null && !isOrder(after) ? baseOf(after) : null;
}
