import type { Media, Step } from '@/content/exchange/studio-types';
import { picturesIn } from '@/content/lib/pictures-in';
import { recordHash } from '@/content/lib/record-hash';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import { type BrowserStorage, type Core, writeFailed } from './core';
import { needRecords, needSchemas } from './loading';
import {
  type Plan,
  planDecision,
  planDuplicate,
  planImport,
  planPut,
  planRemove,
  planRename,
  planReorder,
  planRestore,
  planRestoreVersion,
  planSetField,
  planUndoRedo,
} from './plans';
import { readProfile } from './profile';

import { draftKey, isOrder, recordsLabel, type Snapshot } from './records';
import { type State, snapshotOf } from './state/state';
import type {
  AnyDraft,
  ImportAction,
  ImportedChange,
  MetaKey,
  Outcome,
  Profile,
  RecordKey,
  Resolution,
  StorageInfo,
} from './types';

type Known = { readonly steps: readonly Step[]; readonly now: Date };

/** Changes records in one step: what open editors hold is kept first, then planned for, then stored. */
async function act<Value>(
  core: Core,
  plan: (snapshot: Snapshot, known: Known) => Plan<Value>,
): Promise<Outcome<Value>> {
  if (core.getState().shown.status.phase !== 'ready') return { ok: false, reason: 'read-only' };
  const now = core.environment.now();
  const at = now.toISOString();
  void core.dispatch({ type: 'save', at });
  const state = core.getState();
  const snapshot = snapshotOf(state);
  if (!snapshot) return { ok: false, reason: 'read-only' };
  const planned = plan(snapshot, { steps: state.shown.steps, now });
  if (!planned.ok) return planned;
  const stored = await core.dispatch({ type: 'change', change: planned.change, at });
  return stored.ok ? { ok: true, value: planned.value } : stored;
}

type Keys = readonly RecordKey[];
type Pictures = readonly Media[];

/**
 * Changes to records. Each call is one step of the history, undone and redone as a whole. Screens reach them through `later-actions.ts`.
 */
export function createRecordActions(core: Core) {
  return {
    /** Gives a record other values; begins it where there is none. */
    put: async (key: RecordKey, value: ManagedRecord, media?: Pictures) => {
      await needSchemas(core, [key.entity]);
      return act(core, (snapshot) => planPut(snapshot, key, value, media));
    },
    /** Published records become drafts of a deletion, new ones leave the list; undo brings both back. */
    remove: (keys: Keys) => act(core, (snapshot) => planRemove(snapshot, keys)),
    /** Takes deletions back, with the values that the records had when they were deleted. */
    restore: (keys: Keys) => act(core, (snapshot) => planRestore(snapshot, keys)),
    /** Copies stand at the end of the list; the outcome has their ids in the order of `keys`. */
    duplicate: (keys: Keys) => act(core, (snapshot, known) => planDuplicate(snapshot, keys, known)),
    /** Sets one field of many records, such as the category. */
    setField: (keys: Keys, field: string, value: unknown) =>
      act(core, (snapshot) => planSetField(snapshot, keys, field, value)),
    /** Gives a record that was never published another id. `isFollowUp`: the id follows the title that was just typed. */
    rename: (from: RecordKey, wanted: string, isFollowUp = false) =>
      act(core, (snapshot, { steps }) => planRename(snapshot, from, wanted, { steps, isFollowUp })),
    /** Sets the display order; `ids` are all rows of the entity. */
    reorder: (entity: Entity, ids: readonly string[]) =>
      act(core, (snapshot) => planReorder(snapshot, entity, ids)),
    resolve: (key: RecordKey, resolution: Resolution) =>
      act(core, (snapshot) => planDecision(snapshot, key, resolution)),
    importChanges: async (
      changes: readonly ImportedChange[],
      media: Pictures,
      action: ImportAction = 'imported',
    ) => {
      const imported = changes.map(({ entity }) => entity);
      if (!(await needRecords(core, imported))) return { ok: false, reason: 'failed' } as const;
      await needSchemas(core, imported);
      return act(core, () => planImport(changes, media, action));
    },
    /** Brings back what a record was before or after a step of the activity list. */
    restoreVersion: (step: Step, key: RecordKey, side: 'before' | 'after') =>
      act(core, (snapshot) => planRestoreVersion(snapshot, step, key, side)),
    undo: () => act(core, (snapshot, { steps }) => planUndoRedo(snapshot, steps, 'undo')),
    redo: () => act(core, (snapshot, { steps }) => planUndoRedo(snapshot, steps, 'redo')),
    /** Throws drafts away; the id `#order` names the order of an entity. */
    discard: (keys: Keys) => discard(core, keys),
  };
}

async function discard(core: Core, given: Keys): Promise<Outcome> {
  const at = core.at();
  void core.dispatch({ type: 'save', at });
  const snapshot = snapshotOf(core.getState());
  if (!snapshot || core.getState().shown.status.phase !== 'ready') return { ok: false, reason: 'read-only' };
  const keys = given.filter(({ entity, id }) => snapshot.drafts.has(draftKey(entity, id)));
  if (keys.length === 0) return { ok: false, reason: 'nothing' };
  const label = recordsLabel('discarded', snapshot, keys);
  return core.dispatch({ type: 'discard', keys, label, at });
}

