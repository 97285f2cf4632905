import type { Entity } from '@/content/registry';
import type { Core } from './core';
import { keepPersistently } from './keep-persistently';
import { needRecords } from './loading';
import { start } from './writer';

/** Saving and the store itself; none of it is a step of the history. */
export function createStoreActions(core: Core) {
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
    forgetRecovery: () => void dispatch({ type: 'noted', shown: { recovery: null } }),
    /** Loads the published records of entities; answers whether all have arrived. */
    needRecords: (wanted: readonly Entity[]) => needRecords(core, wanted),
    keepPersistently: () => keepPersistently(core.environment.storage),
    dismissNotice: () => void dispatch({ type: 'noted', shown: { notice: null } }),
    /** After a broken start: opens the store again. */
    retry: () => start(core),

    /** Everything a backup holds. Not made to wait for the store: a backup is wanted most when that does not answer. */
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

/** `studio`, `studio-2`, `studio-3` and so on: the old store is left alone. */
function nextName(name: string) {
  const number = Number(/-(\d+)$/.exec(name)?.[1] ?? 1);
  return `studio-${number + 1}`;
}
