import { memoize } from '@/content/lib/memoize';
import type { z } from '@/content/lib/zod';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { openStore, StudioStore, WriteOutcome } from './browser/idb-store';
import type { RecoverySnapshots } from './browser/recovery-snapshots';
import type { LockRequests, TabChannel, TabMessage } from './browser/tabs';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { reduce } from './state/reduce';
import { type Effect, type Event, startState, type State, type Write } from './state/state';
import type { Outcome, RecordForms, WriteFailure } from './types';
import type { WriterEvent, WriterTimer } from './writer-state';

/** What the studio uses of the browser; tests replace it. */
export type Environment = RecordForms & {
  /** Loads the published records of an entity, in display order. */
  readonly loadRecords: (entity: Entity) => Promise<readonly ManagedRecord[]>;
  readonly loadSchema: (entity: Entity) => Promise<z.ZodMiniObject>;
  /** Names what this page was built from: a tab with another build has other content. */
  readonly build: string;
  readonly openStore: typeof openStore;
  readonly openChannel: (onMessage: (message: TabMessage) => void) => TabChannel;
  readonly locks: LockRequests;
  /**
   * In milliseconds. `opening`: how long a page that is being reloaded may keep its lock. `asking`: how long another tab
   * may take to save and release before it counts as hanging.
   */
  readonly writerTimers: Readonly<Record<WriterTimer, number>>;
  readonly snapshots: RecoverySnapshots;
  /** Whether the page before this one wrote, in the same tab: a reload goes on writing. */
  readonly wasWriter: { readonly get: () => boolean; readonly set: (isWriter: boolean) => void };
  /** Where the name of the store in use is remembered. */
  readonly storeName: { readonly get: () => string; readonly set: (name: string) => void };
  readonly storage: BrowserStorage;
  readonly isSecure: boolean;
  readonly userAgent: string;
  readonly now: () => Date;
};

/** The tab's state, changed by `dispatch` alone, and the browser that its effects reach. */
export type Core = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly environment: Environment;
  /** Applies an event; resolves once what it wrote is stored, or could not be. */
  readonly dispatch: (event: Event) => Promise<Outcome>;
  /** ISO time. */
  readonly at: () => string;
  /** Loads of records by entity; each resolves to whether they arrived. */
  readonly records: Map<Entity, Promise<boolean>>;
  /** Entities whose records could not be loaded. */
  readonly missing: Set<Entity>;
  /** Entities whose schemas are here. */
  readonly schemas: Set<Entity>;
  hasAskedToKeep: boolean;
  store: StudioStore | null;
  channel: TabChannel | null;
  /** Which tab writes. */
  readonly writer: {
    readonly send: (event: WriterEvent) => void;
    /** Reads the store again in a tab that only shows it. */
    readonly refresh: () => void;
    /** Resolves once the tab writes, reads or has no store. */
    readonly settled: () => Promise<void>;
  };
  /** Counts starts, so that one overtaken by another can tell. */
  starts: number;
  /** Counts forms. */
  forms: number;
};

const DONE: Promise<Outcome> = Promise.resolve({ ok: true, value: undefined });
const CLOSED: Promise<WriteOutcome> = Promise.resolve({ ok: false, reason: 'closed' });

/**
 * The studio before its start: nothing loaded, nothing open.
 * @param makeEnvironment - called at first use, which is never on the server.
 */
export function createCore(
  makeEnvironment: () => Environment,
  makeWriter: (core: Core) => Core['writer'],
): Core {
  const { setState, ...store } = createStore(() => startState);
  const environment = memoize(makeEnvironment);
  const writer = memoize(() => makeWriter(core));
  const autosave = createAutosave(() => void core.dispatch({ type: 'save', at: core.at(), isAuto: true }));

  const core: Core = {
    ...store,
    get environment() {
      return environment();
    },
    dispatch: (event) => {
      const [next, effects] = reduce(store.getState(), event);
      setState(next, true);
      const outcomes = effects.map((effect) => run(core, autosave, effect));
      return outcomes.find((outcome) => outcome !== null) ?? DONE;
    },
    at: () => core.environment.now().toISOString(),
    records: new Map(),
    missing: new Set(),
    schemas: new Set(),
    store: null,
    channel: null,
    hasAskedToKeep: false,
    starts: 0,
    forms: 0,
    get writer() {
      return writer();
    },
  };
  return core;
}

/** Runs an effect; its outcome is dispatched as an event. */
function run(
  core: Core,
  autosave: ReturnType<typeof createAutosave>,
  effect: Effect,
): Promise<Outcome> | null {
  const { snapshots } = core.environment;
  switch (effect.type) {
    case 'save-soon':
      autosave.request();
      return null;
    case 'write':
      autosave.cancel();
      return (core.store?.write(effect.writes) ?? CLOSED).then((outcome) =>
        written(core, effect.writes, outcome),
      );
    case 'keep-snapshots':
      snapshots.keep(effect.drafts);
      return null;
    case 'drop-snapshots':
      snapshots.drop(effect.keys);
      return null;
    case 'tell-tabs':
      if (core.store) core.channel?.post({ kind: 'changed', store: core.store.name });
      void askToKeep(core);
      return null;
  }
}

/** Dispatches the outcome of a write. */
async function written(core: Core, writes: readonly Write[], outcome: WriteOutcome): Promise<Outcome> {
  const at = core.at();
  if (outcome.ok) return core.dispatch({ type: 'saved', writes, at });
  await writeFailed(core, outcome.reason);
  return outcome;
}

/** Dispatches why a write failed, and informs the takeover when another tab was the reason. */
export async function writeFailed(core: Core, reason: WriteFailure) {
  await core.dispatch({ type: 'failed', reason });
  if (reason === 'lock-lost') core.writer.send({ type: 'fenced' });
}

/** Asks once per page, after the first draft: some browsers prompt the visitor. */
async function askToKeep(core: Core) {
  if (core.hasAskedToKeep) return;
  core.hasAskedToKeep = true;
  await keepPersistently(core.environment.storage);
}

/** Longest time between a change and its save, in milliseconds. */
export const AUTOSAVE_MS = 400;

/**
 * Calls `save` 400 ms after the first of several changes: steady typing does not put it off, and every change is
 * saved.
 */
export function createAutosave(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    request: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        save();
      }, AUTOSAVE_MS);
    },
    /** Cancels a pending save; everything is being saved already. */
    cancel,
  };
}

/** The used part of `navigator.storage`; undefined where the browser has none. */
export type BrowserStorage = Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;

/** Asks the browser not to erase the drafts by itself; returns whether it agreed. */
export async function keepPersistently(storage: BrowserStorage) {
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // Opaque origins reject.
    return false;
  }
}
