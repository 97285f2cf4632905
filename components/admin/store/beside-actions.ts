import { recordHash } from '@/content/lib/record-hash';
import type { StudioStore, WriteOutcome } from './browser/idb-store';
import { type Core, writeFailed } from './core';
import { isOrder } from './keys';
import { readProfile } from './profile';
import { storageInfo, unusedMedia } from './storage';
import type { MetaKey, StorageInfo } from './studio-api';
import type { AnyDraft, Outcome, Profile } from './types';

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
