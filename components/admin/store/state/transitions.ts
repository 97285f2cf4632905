import { type Draft, type Media, type Step, mediaPathOf, pictureKey } from '@/lib/exchange';
import type { ManagedRecord } from '@/lib/records';
import { picturesIn } from '@/lib/pictures';
import { draftKey, isOrder, withId } from '../records';
import { joined, makeStep, type StepChange } from '../steps';
import type { AnyDraft, RecordKey, Recovery } from '../types';
import {
  changesOf,
  editDraft,
  withDrafts,
  withMedia,
  withRevision,
  withSent,
  withStep,
  withWrites,
  writeKey,
} from './drafts';
import { commitForms, finishTyping, reloadForms, renameForms, withForm } from './forms';
import {
  type Change,
  isDirty,
  startState,
  type State,
  type Transition,
  withShown,
  type Write,
} from './state';

const isReady = ({ shown }: State) => shown.status.phase === 'ready';

/** Saves everything and ends the current typing: further typing begins a new step. */
export const save = (state: State, at: string) => write(finishTyping(state, at), at);

/** Saves everything without ending the current typing: further typing grows the same step. */
export const autosave = (state: State, at: string) => write(commitForms(state, at), at);

/** Writes all unsaved entries, including those of a pending write: writing an entry twice is harmless. */
function write(state: State, at: string): Transition {
  const { save: before, status } = state.shown;
  if (status.phase !== 'ready') return [state];
  if (status.storage === 'memory' || state.unsaved.size === 0) {
    return [before.kind === 'saving' ? withShown(state, { save: { kind: 'saved', at } }) : state];
  }
  return [saving(state), [{ type: 'write', writes: [...state.unsaved.values()] }]];
}

/** Shows "saving", but keeps a failure visible until a save has succeeded. */
function saving(state: State): State {
  const { kind } = state.shown.save;
  return kind === 'idle' || kind === 'saved' ? withShown(state, { save: { kind: 'saving' } }) : state;
}

/** Saves, and drops recovery snapshots. */
export function saveAndDrop(state: State, keys: readonly RecordKey[], at: string): Transition {
  const [next, effects = []] = write(state, at);
  return [next, [...effects, { type: 'drop-snapshots', keys }]];
}

/** Pause in ms after which typing in the same field begins a new step. */
const PAUSE_MS = 800;

type Typing = {
  readonly formId: number;
  /** From `newId` for a new record. */
  readonly id: string;
  readonly value: ManagedRecord;
  readonly field: string;
  readonly media?: Media | undefined;
};

/** Sets the value of a form, saved soon; with a picture at once, in one transaction. */
export function typed(state: State, { formId, id, value, field, media }: Typing, at: string): Transition {
  const before = state.forms.get(formId);
  if (!isReady(state) || !before || before.isMissing) return [state];
  const time = Date.parse(at);
  const isContinued = before.typing?.field === field && time - before.typing.at < PAUSE_MS;
  // Another field or a pause ends the current step.
  const next = isContinued ? state : finishTyping(state, at);
  const form = next.forms.get(formId) ?? before;
  const named = withId({ entity: form.entity, id }, value);
  const typing = { field, at: time, step: form.typing?.step ?? null };
  const result = withForm(next, formId, { ...form, id, value: named, typing });
  return media ? autosave(withMedia(result, [media]), at) : [saving(result), [{ type: 'save-soon' }]];
}

/** Saves and closes a form. */
export function formClosed(state: State, formId: number, at: string): Transition {
  const [next, effects] = autosave(state, at);
  const forms = new Map(next.forms);
  forms.delete(formId);
  return [{ ...next, forms }, effects];
}

/** Applies a change of records and saves it. */
export function change(state: State, edit: Change, at: string): Transition {
  if (!isReady(state)) return [state];
  const next = changed(finishTyping(state, at), edit, at);
  return edit.isDiscard ? saveAndDrop(next, edit.drafts, at) : write(next, at);
}

function changed(state: State, { drafts, media = [], label, step, ...more }: Change, at: string): State {
  const changes = withRevision(changesOf(state.shown, drafts), at);
  const { renamed } = more;
  const newStep = label &&
    changes.length > 0 && { ...makeStep(state.shown.steps, label, changes, at), ...(renamed && { renamed }) };
  const last = newStep && more.isFollowUp && lastTyped(state, changes);
  const history = step ?? (last ? followedUp(last, newStep) : newStep);
  const next = withMedia(withDrafts(state, changes), media);
  const result = history ? withStep(next, history) : next;
  return reloadForms(renamed ? renameForms(result, renamed) : result, drafts);
}

function lastTyped({ shown: { steps } }: State, changes: readonly RecordKey[]): Step | null {
  const last = steps.at(-1);
  const isIn = (key: RecordKey) => changes.some(({ entity, id }) => key.entity === entity && key.id === id);
  return last && !last.undone && last.field !== undefined && last.changes.some(isIn) ? last : null;
}

/** Joins the last typing with its follow-up. Keeps `renamed` only if the joined changes contain the former id. */
function followedUp(last: Step, newStep: Step): Step {
  const changes = joined(last, newStep);
  const { renamed } = newStep;
  const isThere = changes.some(({ id }) => id === renamed?.from);
  return { ...last, changes, renamed: isThere ? renamed : undefined };
}

