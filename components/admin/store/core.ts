import { memoize } from '@/lib/text';
import type { z, Entity, ManagedRecord } from '@/lib/records';
import type { openStore, StudioStore, WriteOutcome } from './browser/idb-store';
import type { RecoverySnapshots } from './browser/recovery-snapshots';
import type { LockRequests, openChannel } from './browser/tabs';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type * as allEditing from './editing';
import { type Effect, startState, type State, type Transition, type Write, withShown } from './state/state';
import type { Outcome, StudioState, WriteFailure } from './types';
import type { WriterEvent, WriterTimer } from './writer-state';

/** Browser APIs that the studio uses; tests replace them. */
export type Environment = {
  /** Loads the published records of an entity, in display order. */
  readonly loadRecords: (entity: Entity) => Promise<readonly ManagedRecord[]>;
  readonly loadSchema: (entity: Entity) => Promise<z.ZodMiniObject>;
  /** Build id of this page: a tab with another build has other published content. */
  readonly build: string;
  readonly openStore: typeof openStore;
  readonly openChannel: typeof openChannel;
  readonly locks: LockRequests;
  /** Ms that a reloading page may hold its lock (`opening`), and that a tab may take to release it (`asking`). */
  readonly writerTimers: Readonly<Record<WriterTimer, number>>;
  readonly snapshots: RecoverySnapshots;
  /** Whether the previous page in this tab was the writer: after a reload the tab writes again. */
  readonly wasWriter: { readonly get: () => boolean; readonly set: (isWriter: boolean) => void };
  readonly storeName: { readonly get: () => string; readonly set: (name: string) => void };
  readonly storage: BrowserStorage;
  readonly isSecure: boolean;
  readonly userAgent: string;
  readonly now: () => Date;
};

export type Editing = typeof allEditing;

/** What is loaded for entities: each promise resolves to false on failure, and is replaced by null. */
export type Arrivals = Map<Entity, Promise<boolean> | null>;

/** State of the tab, with the browser APIs that its effects use. */
export type Core = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly environment: Environment;
  /** Updates the visible state without storing anything. */
  readonly show: (patch: Partial<StudioState>) => void;
  /** Runs a transition; resolves after its writes. Does nothing before `editing.ts` is loaded. */
  readonly edit: (make: (editing: Editing, state: State, at: string) => Transition) => Promise<Outcome>;
  /** Returns the current ISO time. */
  readonly at: () => string;
  /** Entities whose records and schemas were requested. */
  readonly records: Arrivals;
  readonly schemas: Arrivals;
  /** Null until `loadEditing`. */
  editing: Editing | null;
  store: StudioStore | null;
  channel: ReturnType<typeof openChannel> | null;
  /** Coordinates which tab writes (`writer.ts`). */
  readonly writer: {
    readonly send: (event: WriterEvent) => void;
    /** Reads the store again in a read-only tab. */
    readonly refresh: () => void;
    /** Resolves once the tab writes, reads or has no store. */
    readonly settled: () => Promise<void>;
  };
  /** Counts starts: a start compares the number to detect that a later one has replaced it. */
  starts: number;
  /** Number of forms created; the next `formId` follows from it. */
  forms: number;
};

/** Maximum delay between a change and its save, in ms. */
export const AUTOSAVE_MS = 400;

export const DONE: Outcome = { ok: true, value: undefined };

/** Creates the studio's core; `makeEnvironment` is called at first use, never on the server. */
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
  const askToKeep = memoize(() => requestPersistence(core.environment.storage));

  function run(effect: Effect): Promise<Outcome> | void {
    switch (effect.type) {
      case 'save-soon':
        // Throttles instead of debouncing: continuous typing must be saved, too.
        return void (saving ??= setTimeout(autosave, AUTOSAVE_MS));
      case 'write':
        clearTimeout(saving);
        saving = undefined;
        return write(core, effect.writes);
      case 'keep-snapshots':
        return core.environment.snapshots.keep(effect.drafts);
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
    show: (patch) => setState(withShown(store.getState(), patch)),
    edit: async (make) => {
      if (core.editing === null) return DONE;
      const [next, effects = []] = make(core.editing, store.getState(), core.at());
      setState(next);
      const outcomes = effects.map(run);
      return outcomes.find((outcome) => outcome !== undefined) ?? DONE;
    },
    at: () => core.environment.now().toISOString(),
    records: new Map(),
    schemas: new Map(),
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

/** Shows why a write failed; `lock-lost` is sent to the writer's state machine instead. */
export function writeFailed(core: Core, reason: WriteFailure) {
  if (reason === 'lock-lost') core.writer.send({ type: 'fenced' });
  else core.show({ save: { kind: 'failed', reason } });
}

/** Subset of `navigator.storage`; undefined where the browser does not support it. */
type BrowserStorage = Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;

/** Requests persistent storage, so that the browser does not evict drafts; resolves to whether it was granted. */
export async function requestPersistence(storage: BrowserStorage) {
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // Opaque origins reject.
    return false;
  }
}
