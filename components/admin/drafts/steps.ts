import type { Step } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
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

/** A number for the next step that sorts after all others, in this tab and, by the clock, in every other. */
export function nextSeq(steps: readonly Step[], now: Date, random = Math.random()) {
  // Three digits of chance: two tabs that write in the same millisecond do not take the same number.
  const byClock = now.getTime() * 1_000 + Math.floor(random * 1_000);
  return Math.max(byClock, (steps.at(-1)?.seq ?? 0) + 1);
}

/**
 * What a record was before or after a step, for bringing that version back; null when there was no such record. No
 * draft before a step means what the website showed then.
 */
export function versionOf({ before, after }: StepChange, side: 'before' | 'after'): ManagedRecord | null {
  const draft = side === 'before' ? before : after;
  if (draft !== null) return isOrder(draft) || draft.op === 'delete' ? null : valueOf(draft);
  return side === 'before' && after !== null && !isOrder(after) ? baseOf(after) : null;
}
