import { draftKey } from '../keys';
import { titleIn } from '../labels';
import { storeStrings } from '../store-strings';
import type { Notice } from '../types';
import { rebase } from './drafts';
import type { Event } from './events';
import { keepTyped, reloadForms } from './forms';
import { recover, type RescueCopy } from './rescue-copy';
import { type State, withShown, worldOf } from './state';
import { type DraftChange, makeStep, stamped, withDrafts, withMedia, withStep } from './with-changes';

const { labels } = storeStrings;

/**
 * Takes in what a store holds. The tab that writes brings it up to date: what this tab held without a store, what has
 * been published since, and rescue copies. A tab that only shows takes it as it is.
 */
export function load(
  before: State,
  { stored, status, copies, at }: Extract<Event, { type: 'loaded' }>,
): State {
  const state = keepTyped(before, at);
  const { hasNewer, ...shown } = stored;
  const isOutdated = state.shown.isOutdated || hasNewer;
  const loaded: State = {
    ...withShown(state, { ...shown, status, isOutdated, save: { kind: 'idle' }, notice: null }),
    unsaved: new Map(),
    copied: [],
  };
  const current =
    status.phase === 'reading'
      ? loaded
      : recoverCopies(rebaseDrafts(carryOver(loaded, state, at), at), copies, at);
  return reloadForms(current, 'all');
}

/** Stores what this tab held while it had no store, or lost it: everything that is newer than what the store has. */
function carryOver(state: State, before: State, at: string): State {
  const carried = [...before.unsaved.values()];
  const changes = carried.flatMap((write): DraftChange[] => {
    if (write.store !== 'drafts' || write.value === null) return [];
    const [entity, id] = write.key;
    const stored = state.shown.drafts.get(draftKey(entity, id)) ?? null;
    const { rev, savedAt } = write.value;
    // Either is enough: the clock may have been set back, and without a store `rev` counts from the beginning.
    const isNewer = stored === null || stored.rev < rev || stored.savedAt < savedAt;
    return isNewer ? [{ entity, id, before: stored, after: write.value }] : [];
  });
  if (changes.length === 0) return state;
  const media = carried.flatMap((write) => (write.store === 'media' && write.value ? [write.value] : []));
  const made = stamped(state, changes, at);
  const next = withDrafts(withMedia(state, media), made);
  return withStep(next, makeStep(state, labels.carriedOver, made, at));
}

/**
 * Takes all drafts to today's published content: those that are online vanish without a question, those that merge
 * cleanly are rebased, disputed ones stay as they are and need review. None of it is a step of the history: taking it back
 * would take back what others have published.
 */
function rebaseDrafts(state: State, at: string): State {
  const world = worldOf(state);
  if (!world) return state;
  const changes = [...world.drafts.values()].flatMap((draft): DraftChange[] => {
    const after = rebase(draft, world);
    return after === draft ? [] : [{ entity: draft.entity, id: draft.id, before: draft, after }];
  });
  const next = withDrafts(state, stamped(state, changes, at));
  const merged = changes.filter(({ after }) => after !== null);
  const told = merged.length > 0 ? merged : changes;
  const titles = told.map((change) => titleIn(world, change));
  return withNotice(next, merged.length > 0 ? 'merged' : 'published', titles);
}

/** Applies rescue copies to the drafts, as one step; their records are shown anew in open editors. */
export function recoverCopies(state: State, copies: readonly RescueCopy[], at: string): State {
  const world = worldOf(state);
  if (!world) return state;
  const found = copies.flatMap((copy) => recover(copy, world) ?? []);
  if (found.length === 0) return state;
  const changes = found.map(({ copy: { entity, id }, after }) => ({
    entity,
    id,
    before: world.drafts.get(draftKey(entity, id)) ?? null,
    after,
  }));
  const made = stamped(state, changes, at);
  const past = made.map((change, index) => ({ ...change, before: found[index]?.before ?? null }));
  const next = withStep(withDrafts(state, made), makeStep(state, labels.recovered, past, at));
  const disputed = found.filter(({ isDisputed }) => isDisputed);
  const told = disputed.length > 0 ? disputed : found;
  const now = worldOf(next) ?? world;
  const titles = told.map(({ copy }) => titleIn(now, copy));
  const copied = [...state.copied, ...found.map(({ copy }) => copy)];
  const noted = withNotice({ ...next, copied }, disputed.length > 0 ? 'disputed' : 'recovered', titles);
  return reloadForms(noted, made);
}

const withNotice = (state: State, kind: Notice['kind'], titles: readonly string[]): State =>
  titles.length === 0 ? state : withShown(state, { notice: { kind, titles } });
