import type { Media } from '@/lib/exchange';
import { recordHash, type Entity } from '@/lib/records';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import { type Core, DONE, type Editing, requestPersistence, writeFailed } from './core';
import { loadEditing, needRecords, needSchemas } from './loading';
import type { Plan } from './plans';
import { start } from './writer';
import { readProfile } from './profile';
import { isOrder } from './records';
import type { Handover } from './state/transitions';
import type { AnyDraft, MetaKey, Outcome, UserProfile, RecordKey, Snapshot } from './types';

const READ_ONLY = { ok: false, reason: 'read-only' } as const;

const flush = (core: Core) => core.edit(({ save }, state, at) => save(state, at));

const isReady = (core: Core) => core.getState().shown.status.phase === 'ready';

/** Actions on records, planned by `plans.ts`. Each one adds one undoable step to the history. */
function createRecordActions(core: Core) {
  /** Saves open forms, plans the change, then stores it. */
  const action =
    <Args extends readonly unknown[], Value>(
      choose: (editing: Editing) => (snapshot: Snapshot, ...args: Args) => Plan<Value>,
    ) =>
    async (...args: Args): Promise<Outcome<Value>> => {
      const editing = await loadEditing(core);
      if (editing === null) return { ok: false, reason: 'missing-part' };
      if (!isReady(core)) return READ_ONLY;
      void flush(core);
      const planned = choose(editing)(core.getState().shown, ...args);
      if (!planned.ok) return planned;
      const stored = await core.edit(({ change }, state, at) => change(state, planned.change, at));
      return stored.ok ? { ok: true, value: planned.value } : stored;
    };
  const put = action((plans) => plans.planPut);
  const remove = action((plans) => plans.planRemove);
  const importChanges = action((plans) => plans.planImport);
  const duplicate = action((plans) => plans.planDuplicate);
  const undoRedo = action((plans) => plans.planUndoRedo);

  return {
    put: async (...args: Parameters<typeof put>) => {
      const [{ entity }] = args;
      await needSchemas(core, [entity]);
      return put(...args);
    },
    /** @param to - English path to which the addresses of their pages are to lead. */
    remove: async (keys: readonly RecordKey[], to?: string): ReturnType<typeof remove> => {
      if (to === undefined) return remove(keys);
      if (!(await needRecords(core, ['redirects']))) return { ok: false, reason: 'failed' };
      return remove(keys, { to, now: core.environment.now() });
    },
    restore: action((plans) => plans.planRestore),
    duplicate: (keys: readonly RecordKey[]) => duplicate(keys, core.environment.now()),
    edit: action((plans) => plans.planEdit),
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
  /** Writes to the store and notifies other tabs. Without a store, the change stays in this tab's memory. */
  async function store(write: (store: StudioStore) => Promise<WriteOutcome>): Promise<Outcome> {
    if (!isReady(core)) return READ_ONLY;
    if (!core.store) return DONE;
    const outcome = await write(core.store);
    if (!outcome.ok) writeFailed(core, outcome.reason);
    else core.channel?.post({ kind: 'changed', store: core.store.name });
    return outcome.ok ? DONE : outcome;
  }

  const writeMeta = (key: MetaKey, value: unknown) =>
    store(({ write }) => write([{ store: 'meta', key, value }]));

  async function setProfile(profile: UserProfile | null): Promise<Outcome> {
    const usable = readProfile(profile);
    if (profile !== null && usable === null) return { ok: false, reason: 'failed' };
    const outcome = await writeMeta('profile', usable);
    if (outcome.ok) core.show({ profile: usable });
    return outcome;
  }

  const unusedPictures = () => core.editing?.unusedMedia(core.getState()) ?? [];
  const bytesOf = (pictures: readonly Media[]) => pictures.reduce((sum, { bytes }) => sum + bytes, 0);

  const mark = async (handover: Handover) =>
    isReady(core) ? core.edit((editing, state, at) => editing.markWritten(state, handover, at)) : READ_ONLY;

  return {
    /** Marks drafts before publishing: the website may show them even if the request fails. */
    markSending: (drafts: readonly AnyDraft[]) =>
      mark({ to: 'repository', written: drafts.map((draft) => ({ draft, hash: null })) }),

    /** Marks drafts as exported, published or proposed, unless they were edited since (same `rev` and `savedAt`). */
    markWritten: async (drafts: readonly AnyDraft[], to: Handover['to'] = 'file') => {
      const hashed = drafts.map(async (draft) => ({
        draft,
        hash: await recordHash(isOrder(draft) ? draft.ids : draft.value),
      }));
      return mark({ to, written: await Promise.all(hashed) });
    },

    /** Ends the waiting of drafts whose proposal was published (`true`), returned or withdrawn. */
    endProposals: async (published: ReadonlyMap<string, boolean>) =>
      core.edit((editing, state, at) => editing.endProposals(state, published, at)),

    /** Returns bytes of the browser's storage, null if not reported, and whether the browser may erase it. */
    storageInfo: async () => {
      const { storage, userAgent } = core.environment;
      const answers =
        storage && (await Promise.all([storage.estimate(), storage.persisted()]).catch(() => null));
      const [{ usage = null, quota = null }, isPersistent] = answers ?? [{}, false];
      const mayExpire = !isPersistent && isSafari(userAgent);
      return { used: usage, quota, isPersistent, mayExpire, unusedPictures: bytesOf(unusedPictures()) };
    },

    /** Lists the pictures of this browser that no draft, step of the history or open form refers to. */
    unusedPictures,

    /** Deletes unused pictures, by default all. Not undoable. */
    freeUnusedPictures: async (wanted?: readonly Media[]): Promise<Outcome<{ readonly bytes: number }>> => {
      if (!isReady(core)) return READ_ONLY;
      const unused = unusedPictures().filter((picture) => wanted?.includes(picture) ?? true);
      const outcome = await core.edit(({ freePictures }, state, at) => freePictures(state, unused, at));
      return outcome.ok ? { ok: true, value: { bytes: bytesOf(unused) } } : outcome;
    },

    setProfile,
    writeMeta,

    readMeta: async (key: MetaKey): Promise<Outcome<unknown>> => {
      try {
        return core.store ? { ok: true, value: await core.store.readMeta(key) } : READ_ONLY;
      } catch {
        // Another tab or the browser closed the connection.
        return { ok: false, reason: 'closed' };
      }
    },

    deleteQuarantined: async (id: number) => {
      const outcome = await store(({ write }) => write([{ store: 'quarantine', key: id, value: null }]));
      const quarantine = core.getState().shown.quarantine.filter((entry) => entry.id !== id);
      if (outcome.ok) core.show({ quarantine });
      return outcome;
    },

    /** Log Out: deletes folder and profile; drafts remain. */
    forgetIdentity: async () => {
      const forgotten = await writeMeta('folder', null);
      return forgotten.ok ? setProfile(null) : forgotten;
    },

    /** Erases drafts, pictures, history, profile and folder of this browser. */
    eraseEverything: async () => {
      const outcome = await store(({ erase }) => erase());
      if (!outcome.ok) return outcome;
      core.environment.snapshots.replace([]);
      core.show({ profile: null });
      return core.edit(({ erased }, state) => erased(state));
    },
  };
}

/** Detects Safari and all iOS browsers: they erase a site's storage after seven days without a visit. */
function isSafari(userAgent: string) {
  return /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
}

function createStoreActions(core: Core) {
  return {
    /** Writes everything unsaved at once (Ctrl/Cmd+S, route change, before publishing). */
    flush: () => flush(core),
    /** Makes this tab the writer: the other tab saves, releases the lock and becomes read-only. */
    workHere: () => {
      core.writer.send({ type: 'work-here' });
      return core.writer.settled();
    },
    forgetRecovery: () => core.show({ recovery: null }),
    needRecords: (wanted: readonly Entity[]) => needRecords(core, wanted),
    needEditing: async () => (await loadEditing(core)) !== null,
    requestPersistence: () => requestPersistence(core.environment.storage),
    dismissNotice: () => core.show({ notice: null }),
    retry: () => start(core),

    /** Returns what a backup contains, without waiting for the store, which may not answer. */
    contents: async () => {
      void flush(core);
      const { drafts, media } = core.getState().shown;
      return { drafts: [...drafts.values()], media: [...media.values()] };
    },

    workWithoutSaving: async () => {
      core.store = null;
      core.show({ status: { phase: 'ready', storage: 'memory' }, storeName: null });
    },

    /** Keeps the old store unchanged and starts with an empty one, such as `studio-2`. */
    startNewStore: () => {
      const { storeName } = core.environment;
      storeName.set(nextName(storeName.get()));
      return start(core);
    },
  };
}

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
