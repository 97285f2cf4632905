import type { Media } from '@/content/exchange/studio-types';
import { picturesIn } from '@/content/lib/pictures-in';
import { recordHash } from '@/content/lib/record-hash';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { ManagedRecord } from '@/content/registry';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import { type BrowserStorage, type Core, writeFailed } from './core';
import { needRecords, needSchemas } from './loading';
import {
  type Plan,
  planDecision,
  planDiscard,
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
import { isOrder } from './records';
import type { Event, State } from './state/state';
import type {
  AnyDraft,
  ImportAction,
  ImportedChange,
  MetaKey,
  Outcome,
  Profile,
  RecordKey,
  Snapshot,
  StorageInfo,
} from './types';

type Publication = Extract<Event, { readonly type: 'publish' }>;

const DONE: Outcome = { ok: true, value: undefined };
const READ_ONLY = { ok: false, reason: 'read-only' } as const;

const isReady = (core: Core) => core.getState().shown.status.phase === 'ready';

/** Changes records in one step: saves what open forms hold, then plans, then stores. */
async function act<Value>(core: Core, plan: (snapshot: Snapshot) => Plan<Value>): Promise<Outcome<Value>> {
  if (!isReady(core)) return READ_ONLY;
  const at = core.at();
  void core.dispatch({ type: 'save', at });
  const planned = plan(core.getState().shown);
  if (!planned.ok) return planned;
  const stored = await core.dispatch({ type: 'change', change: planned.change, at });
  return stored.ok ? { ok: true, value: planned.value } : stored;
}

/** Actions on records, as `plans.ts` describes them. Each is one step of the history. */
export function createRecordActions(core: Core) {
  const action =
    <Args extends readonly unknown[], Value>(plan: (snapshot: Snapshot, ...args: Args) => Plan<Value>) =>
    (...args: Args) =>
      act(core, (snapshot) => plan(snapshot, ...args));
  return {
    put: async (key: RecordKey, value: ManagedRecord, media?: readonly Media[]) => {
      await needSchemas(core, [key.entity]);
      return act(core, (snapshot) => planPut(snapshot, key, value, media));
    },
    remove: action(planRemove),
    restore: action(planRestore),
    duplicate: (keys: readonly RecordKey[]) =>
      act(core, (snapshot) => planDuplicate(snapshot, keys, core.environment.now())),
    setField: action(planSetField),
    rename: action(planRename),
    reorder: action(planReorder),
    resolve: action(planDecision),
    importChanges: async (
      changes: readonly ImportedChange[],
      media: readonly Media[],
      label: ImportAction = 'imported',
    ) => {
      const imported = changes.map(({ entity }) => entity);
      if (!(await needRecords(core, imported))) return { ok: false, reason: 'failed' } as const;
      await needSchemas(core, imported);
      return act(core, () => planImport(changes, media, label));
    },
    restoreVersion: action(planRestoreVersion),
    undo: () => act(core, (snapshot) => planUndoRedo(snapshot, 'undo')),
    redo: () => act(core, (snapshot) => planUndoRedo(snapshot, 'redo')),
    discard: action(planDiscard),
  };
}

/** Actions on metadata: profile, exports, quarantine, pictures, and what was published. Not undoable. */
export function createMetaActions(core: Core) {
  const { dispatch } = core;

  /** Writes, and tells other tabs. Without a store the change is in this tab alone. */
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

  async function publish(written: Publication['written'], to: Publication['to']) {
    return isReady(core) ? dispatch({ type: 'publish', written, to, at: core.at() }) : READ_ONLY;
  }

  return {
    /** Notes drafts that are about to be published: from here on the website may show them, whatever the answer is. */
    noteSending: (drafts: readonly AnyDraft[]) =>
      publish(
        drafts.map((draft) => ({ draft, hash: null })),
        'repository',
      ),

    /** Marks drafts as exported or published, if they still have the same `rev`. */
    markWritten: async (drafts: readonly AnyDraft[], to: Publication['to'] = 'file') => {
      const hashed = drafts.map(async (draft) => ({
        draft,
        hash: await recordHash(isOrder(draft) ? draft.ids : draft.value),
      }));
      return publish(await Promise.all(hashed), to);
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

/** All actions that the first screen does without. */
export const createActions = (core: Core) => ({ ...createRecordActions(core), ...createMetaActions(core) });
