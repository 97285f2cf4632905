import { memoize } from '@/content/lib/memoize';
import type { z } from '@/content/lib/zod';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { openStore, StudioStore, WriteOutcome } from './browser/idb-store';
import type { RecoverySnapshots } from './browser/recovery-snapshots';
import type { LockRequests, TabChannel, TabMessage } from './browser/tabs';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type * as allEditing from './editing';
import { type Effect, startState, type State, type Transition, type Write, withShown } from './state/state';
import type { Outcome, RecordForms, StudioState, WriteFailure } from './types';
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

export type Editing = typeof allEditing;

/** The tab's state, and the browser that its effects reach. */
export type Core = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly environment: Environment;
  /** Changes what the screens see, where nothing has to be stored. */
  readonly show: (shown: Partial<StudioState>) => void;
  /**
   * Makes a transition; resolves once what it wrote is stored, or could not be. Does nothing before the part that
   * edits is loaded.
   */
  readonly edit: (make: (editing: Editing, state: State, at: string) => Transition) => Promise<Outcome>;
  /** ISO time. */
  readonly at: () => string;
  /** Loads of records by entity; each resolves to whether they arrived. */
  readonly records: Map<Entity, Promise<boolean>>;
  /** Entities whose records could not be loaded. */
  readonly missing: Set<Entity>;
  /** Entities whose schemas are here. */
  readonly schemas: Set<Entity>;
  /** Null until `loadEditing`. */
  editing: Editing | null;
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

/** Longest time between a change and its save, in milliseconds. */
export const AUTOSAVE_MS = 400;

export const DONE: Outcome = { ok: true, value: undefined };

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
  let saving: ReturnType<typeof setTimeout> | undefined;
  const autosave = () => {
    saving = undefined;
    void core.edit((editing, ...now) => editing.autosave(...now));
  };
  // Once per page, after the first draft: some browsers prompt the visitor.
  const askToKeep = memoize(() => keepPersistently(core.environment.storage));

  function run(effect: Effect): Promise<Outcome> | void {
    switch (effect.type) {
      case 'save-soon':
        // Not put off by the next one: steady typing is saved, too.
        return void (saving ??= setTimeout(autosave, AUTOSAVE_MS));
      case 'write':
        clearTimeout(saving);
        saving = undefined;
        return write(core, effect.writes);
      case 'keep-snapshots':
        return void core.environment.snapshots.keep(effect.drafts);
      case 'drop-snapshots':
        return core.environment.snapshots.drop(effect.keys);
      case 'tell-tabs':
        if (core.store) core.channel?.post({ kind: 'changed', store: core.store.name });
        void askToKeep();
    }
  }

  const core: Core = {
    ...store,
    get environment() {
      return environment();
    },
    get writer() {
      return writer();
    },
    show: (shown) => setState(withShown(store.getState(), shown)),
    edit: async (make) => {
      if (core.editing === null) return DONE;
      const [next, effects = []] = make(core.editing, store.getState(), core.at());
      setState(next);
      const outcomes = effects.map(run);
      return outcomes.find((outcome) => outcome !== undefined) ?? DONE;
    },
    at: () => core.environment.now().toISOString(),
    records: new Map(),
    missing: new Set(),
    schemas: new Set(),
    editing: null,
    store: null,
    channel: null,
    starts: 0,
    forms: 0,
  };
  return core;
}

async function write(core: Core, writes: readonly Write[]): Promise<Outcome> {
  const outcome: WriteOutcome = (await core.store?.write(writes)) ?? { ok: false, reason: 'closed' };
  if (outcome.ok) return core.edit(({ saved }, state, at) => saved(state, writes, at));
  writeFailed(core, outcome.reason);
  return outcome;
}

/** Shows why a write failed, or informs the takeover when another tab was the reason. */
export function writeFailed(core: Core, reason: WriteFailure) {
  if (reason === 'lock-lost') core.writer.send({ type: 'fenced' });
  else core.show({ save: { kind: 'failed', reason } });
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