export type Handover = {
  /** `proposal`: its mark. */
  readonly to: 'file' | 'repository' | { readonly proposal: string };
  /** Drafts with the hash of the written value; null before the outcome is known. */
  readonly written: readonly { readonly draft: AnyDraft; readonly hash: string | null }[];
};

/** Marks drafts as handed over, unless edited since. A completed publication replaces earlier `sent` values. */
export function markWritten(before: State, { written, to }: Handover, at: string): Transition {
  if (!isReady(before)) return [before];
  const state = commitForms(before, at);
  const changes = written.flatMap(({ draft, hash }): readonly StepChange[] => {
    const { entity, id } = draft;
    const current = state.shown.drafts.get(draftKey({ entity, id }));
    if (current === undefined) return [];
    const sent = withSent(current, draft, state.shown.published, hash !== null && to === 'repository');
    // A draft edited meanwhile is not the exported one.
    const isSame = current.rev === draft.rev && current.savedAt === draft.savedAt;
    if (hash === null || !isSame) return [{ entity, id, before: current, after: sent }];
    const proposal = typeof to === 'object' ? to.proposal : undefined;
    const after = { ...sent, writtenHash: hash, writtenAt: at, proposal };
    return withRevision([{ entity, id, before: current, after }], at);
  });
  return write(withDrafts(state, changes), at);
}

/** Marks the drafts of closed proposals: `true` for published ones; the others can be changed again. */
export function endProposals(state: State, published: ReadonlyMap<string, boolean>, at: string): Transition {
  if (!isReady(state)) return [state];
  const changes = [...state.shown.drafts.values()].flatMap((before): readonly StepChange[] => {
    const isPublished = published.get(before.proposal ?? '');
    if (isPublished === undefined) return [];
    // The value of a returned proposal does not come online.
    const returned = 'sent' in before ? { sent: before.sent?.slice(0, -1) } : {};
    const after = isPublished ? { ...before, proposal: undefined } : editDraft<AnyDraft>(before, returned);
    return [{ entity: before.entity, id: before.id, before, after }];
  });
  return write(withDrafts(state, changes), at);
}

/** Removes stored entries from `unsaved`, notifies other tabs, and drops snapshots once everything is stored. */
export function saved(state: State, writes: readonly Write[], at: string): Transition {
  const unsaved = new Map(state.unsaved);
  for (const item of writes) {
    const key = writeKey(item);
    if (unsaved.get(key)?.value === item.value) unsaved.delete(key);
  }
  const isDone = unsaved.size === 0 && ![...state.forms.values()].some(isDirty);
  const next = {
    ...withShown(state, { save: isDone ? { kind: 'saved', at } : { kind: 'saving' } }),
    unsaved,
  };
  const { snapshots } = state;
  if (unsaved.size > 0 || snapshots.length === 0) return [next, [{ type: 'tell-tabs' }]];
  return [{ ...next, snapshots: [] }, [{ type: 'tell-tabs' }, { type: 'drop-snapshots', keys: snapshots }]];
}

/** Saves, and copies drafts to `localStorage`: the page may close after this tick, before the transaction ends. */
export function leave(state: State, at: string): Transition {
  const [next, effects = []] = autosave(state, at);
  const unsaved = effects.length === 0 ? [] : unsavedIn(next).drafts;
  const drafts = unsaved.filter((draft): draft is Draft => !isOrder(draft));
  if (drafts.length === 0) return [next, effects];
  return [{ ...next, snapshots: drafts }, [...effects, { type: 'keep-snapshots', drafts }]];
}

/** Returns drafts and pictures that are not stored yet. */
export function unsavedIn({ unsaved }: State): Recovery {
  const writes = [...unsaved.values()];
  return {
    drafts: writes.flatMap(({ store, value }) => (store === 'drafts' && value !== null ? [value] : [])),
    media: writes.flatMap(({ store, value }) => (store === 'media' && value !== null ? [value] : [])),
  };
}

/** Returns the pictures that no draft, step or open form refers to. */
export function unusedMedia({ shown: { drafts, steps, media }, forms }: State): Media[] {
  const past = steps.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
  const values = [...drafts.values(), ...past].flatMap((draft) =>
    draft !== null && 'op' in draft ? [draft.value] : [],
  );
  const typed = [...forms.values()].map(({ value }) => value);
  const paths = [...values, ...typed].flatMap((value) => picturesIn(value).map(mediaPathOf));
  const used = new Set(paths.map((path) => pictureKey(path ?? '')));
  return [...media].flatMap(([key, picture]) => (used.has(key) ? [] : [picture]));
}

/** Deletes pictures, as far as they are still unused. */
export function freePictures(state: State, wanted: readonly Media[], at: string): Transition {
  if (!isReady(state)) return [state];
  const unused = unusedMedia(state).filter((picture) => wanted.includes(picture));
  const media = new Map([...state.shown.media].filter(([, picture]) => !unused.includes(picture)));
  const writes = unused.map(({ hash }) => ({ store: 'media', key: hash, value: null }) as const);
  return write(withWrites(withShown(state, { media }), writes), at);
}

/** Resets the state after the store was erased. */
export function erased(state: State): Transition {
  const { published, status, isOutdated, storeName, hasEditing } = state.shown;
  const shown = { ...startState.shown, published, status, isOutdated, storeName, hasEditing };
  return [reloadForms({ ...state, shown, unsaved: new Map(), snapshots: [] }, 'all')];
}
