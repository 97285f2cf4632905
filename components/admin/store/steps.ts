import type { Step } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/registry';
import { isOrder } from './keys';
import { baseOf, valueOf } from './record-state';

/** Older steps are forgotten. */
const STEP_LIMIT = 200;

export type StepChange = Step['changes'][number];

/** The step that Undo takes back: the newest that is not undone. */
export const lastDone = (steps: readonly Step[]) => steps.findLast(({ undone }) => !undone) ?? null;

/** The step that Redo brings back: the first undone one after it. A newer step ends what could be redone. */
export function firstUndone(steps: readonly Step[]) {
  const done = steps.findLastIndex(({ undone }) => !undone);
  return steps[done + 1] ?? null;
}

/** What a new step pushes out: everything that could be redone, and the oldest beyond the limit. */
export function droppedBy(steps: readonly Step[]) {
  const kept = steps.filter(({ undone }) => !undone);
  const dropped = new Set(kept.slice(0, Math.max(0, kept.length - (STEP_LIMIT - 1))));
  return steps.filter((step) => step.undone || dropped.has(step)).map(({ seq }) => seq);
}

/** A number for the next step: by the clock, and upwards even when the clock goes back. */
export const nextSeq = (steps: readonly Step[], at: string) =>
  Math.max(Date.parse(at) * 1_000, (steps.at(-1)?.seq ?? 0) + 1);

/**
 * What a record was before or after a step, for bringing that version back; null when there was no such record. No
 * draft before a step means what the website showed then.
 */
export function versionOf({ before, after }: StepChange, side: 'before' | 'after'): ManagedRecord | null {
  const draft = side === 'before' ? before : after;
  if (draft !== null) return isOrder(draft) || draft.op === 'delete' ? null : valueOf(draft);
  return side === 'before' && after !== null && !isOrder(after) ? baseOf(after) : null;
}
