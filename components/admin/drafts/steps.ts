import { sameJson } from '@/content/lib/sorted-json';
import type { Draft, OrderDraft, Step } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import { isOrder } from './keys';
import type { World } from './order';
import { baseOf, reviewProblem, valueOf } from './record-state';
import { editDraft, editOrder } from './settle';
import type { AnyDraft } from './types';

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
 * The draft that takes a record to one side of a step, as the website stands today: undo asks for `before`, redo for
 * `after`. No draft before a step means what was published then, which need not be what is published now.
 */
export function sideOf(
  { before, after }: StepChange,
  side: 'before' | 'after',
  world: World,
  make: MakeDraft,
) {
  if (side === 'after') return after && ontoToday(after, before, world);
  return before === null ? publishedThen(after, world, make) : ontoToday(before, after, world);
}

type MakeDraft = (entity: Draft['entity'], id: string, value: ManagedRecord, op: Draft['op']) => Draft;

function publishedThen(other: AnyDraft | null, world: World, make: MakeDraft): AnyDraft | null {
  if (other === null) return null;
  if (isOrder(other)) return orderAsThen(other, world);
  const { entity, id } = other;
  const today = world.published.record(entity, id);
  const then = baseOf(other);
  if (sameJson(then, today)) return null;
  return then === null ? make(entity, id, today ?? valueOf(other), 'delete') : make(entity, id, then, 'put');
}

function orderAsThen(other: OrderDraft, world: World): AnyDraft | null {
  const baseIds = world.published.ids(other.entity);
  return sameJson(baseIds, other.baseIds) ? null : editOrder(other, { baseIds, ids: other.baseIds });
}

function ontoToday(wanted: AnyDraft, other: AnyDraft | null, world: World): AnyDraft {
  if (isOrder(wanted)) return wanted;
  const { entity, id } = wanted;
  const baseHash = world.published.hash(entity, id);
  const base = world.published.record(entity, id);
  if (wanted.baseHash === baseHash) return wanted;
  // A dispute stays one, so that nothing published is overwritten unseen; except when what is published is the other
  // side of this very step: then going back from it is what was asked for.
  const isPublishedSince = saysPublished(other, base, world);
  if (!isPublishedSince && reviewProblem(wanted, base) !== null) return wanted;
  return editDraft(wanted, { base, baseHash });
}

function saysPublished(draft: AnyDraft | null, record: ManagedRecord | null, world: World) {
  if (draft === null || isOrder(draft)) return false;
  if (draft.op === 'delete') return record === null;
  return record !== null && sameJson(world.published.parsed(draft.entity, valueOf(draft)), record);
}
