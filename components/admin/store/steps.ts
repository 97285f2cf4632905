import { site } from '@/components/admin/site';
import type { Step, StepLabel } from '@/lib/exchange';
import { makeRecordId, type Entity, type ManagedRecord } from '@/lib/records';
import { baseOf, draftKey, isOrder, valueOf } from './layers';
import { defaultIds } from './records';
import type { RecordKey, Snapshot } from './types';

/** Maximum number of steps; older ones are joined, then dropped. */
const STEP_LIMIT = 200;

export type StepChange = Step['changes'][number];

/** Returns the step that Undo reverts: the newest one that is not undone. */
export const lastDone = (steps: readonly Step[]) => steps.findLast(({ undone }) => !undone) ?? null;

/** Returns the step that Redo repeats: the first undone, not superseded step after the last done one. */
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

/** Keeps 200 steps: joins the oldest typing in one record, else drops the oldest. The newest may still grow. */
function shortened(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= STEP_LIMIT) return steps;
  const index = steps.findIndex((step, at) => at < steps.length - 2 && isContinued(step, steps[at + 1]));
  const [a, b] = [steps[index], steps[index + 1]];
  if (!a || !b) return steps.slice(-STEP_LIMIT);
  return shortened([...steps.slice(0, index), { ...b, changes: joined(a, b) }, ...steps.slice(index + 2)]);
}

/** Returns whether a step and the next one are both typing in the same record. */
export function isContinued(step: Step, next: Step | undefined) {
  if (next === undefined || step.undone || next.undone) return false;
  if (step.field === undefined || next.field === undefined) return false;
  const [[a, ...others], [b, ...more]] = [step.changes, next.changes];
  if (!a || !b || others.length + more.length > 0) return false;
  return a.entity === b.entity && a.id === b.id;
}

/** Joins the changes of two steps: `before` of the first, `after` of the second. */
export function joined(step: Pick<Step, 'changes'>, next: Pick<Step, 'changes'>): readonly StepChange[] {
  const changes = new Map<string, StepChange>();
  for (const change of [...step.changes, ...next.changes]) {
    const key = draftKey(change);
    changes.set(key, { ...change, before: (changes.get(key) ?? change).before });
  }
  return [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
}

/** Creates a step. Its number is the time in µs, but increases even if the clock is set back. */
export function makeStep(
  steps: readonly Step[],
  label: StepLabel,
  changes: readonly StepChange[],
  at: string,
): Step {
  const seq = Math.max(Date.parse(at) * 1_000, (steps.at(-1)?.seq ?? 0) + 1);
  return { seq, at, label, undone: false, changes };
}

/** Returns a version of a record; null if it did not exist. Without a draft before, it is the draft's base. */
export function versionOf({ before, after }: StepChange, side: 'before' | 'after'): ManagedRecord | null {
  const draft = side === 'before' ? before : after;
  if (draft !== null) return isOrder(draft) || draft.op === 'delete' ? null : valueOf(draft);
  return side === 'before' && after !== null && !isOrder(after) ? baseOf(after) : null;
}

/** Makes an id that no record, draft or step uses: Undo may restore a deleted new record. */
export function newId(
  snapshot: Snapshot,
  entity: Entity,
  value: ManagedRecord,
  now: Date,
  others: Iterable<string> = [],
) {
  const recent = snapshot.steps.flatMap(({ changes }) =>
    changes.filter((item) => item.entity === entity).map(({ id }) => id),
  );
  const takenIds = new Set([...defaultIds(snapshot, entity), ...recent, ...others]);
  return makeRecordId(
    site().registry[entity].singular,
    site().registry[entity].titleOf(value),
    now,
    takenIds,
  );
}

/** Whether another record has or had an id: restoring its version from Activity must not replace this record. */
export function isTaken(
  { published, handed, drafts, steps }: Snapshot,
  { entity, id: from }: RecordKey,
  id: string,
) {
  const key = draftKey({ entity, id });
  if (published.record({ entity, id }) !== null || handed.has(key) || drafts.has(key)) return true;
  const own = new Set([from]);
  for (const { renamed } of [...steps].reverse()) {
    if (renamed?.entity !== entity) continue;
    if (own.has(renamed.to)) own.add(renamed.from);
    // An undone rename: the record has `from` again, so `to` is its former id.
    else if (own.has(renamed.from)) own.add(renamed.to);
  }
  const isKnown = steps.some(({ changes }) =>
    changes.some((item) => item.entity === entity && item.id === id),
  );
  return isKnown && !own.has(id);
}
