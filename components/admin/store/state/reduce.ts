import type { Media, Step } from '@/content/exchange/studio-types';
import { draftKey } from '../records';
import { joined } from '../steps';
import type { RecordKey, StudioState } from '../types';
import {
  changesOf,
  type DraftChange,
  makeStep,
  withRevision,
  withDrafts,
  withMedia,
  withSent,
  withStep,
  withWrites,
} from './drafts';
import {
  type Change,
  type Effect,
  type Event,
  isDirty,
  type State,
  unsavedRecords,
  withShown,
  type Write,
  writeKey,
} from './state';
import { closeForm, commitForms, finishTyping, openForm, reloadForms, renameForms, typeIn } from './forms';
import { load } from './on-load';

type Reduced = readonly [State, readonly Effect[]];

const NONE: readonly Effect[] = [];

/** Events that only the writing tab accepts. */
const CHANGES: readonly Event['type'][] = ['change', 'publish', 'typed', 'pictures-freed'];

/** Returns the state after an event and the effects to run. Pure. */
export function reduce(state: State, event: Event): Reduced {
  if (state.shown.status.phase !== 'ready' && CHANGES.includes(event.type)) return [state, NONE];
  switch (event.type) {
    case 'change':
      return changed(state, event.change, event.at);
    case 'save':
      return save((event.isAuto ? commitForms : finishTyping)(state, event.at), event.at);
    case 'publish':
      return save(publish(commitForms(state, event.at), event), event.at);
    case 'form-opened':
      return [openForm(state, event), NONE];
    case 'typed':
      return event.media
        ? save(takePicture(state, event, event.media), event.at)
        : typed(state, typeIn(state, event));
    case 'form-closed':
      return closed(save(commitForms(state, event.at), event.at), event.formId);
    case 'content':
      return [content(state, event), NONE];
    case 'schemas':
      return [withShown(state, { published: state.shown.published.withSchemas(event.schemas) }), NONE];
    case 'status':
      return [withShown(state, { status: event.status }), NONE];
    case 'loaded':
      return recovered(load(state, event), event);
    case 'saved':
      return saved(state, event.writes, event.at);
    case 'failed':
      // Not a failure of the store: the takeover between tabs follows.
      if (event.reason === 'lock-lost') return [state, NONE];
      return [withShown(state, { save: { kind: 'failed', reason: event.reason } }), NONE];
    case 'leaving':
      return leave(state, event.at);
    case 'release':
      return release(state, event.at);
    case 'lock-lost':
      return [withShown(release(state, event.at)[0], { save: { kind: 'idle' } }), NONE];
    case 'pictures-freed':
      return save(freePictures(state, event.hashes), event.at);
    case 'erased':
      return [erase(state), [{ type: 'tell-tabs' }]];
    case 'patched':
      return [withShown(state, event.shown), NONE];
  }
}

const content = (state: State, { records, recordVersion }: Extract<Event, { type: 'content' }>): State => ({
  ...withShown(state, { published: state.shown.published.withRecords(records) }),
  recordVersion,
});

/** Writes everything unsaved, also what is being written: a write that was cut short costs nothing. */
function save(state: State, at: string): Reduced {
  const { save: before, status } = state.shown;
  if (status.phase !== 'ready') return [state, NONE];
  if (status.storage === 'memory' || state.unsaved.size === 0) {
    return [before.kind === 'saving' ? withShown(state, { save: { kind: 'saved', at } }) : state, NONE];
  }
  return [saving(state), [{ type: 'write', writes: [...state.unsaved.values()] }]];
}

function saveWith(state: State, at: string, effect: Effect): Reduced {
  const [next, effects] = save(state, at);
  return [next, [...effects, effect]];
}

/** Drops snapshots that equal the store at once, the others when their drafts are stored. */
function recovered(
  state: State,
  { snapshots, at }: Pick<Extract<Event, { type: 'loaded' }>, 'snapshots' | 'at'>,
) {
  const keys = snapshots.filter((draft) => !state.snapshots.includes(draft));
  return saveWith(state, at, { type: 'drop-snapshots', keys });
}

/** Keeps a failure visible until a save has succeeded. */
function saving(state: State): State {
  const { kind } = state.shown.save;
  return kind === 'idle' || kind === 'saved' ? withShown(state, { save: { kind: 'saving' } }) : state;
}

/** Stores a picture at once, in one transaction with the draft that names it. */
function takePicture(state: State, event: Extract<Event, { readonly type: 'typed' }>, picture: Media): State {
  return commitForms(withMedia(typeIn(state, event), [picture]), event.at);
}

const typed = (before: State, next: State): Reduced =>
  next === before ? [next, NONE] : [saving(next), [{ type: 'save-soon' }]];

const closed = ([state, effects]: Reduced, formId: number): Reduced => [closeForm(state, formId), effects];

