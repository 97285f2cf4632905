import type { Entity } from '@/content/registry';
import { recordHash } from '@/content/lib/record-hash';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import type { Core } from './core';
import { isOrder } from './keys';
import { readProfile } from './profile';
import { keepPersistently, storageInfo, unusedMedia } from './storage';
import type { MetaKey } from './studio-api';
import type { AnyDraft, Outcome, Profile } from './types';
import { needRecords } from './loading';
import { start, workHere } from './writer';

const DONE: Outcome = { ok: true, value: undefined };
const READ_ONLY = { ok: false, reason: 'read-only' } as const;

/** Saving, the store itself, and what is kept beside the drafts; none of it is a step of the history. */
export function createStoreActions(core: Core) {
  const { dispatch } = core;
  const flush = () => dispatch({ type: 'save', at: core.at() });

  return {
    ...createBesideActions(core),
    /** Writes everything unsaved at once (Ctrl/Cmd+S, route change, before publishing). */
    flush,
    /** Makes this tab the one that writes: the other one saves, lets go and becomes read-only. */
    workHere: () => workHere(core),
    /** Loads the published records of entities; answers whether all have arrived. */
    needRecords: (wanted: readonly Entity[]) => needRecords(core, wanted),
    keepPersistently: () => keepPersistently(core.environment.storage),
    dismissNotice: () => void dispatch({ type: 'noted', shown: { notice: null } }),
    /** After a broken start: opens the store again. */
    retry: () => start(core),

    /** Publish: marks drafts as written, if they still are what was written (same `rev`). */
    markWritten: async (drafts: readonly AnyDraft[]): Promise<Outcome> => {
      const hashed = drafts.map(async (draft) => ({
        draft,
        hash: await recordHash(isOrder(draft) ? draft.ids : draft.value),
      }));
      const written = await Promise.all(hashed);
      return isReady(core) ? dispatch({ type: 'publish', written, at: core.at() }) : READ_ONLY;
    },

    /** Everything a backup holds. Not made to wait for the store: a backup is wanted most when that does not answer. */
    contents: async () => {
      void flush();
      const { drafts, media } = core.getState().shown;
      return { drafts: [...drafts.values()], media: [...media.values()] };
    },

    storageInfo: () => storageInfo(core.getState(), core.environment.storage, core.environment.userAgent),

    freeUnusedPictures: async (): Promise<Outcome<{ readonly bytes: number }>> => {
      const unused = unusedMedia(core.getState());
      const hashes = unused.map(({ hash }) => hash);
      const outcome = await dispatch({ type: 'pictures-freed', hashes, at: core.at() });
      if (!outcome.ok) return outcome;
      return { ok: true, value: { bytes: unused.reduce((sum, { bytes }) => sum + bytes, 0) } };
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

const isReady = (core: Core) => core.getState().shown.status.phase === 'ready';

/** Profile, folder, last write and quarantine: entries that no draft names. */
function createBesideActions(core: Core) {
  const { dispatch } = core;

  /** Other tabs are told. Without a store it is a matter of this tab alone. */
  async function store(write: (store: StudioStore) => Promise<WriteOutcome>): Promise<Outcome> {
    if (!isReady(core)) return READ_ONLY;
    if (!core.store) return DONE;
    const outcome = await write(core.store);
    if (!outcome.ok) await dispatch({ type: 'failed', reason: outcome.reason, at: core.at() });
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
      core.environment.rescue.replace([]);
      return dispatch({ type: 'erased' });
    },
  };
}

/** `studio`, `studio-2`, `studio-3` and so on: the old store is left alone. */
function nextName(name: string) {
  const number = Number(/-(\d+)$/.exec(name)?.[1] ?? 1);
  return `studio-${number + 1}`;
}
