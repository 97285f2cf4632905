import { buildDay, isShownOn } from '@/lib/records';
import { pictureKey, type Draft } from '@/lib/exchange';
import { scheduleOf } from '@/content/registry';
import { ownLabels, titleIn } from '../labels';
import { draftKey, isSameChange, recordDraft } from '../records';
import type { StepChange } from '../steps';
import type { Notice, RecordKey, Recovery, Snapshot, StudioState } from '../types';
import { editDraft, rebase, withChanges, withDrafts, withMedia, withRevision } from './drafts';
import { commitForms, reloadForms } from './forms';
import { type Entries, type State, type Transition, withShown } from './state';
import { saveAndDrop, unsavedIn } from './transitions';

/** Loads a store. The writer adds its unsaved entries, rebases and recovers; a reader keeps them as `recovery`. */
export function load(
  before: State,
  { hasNewer, snapshots, ...entries }: Entries,
  beside: Pick<StudioState, 'status' | 'profile' | 'storeName'>,
  at: string,
): Transition {
  const state = commitForms(before, at);
  const isOutdated = state.shown.isOutdated || hasNewer;
  const loaded: State = {
    ...withShown(state, { ...entries, ...beside, isOutdated, save: { kind: 'idle' }, notice: null }),
    unsaved: new Map(),
    snapshots: [],
  };
  const current =
    beside.status.phase === 'reading'
      ? withRecovery(loaded, unsavedIn(state))
      : recoverSnapshots(rebaseDrafts(carryOver(loaded, state, at), at), snapshots, at);
  // Drops snapshots that the store already contains; the others are dropped once their drafts are stored.
  const known = snapshots.filter((draft) => !current.snapshots.includes(draft));
  return saveAndDrop(reloadForms(current, 'all'), known, at);
}

/** Adds entries that the store does not contain to `recovery`, and removes stored ones from it. */
function withRecovery(state: State, { drafts, media }: Recovery): State {
  const { recovery: before, drafts: storedDrafts, media: storedMedia } = state.shown;
  const known = new Map([...(before?.drafts ?? []), ...drafts].map((draft) => [draftKey(draft), draft]));
  const lost = {
    drafts: [...known]
      .filter(([key, draft]) => !isSameChange(draft, storedDrafts.get(key)))
      .map(([, draft]) => draft),
    media: [...(before?.media ?? []), ...media].filter(({ path }) => !storedMedia.has(pictureKey(path))),
  };
  return withShown(state, { recovery: lost.drafts.length + lost.media.length > 0 ? lost : null });
}

/** Stores this tab's unsaved entries if they are newer than the stored ones; moves the others to `recovery`. */
function carryOver(state: State, before: State, at: string): State {
  const { drafts, media } = unsavedIn(before);
  const changes = drafts.map((after) => {
    const { entity, id } = after;
    return { entity, id, before: state.shown.drafts.get(draftKey({ entity, id })) ?? null, after };
  });
  // Either suffices: the clock may have been set back, and without a store `rev` restarts.
  const newer = changes.filter(
    ({ before, after }) => !before || before.rev < after.rev || before.savedAt < after.savedAt,
  );
  const older = changes.filter((change) => !newer.includes(change)).map(({ after }) => after);
  const apart = withRecovery(state, { drafts: older, media: newer.length === 0 ? media : [] });
  if (newer.length === 0) return apart;
  return withChanges(withMedia(apart, media), ownLabels.carriedOver, newer, at);
}

/** Rebases drafts, or removes those that are online. Adds no step: Undo would revert what others published. */
function rebaseDrafts(state: State, at: string): State {
  const snapshot = state.shown;
  const changes = [...snapshot.drafts.values()].flatMap((draft): StepChange[] => {
    const after = rebase(draft, snapshot);
    return after === draft ? [] : [{ entity: draft.entity, id: draft.id, before: draft, after }];
  });
  const next = withDrafts(state, withRevision(changes, at));
  const merged = changes.filter(({ after }) => after !== null);
  if (merged.length > 0) {
    return withNotice(next, { kind: 'merged', titles: merged.map((change) => titleIn(snapshot, change)) });
  }
  const scheduled = changes.filter((change) => isScheduled(snapshot, change));
  const online = changes.filter((change) => !scheduled.includes(change));
  const titles = online.map((change) => titleIn(snapshot, change));
  return withNotice(next, { kind: 'published', titles, scheduled });
}

/** Applies newer recovery snapshots, each as one step: Undo leads from one tab's text to the other's. */
function recoverSnapshots(state: State, snapshots: readonly Draft[], at: string): State {
  const recoverable = snapshots
    .filter((draft) => {
      const stored = recordDraft(state.shown.drafts, draft);
      // Compares `rev`, not time: the clock may have been set back since the draft was stored.
      return stored === null || (draft.rev > stored.rev && !isSameChange(draft, stored));
    })
    .sort((a, b) => a.rev - b.rev);
  const next = recoverable.reduce((before, draft) => recoverSnapshot(before, draft, at), state);
  const titles = new Set(recoverable.map((draft) => titleIn(next.shown, draft)));
  return withNotice({ ...next, snapshots: recoverable }, { kind: 'recovered', titles: [...titles] });
}

function recoverSnapshot(state: State, draft: Draft, at: string): State {
  const { entity, id, op, value } = draft;
  const before = recordDraft(state.shown.drafts, draft);
  const after = before === null ? draft : editDraft(before, { op, value });
  return withChanges(state, ownLabels.recovered, [{ entity, id, before, after }], at);
}

const withNotice = (state: State, notice: Notice): State =>
  notice.titles.length + (notice.scheduled?.length ?? 0) === 0 ? state : withShown(state, { notice });

/** Whether a published record is on no page of this build because of its schedule. */
function isScheduled({ published }: Snapshot, key: RecordKey) {
  const record = published.record(key);
  return record !== null && !isShownOn(scheduleOf(key.entity, record), buildDay());
}
