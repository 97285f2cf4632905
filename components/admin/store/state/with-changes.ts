import type { Media, Step } from '@/content/exchange/studio-types';
import { pictureKey } from '@/content/lib/uploads';
import { draftKey, isOrder } from '../keys';
import type { World } from '../order';
import { nextSeq, withNewStep } from '../steps';
import type { ActionLabel } from '../store-strings';
import type { RecordKey } from '../studio-api';
import type { AnyDraft } from '../types';
import { unlessPublished } from './drafts';
import type { Wanted } from './events';
import { type State, withShown, type Write, writeKey } from './state';

/** A draft before and after a change. */
export type DraftChange = RecordKey & { readonly before: AnyDraft | null; readonly after: AnyDraft | null };

/**
 * The changes that take drafts to what is wanted of them; to none where that is what the website says. Orders are judged
 * last: whether one moves anything depends on the records that are there then.
 */
export function changesOf(world: World, wanted: readonly Wanted[]): DraftChange[] {
  const drafts = new Map(world.drafts);
  const isLast = ({ after }: Wanted) => after !== null && isOrder(after);
  const inOrder = [...wanted.filter((item) => !isLast(item)), ...wanted.filter(isLast)];
  const changes = inOrder.map(({ entity, id, after: given }) => {
    const key = draftKey(entity, id);
    const after = given && unlessPublished(given, { ...world, drafts });
    if (after === null) drafts.delete(key);
    else drafts.set(key, after);
    return { entity, id, before: world.drafts.get(key) ?? null, after };
  });
  return changes.filter(({ before, after }) => before !== null || after !== null);
}

/** The drafts as they are stored: next revision, now. */
export function stamped(state: State, changes: readonly DraftChange[], at: string): DraftChange[] {
  return changes.map((change) => {
    const { before, after } = change;
    if (after === null) return change;
    const rev = Math.max(before?.rev ?? 0, after.rev) + 1;
    return { ...change, after: { ...after, version: state.recordVersion, rev, savedAt: at } };
  });
}

/** Puts drafts in their places, to be stored. */
export function withDrafts(state: State, changes: readonly DraftChange[]): State {
  if (changes.length === 0) return state;
  const drafts = new Map(state.shown.drafts);
  const writes = changes.map(({ entity, id, after }): Write => {
    const key = draftKey(entity, id);
    if (after === null) drafts.delete(key);
    else drafts.set(key, after);
    return { store: 'drafts', key: [entity, id], value: after };
  });
  return withWrites(withShown(state, { drafts }), writes);
}

/** Takes pictures in, to be stored. A picture that is stored already keeps its path and gets its contents anew. */
export function withMedia(state: State, added: readonly Media[]): State {
  if (added.length === 0) return state;
  const media = new Map(state.shown.media);
  const writes = added.map((item): Write => {
    const key = pictureKey(item.path);
    const value = { ...item, path: media.get(key)?.path ?? item.path };
    media.set(key, value);
    return { store: 'media', key: value.hash, value };
  });
  return withWrites(withShown(state, { media }), writes);
}

/** A step with the next number, made of changes. */
export function makeStep(
  state: State,
  label: ActionLabel,
  changes: readonly DraftChange[],
  at: string,
): Step {
  const seq = nextSeq(state.shown.steps, at);
  return { seq, at, label: label.done, undoLabel: label.undo, undone: false, changes };
}

/** Takes a step into the history, or puts it in the place of the one with its number. */
export function withStep(state: State, step: Step): State {
  const { steps } = state.shown;
  const isNew = !steps.some(({ seq }) => seq === step.seq);
  const next = isNew ? withNewStep(steps, step) : steps.map((item) => (item.seq === step.seq ? step : item));
  const before = new Map(steps.map((item) => [item.seq, item]));
  const after = new Map(next.map((item) => [item.seq, item]));
  return withWrites(withShown(state, { steps: next }), [
    ...[...before.keys()]
      .filter((key) => !after.has(key))
      .map((key) => ({ store: 'steps', key, value: null }) as const),
    ...next
      .filter((item) => before.get(item.seq) !== item)
      .map((value) => ({ store: 'steps', key: value.seq, value }) as const),
  ]);
}

/** Takes a step out of the history: nothing of it has happened. */
export function withoutStep(state: State, gone: number): State {
  const steps = state.shown.steps.filter(({ seq }) => seq !== gone);
  return withWrites(withShown(state, { steps }), [{ store: 'steps', key: gone, value: null }]);
}

export function withWrites(state: State, writes: readonly Write[]): State {
  const unsaved = new Map(state.unsaved);
  for (const write of writes) unsaved.set(writeKey(write), write);
  return { ...state, unsaved };
}