const DONE: Outcome = { ok: true, value: undefined };
const READ_ONLY = { ok: false, reason: 'read-only' } as const;

const isReady = (core: Core) => core.getState().shown.status.phase === 'ready';

/**
 * What is kept beside the drafts: profile, folder, last write, quarantine, pictures, and that drafts were handed over. None
 * of it is a step of the history. Screens reach it through `later-actions.ts`.
 */
export function createBesideActions(core: Core) {
  const { dispatch } = core;

  /** Other tabs are told. Without a store it is a matter of this tab alone. */
  async function store(write: (store: StudioStore) => Promise<WriteOutcome>): Promise<Outcome> {
    if (!isReady(core)) return READ_ONLY;
    if (!core.store) return DONE;
    const outcome = await write(core.store);
    if (!outcome.ok) await writeFailed(core, outcome.reason);
    else core.channel?.post({ kind: 'changed', store: core.store.name });
    return outcome.ok ? DONE : outcome;
  }

  const writeMeta = (key: MetaKey, value: unknown) =>
    store(({ write }) => write([{ store: 'meta', key, value }]));

  async function setProfile(profile: Profile | null): Promise<Outcome> {
    const usable = readProfile(profile);
    if (profile !== null && usable === null) return { ok: false, reason: 'failed' };
    const outcome = await writeMeta('profile', usable);
    if (outcome.ok) await dispatch({ type: 'noted', shown: { profile: usable } });
    return outcome;
  }

  return {
    /** Publish, before it is known whether it will succeed: from here on the website may show these drafts as they are. */
    noteSending: async (drafts: readonly AnyDraft[]): Promise<Outcome> => {
      const written = drafts.map((draft) => ({ draft, hash: null }));
      return isReady(core)
        ? dispatch({ type: 'publish', written, to: 'repository', at: core.at() })
        : READ_ONLY;
    },

    /** Publish: marks drafts as written, if they still are what was written (same `rev`). */
    markWritten: async (
      drafts: readonly AnyDraft[],
      to: 'file' | 'repository' = 'file',
    ): Promise<Outcome> => {
      const hashed = drafts.map(async (draft) => ({
        draft,
        hash: await recordHash(isOrder(draft) ? draft.ids : draft.value),
      }));
      const written = await Promise.all(hashed);
      return isReady(core) ? dispatch({ type: 'publish', written, to, at: core.at() }) : READ_ONLY;
    },

    storageInfo: async (): Promise<Outcome<StorageInfo>> => {
      const { storage, userAgent } = core.environment;
      return { ok: true, value: await storageInfo(core.getState(), storage, userAgent) };
    },

    freeUnusedPictures: async (): Promise<Outcome<{ readonly bytes: number }>> => {
      const unused = unusedMedia(core.getState());
      const hashes = unused.map(({ hash }) => hash);
      const outcome = await dispatch({ type: 'pictures-freed', hashes, at: core.at() });
      if (!outcome.ok) return outcome;
      return { ok: true, value: { bytes: unused.reduce((sum, { bytes }) => sum + bytes, 0) } };
    },

    setProfile,
    writeMeta,

    readMeta: async (key: MetaKey): Promise<Outcome<unknown>> => {
      try {
        return core.store ? { ok: true, value: await core.store.readMeta(key) } : READ_ONLY;
      } catch {
        // The connection was closed meanwhile.
        return { ok: false, reason: 'closed' };
      }
    },

    deleteQuarantined: async (id: number) => {
      const outcome = await store(({ write }) => write([{ store: 'quarantine', key: id, value: null }]));
      const quarantine = core.getState().shown.quarantine.filter((entry) => entry.id !== id);
      if (outcome.ok) await dispatch({ type: 'noted', shown: { quarantine } });
      return outcome;
    },

    /** Log Out: forgets folder and profile; the drafts stay. */
    forgetIdentity: async () => {
      const forgotten = await writeMeta('folder', null);
      return forgotten.ok ? setProfile(null) : forgotten;
    },

    /** Erases drafts, pictures, history, profile and folder of this browser. */
    eraseEverything: async () => {
      const outcome = await store(({ erase }) => erase());
      if (!outcome.ok) return outcome;
      core.environment.snapshots.replace([]);
      return dispatch({ type: 'erased' });
    },
  };
}

/** How much of the browser's storage is used, and how safe it is there. */
export async function storageInfo(
  state: State,
  storage: BrowserStorage,
  userAgent: string,
): Promise<StorageInfo> {
  const unusedPictures = unusedMedia(state).reduce((sum, { bytes }) => sum + bytes, 0);
  const answers = storage && (await Promise.all([storage.estimate(), storage.persisted()]).catch(() => null));
  const [estimate, isPersistent] = answers ?? [{}, false];
  return {
    used: estimate.usage ?? null,
    quota: estimate.quota ?? null,
    isPersistent,
    mayExpire: !isPersistent && isSafari(userAgent),
    unusedPictures,
  };
}

/** Pictures that no draft, no step of the history and no open editor names. */
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

/** Safari, and every browser on iOS: they erase what a site stored after seven days without a visit. */
function isSafari(userAgent: string) {
  return /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
}

/** Everything that can be done with records and with what is kept beside them. */
export const createActions = (core: Core) => ({ ...createRecordActions(core), ...createBesideActions(core) });