function changed(state: State, made: Change, at: string): Reduced {
  const next = change(state, made, at);
  return made.isDiscard ? saveWith(next, at, { type: 'drop-snapshots', keys: made.drafts }) : save(next, at);
}

function change(state: State, { drafts, media = [], label, step, ...more }: Change, at: string): State {
  const saved = finishTyping(state, at);
  const changes = withRevision(saved, changesOf(saved.shown, drafts), at);
  const isNothing = label === undefined || changes.length === 0;
  const { renamed } = more;
  const made = isNothing ? null : { ...makeStep(saved, label, changes, at), ...(renamed && { renamed }) };
  const next = withMedia(withDrafts(saved, changes), media);
  const last = more.isFollowUp ? lastTyped(saved, changes) : null;
  const history = step ?? (last && made ? followedUp(last, made) : made);
  const shown = history === null ? next : withStep(next, history);
  return reloadForms(renamed ? renameForms(shown, renamed) : shown, drafts);
}

/** Returns the last step if it is typing in one of the records that change. */
function lastTyped({ shown: { steps } }: State, changes: readonly RecordKey[]): Step | null {
  const last = steps.at(-1);
  const isIn = (key: RecordKey) => changes.some(({ entity, id }) => key.entity === entity && key.id === id);
  return last && !last.undone && last.field !== undefined && last.changes.some(isIn) ? last : null;
}

/** Joins what was typed last and what followed from it. A record that begins with this step has had no other id. */
function followedUp(last: Step, made: Step): Step {
  const changes = joined(last, made);
  const { renamed } = made;
  const isThere = changes.some(({ id }) => id === renamed?.from);
  return { ...last, changes, renamed: isThere ? renamed : undefined };
}

function publish(state: State, { written, to, at }: Extract<Event, { readonly type: 'publish' }>): State {
  const changes = written.flatMap(({ draft, hash }): readonly DraftChange[] => {
    const { entity, id } = draft;
    const current = state.shown.drafts.get(draftKey(entity, id));
    if (current === undefined) return [];
    const sent = withSent(current, draft, state.shown, hash !== null && to === 'repository');
    // Edited meanwhile, so it is not what was exported.
    const isSame = current.rev === draft.rev && current.savedAt === draft.savedAt;
    if (hash === null || !isSame) return [{ entity, id, before: current, after: sent }];
    const after = { ...sent, writtenHash: hash, writtenAt: at };
    return withRevision(state, [{ entity, id, before: current, after }], at);
  });
  return withDrafts(state, changes);
}

function saved(state: State, writes: readonly Write[], at: string): Reduced {
  const unsaved = new Map(state.unsaved);
  for (const write of writes) {
    const key = writeKey(write);
    if (unsaved.get(key)?.value === write.value) unsaved.delete(key);
  }
  const isDone = unsaved.size === 0 && ![...state.forms.values()].some(isDirty);
  const shown: Pick<StudioState, 'save'> = { save: isDone ? { kind: 'saved', at } : { kind: 'saving' } };
  const next = { ...withShown(state, shown), unsaved };
  const { snapshots } = state;
  if (unsaved.size > 0 || snapshots.length === 0) return [next, [{ type: 'tell-tabs' }]];
  return [{ ...next, snapshots: [] }, [{ type: 'tell-tabs' }, { type: 'drop-snapshots', keys: snapshots }]];
}

/** Writes, and copies to `localStorage`: the page may be gone after this tick, before the transaction ends. */
function leave(state: State, at: string): Reduced {
  const [next, effects] = save(commitForms(state, at), at);
  const drafts = effects.length === 0 ? [] : unsavedRecords(next);
  if (drafts.length === 0) return [next, effects];
  return [{ ...next, snapshots: drafts }, [...effects, { type: 'keep-snapshots', drafts }]];
}

/** Makes the tab read-only and writes for the last time. */
function release(state: State, at: string): Reduced {
  if (state.shown.status.phase !== 'ready') return [state, NONE];
  const [next, effects] = save(commitForms(state, at), at);
  return [withShown(next, { status: { phase: 'reading', since: 'lock-lost' } }), effects];
}

function freePictures(state: State, hashes: readonly string[]): State {
  const media = new Map([...state.shown.media].filter(([, { hash }]) => !hashes.includes(hash)));
  return withWrites(
    withShown(state, { media }),
    hashes.map((key) => ({ store: 'media', key, value: null })),
  );
}

function erase(state: State): State {
  const shown = {
    drafts: new Map(),
    steps: [],
    media: new Map(),
    quarantine: [],
    profile: null,
    notice: null,
    recovery: null,
    save: { kind: 'idle' },
  } as const;
  return reloadForms({ ...withShown(state, shown), unsaved: new Map(), snapshots: [] }, 'all');
}
