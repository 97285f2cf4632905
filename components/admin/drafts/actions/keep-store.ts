import { recordHash } from '@/content/lib/record-hash';
import type { Core } from '../core';
import { draftKey, isOrder } from '../keys';
import { readProfile } from '../profile';
import { begin, showErased, start } from '../start';
import { keepPersistently, storageInfo, unusedMedia } from '../storage';
import { createMemoryStore } from '../store/memory-store';
import type { DraftWrite, WriteOutcome } from '../store/store';
import type { StoreActions } from '../studio-api';
import type { AnyDraft, Outcome } from '../types';
import { commit, failed, write } from '../write';

const DONE: Outcome = { ok: true, value: undefined };
const NO_STORE: Outcome<never> = { ok: false, reason: 'read-only' };

/** Saving, the store itself, and what is kept beside the drafts; none of it is a step of the history. */
export function createStoreActions(core: Core): StoreActions {
  async function flush(): Promise<Outcome> {
    const outcomes = await Promise.all([...core.sessions].map((session) => session.flush()));
    return outcomes.find(({ ok }) => !ok) ?? DONE;
  }

  async function setMeta(key: 'profile' | 'folder' | 'lastWrite', value: unknown): Promise<Outcome> {
    if (!core.store) return NO_STORE;
    return said(core, await core.store.setMeta(key, value));
  }

  return {
    flush,

    markWritten: async (drafts) => {
      const hashed = await Promise.all(
        drafts.map(
          async (draft) => [draft, await recordHash(isOrder(draft) ? draft.ids : draft.value)] as const,
        ),
      );
      return core.enqueue(async () => {
        const changes = hashed.flatMap(([draft, hash]) => writtenChange(core, draft, hash));
        return changes.length === 0 ? { ok: false, reason: 'nothing' } : write(core, { changes });
      });
    },

    contents: async () => {
      await flush();
      const { drafts, media } = core.getState();
      const all = new Map<string, AnyDraft>(drafts);
      // What could not be saved belongs into a backup most of all.
      for (const session of core.sessions) {
        const draft = session.unsaved();
        if (draft) all.set(draftKey(draft.entity, draft.id), draft);
      }
      return { drafts: [...all.values()], media: [...media.values()] };
    },

    setProfile: async (profile) => {
      const usable = readProfile(profile);
      if (profile !== null && usable === null) return { ok: false, reason: 'failed' };
      const outcome = await setMeta('profile', usable);
      if (outcome.ok) showProfile(core, usable);
      return outcome;
    },

    readMeta: async (key) => {
      if (!core.store) return NO_STORE;
      try {
        return { ok: true, value: await core.store.getMeta(key) };
      } catch {
        // The connection was closed meanwhile.
        return { ok: false, reason: 'closed' };
      }
    },

    writeMeta: setMeta,
    storageInfo: () => storageInfo(core),
    keepPersistently: () => keepPersistently(core.environment.storage),

    freeUnusedPictures: () =>
      core.enqueue(async () => {
        const unused = unusedMedia(core);
        const outcome = await commit(core, { droppedMedia: unused.map(({ hash }) => hash) });
        if (!outcome.ok) return outcome;
        return { ok: true, value: { bytes: unused.reduce((sum, { bytes }) => sum + bytes, 0) } };
      }),

    deleteQuarantined: async (id) => {
      if (!core.store) return NO_STORE;
      const outcome = said(core, await core.store.deleteQuarantined(id));
      if (outcome.ok)
        core.patch({ quarantine: core.getState().quarantine.filter((entry) => entry.id !== id) });
      return outcome;
    },

    forgetIdentity: async () => {
      const forgotten = [await setMeta('folder', null), await setMeta('profile', null)];
      const refused = forgotten.find(({ ok }) => !ok);
      if (refused) return refused;
      showProfile(core, null);
      return DONE;
    },

    eraseEverything: () =>
      core.enqueue(async () => {
        if (!core.store) return NO_STORE;
        const outcome = said(core, await core.store.erase());
        if (!outcome.ok) return outcome;
        core.environment.rescue.replace([]);
        showErased(core);
        if (core.store.name) core.channel?.post({ kind: 'erased', store: core.store.name });
        return outcome;
      }),

    retry: () => start(core),

    workWithoutSaving: async () => {
      const { drafts, steps, media } = core.getState();
      const memory = createMemoryStore({ drafts: drafts.values(), steps, media: media.values() });
      await begin(core, memory);
    },

    startNewStore: () => {
      const { storeName } = core.environment;
      storeName.set(nextName(storeName.get()));
      return start(core);
    },

    dismissNotice: () => core.patch({ notice: null }),
  };
}

/** Marks a draft that is still the one that was written; one that was edited meanwhile is not what was written. */
function writtenChange(core: Core, draft: AnyDraft, writtenHash: string): DraftWrite[] {
  const current = core.getState().drafts.get(draftKey(draft.entity, draft.id));
  if (current?.rev !== draft.rev || current.savedAt !== draft.savedAt) return [];
  const after: AnyDraft = { ...draft, writtenHash, writtenAt: core.environment.now().toISOString() };
  return [{ entity: draft.entity, id: draft.id, expected: current, after }];
}

function said(core: Core, outcome: WriteOutcome): Outcome {
  if (outcome.ok) return DONE;
  return failed(core, outcome.reason === 'conflict' ? 'failed' : outcome.reason);
}

function showProfile(core: Core, profile: ReturnType<typeof readProfile>) {
  core.patch({ profile });
  if (core.store?.name) core.channel?.post({ kind: 'profile', store: core.store.name });
}

/** `studio`, `studio-2`, `studio-3` and so on: the old store is left alone. */
function nextName(name: string) {
  const number = Number(/-(\d+)$/.exec(name)?.[1] ?? 1);
  return `studio-${number + 1}`;
}
