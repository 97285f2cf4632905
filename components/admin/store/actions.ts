import type { Media } from '@/content/exchange/studio-types';
import { picturesIn } from '@/content/lib/pictures-in';
import { recordHash } from '@/content/lib/record-hash';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { Entity } from '@/content/registry';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import { type BrowserStorage, type Core, keepPersistently, writeFailed } from './core';
import { needRecords, needSchemas } from './loading';
import type * as allPlans from './plans';
import { start } from './writer';
import { readProfile } from './profile';
import { isOrder } from './records';
import type { Event, State } from './state/state';
import type { AnyDraft, MetaKey, Outcome, UserProfile, RecordKey, Snapshot, StorageInfo } from './types';

type Publication = Extract<Event, { readonly type: 'publish' }>;

const DONE: Outcome = { ok: true, value: undefined };
const READ_ONLY = { ok: false, reason: 'read-only' } as const;

const isReady = (core: Core) => core.getState().shown.status.phase === 'ready';

/** Loads the plans, right after the first screen: records can then be changed without the network. */
export const loadPlans = () => import('./plans').catch(() => null);

/** Actions on records, as `plans.ts` describes them. Each is one step of the history. */
function createRecordActions(core: Core) {
  /** Saves what open forms hold, then plans, then stores. */
  const action =
    <Args extends readonly unknown[], Value>(
      choose: (plans: typeof allPlans) => (snapshot: Snapshot, ...args: Args) => allPlans.Plan<Value>,
    ) =>
    async (...args: Args): Promise<Outcome<Value>> => {
      const plans = await loadPlans();
      if (plans === null) return { ok: false, reason: 'missing-part' };
      if (!isReady(core)) return READ_ONLY;
      const at = core.at();
      void core.dispatch({ type: 'save', at });
      const planned = choose(plans)(core.getState().shown, ...args);
      if (!planned.ok) return planned;
      const stored = await core.dispatch({ type: 'change', change: planned.change, at });
      return stored.ok ? { ok: true, value: planned.value } : stored;
    };
  const put = action((plans) => plans.planPut);
  const importChanges = action((plans) => plans.planImport);
  const duplicate = action((plans) => plans.planDuplicate);
  const undoRedo = action((plans) => plans.planUndoRedo);

  return {
    put: async (...args: Parameters<typeof put>) => {
      const [{ entity }] = args;
      await needSchemas(core, [entity]);
      return put(...args);
    },
    remove: action((plans) => plans.planRemove),
    restore: action((plans) => plans.planRestore),
    duplicate: (keys: readonly RecordKey[]) => duplicate(keys, core.environment.now()),
    setField: action((plans) => plans.planSetField),
    rename: action((plans) => plans.planRename),
    reorder: action((plans) => plans.planReorder),
    resolve: action((plans) => plans.planDecision),
    importChanges: async (...args: Parameters<typeof importChanges>): ReturnType<typeof importChanges> => {
      const entities = args[0].map(({ entity }) => entity);
      if (!(await needRecords(core, entities))) return { ok: false, reason: 'failed' };
      await needSchemas(core, entities);
      return importChanges(...args);
    },
    restoreVersion: action((plans) => plans.planRestoreVersion),
    undo: () => undoRedo('undo'),
    redo: () => undoRedo('redo'),
    discard: action((plans) => plans.planDiscard),
  };
}

/** Actions on metadata: profile, exports, quarantine, pictures, and what was published. Not undoable. */
function createMetaActions(core: Core) {
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

  async function setProfile(profile: UserProfile | null): Promise<Outcome> {
    const usable = readProfile(profile);
    if (profile !== null && usable === null) return { ok: false, reason: 'failed' };
    const outcome = await writeMeta('profile', usable);
    if (outcome.ok) await dispatch({ type: 'patched', shown: { profile: usable } });
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
      if (outcome.ok) await dispatch({ type: 'patched', shown: { quarantine } });
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

/** Returns how much of the browser's storage is used, and how safe it is. */
async function storageInfo(state: State, storage: BrowserStorage, userAgent: string): Promise<StorageInfo> {
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

/** Returns the pictures that no draft, step or open form names. */
function unusedMedia({ shown: { drafts, steps, media }, forms }: State): Media[] {
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

/** Actions on the store itself. Not undoable. */
function createStoreActions(core: Core) {
  const { dispatch } = core;
  const flush = () => dispatch({ type: 'save', at: core.at() });

  return {
    /** Writes everything unsaved at once (Ctrl/Cmd+S, route change, before publishing). */
    flush,
    /** Makes this tab the one that writes: the other one saves, releases the lock and becomes read-only. */
    workHere: () => {
      core.writer.send({ type: 'work-here' });
      return core.writer.settled();
    },
    forgetRecovery: () => void dispatch({ type: 'patched', shown: { recovery: null } }),
    /** Loads the published records of entities; answers whether all have arrived. */
    needRecords: (wanted: readonly Entity[]) => needRecords(core, wanted),
    keepPersistently: () => keepPersistently(core.environment.storage),
    dismissNotice: () => void dispatch({ type: 'patched', shown: { notice: null } }),
    /** After a broken start: opens the store again. */
    retry: () => start(core),

    /** Returns what a backup contains, without waiting for the store, which may not answer. */
    contents: async () => {
      void flush();
      const { drafts, media } = core.getState().shown;
      return { drafts: [...drafts.values()], media: [...media.values()] };
    },

    workWithoutSaving: async () => {
      core.store = null;
      await dispatch({ type: 'status', status: { phase: 'ready', storage: 'memory' } });
    },

    /** Leaves the old store alone and starts with an empty one, `studio-2`. */
    startNewStore: () => {
      const { storeName } = core.environment;
      storeName.set(nextName(storeName.get()));
      return start(core);
    },
  };
}

/** Returns `studio-2` after `studio`, `studio-3` after that, and so on. */
function nextName(name: string) {
  const number = Number(/-(\d+)$/.exec(name)?.[1] ?? 1);
  return `studio-${number + 1}`;
}

/** All actions of the studio. */
export const createActions = (core: Core) => ({
  ...createRecordActions(core),
  ...createMetaActions(core),
  ...createStoreActions(core),
});
