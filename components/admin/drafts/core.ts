import type { Draft } from '@/content/lib/studio-types';
import type { TabChannel, TabMessage } from './channel';
import type { EditSession } from './edit-session-types';
import type { RecordLocks } from './locks';
import type { World } from './order';
import type { Published } from './published';
import type { Rescue } from './rescue';
import type { openStore } from './store/open-store';
import type { StudioStore } from './store/store';
import type { Content, RecordKey, Schemas } from './studio-api';
import type { Outcome, StudioState } from './types';

/** Everything that the studio takes from the browser; tests give it something else. */
export type Environment = {
  readonly loadContent: () => Promise<Content>;
  readonly loadSchemas: () => Promise<Schemas>;
  readonly openStore: typeof openStore;
  readonly openChannel: (onMessage: (message: TabMessage) => void) => TabChannel;
  readonly locks: RecordLocks;
  readonly rescue: Rescue;
  /** Where the name of the store in use is remembered. */
  readonly storeName: { readonly get: () => string; readonly set: (name: string) => void };
  readonly storage: Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;
  readonly isSecure: boolean;
  readonly userAgent: string;
  readonly now: () => Date;
};

/** What actions need of an open editor. */
export type SessionHandle = {
  readonly holds: (key: RecordKey) => boolean;
  readonly flush: () => Promise<Outcome>;
  readonly flushNow: () => void;
  readonly hasUnsaved: () => boolean;
  /** The draft as it would be saved now, while the store does not have it yet. */
  readonly unsaved: () => Draft | null;
  /** An action of this tab changed the record: take its new value. */
  readonly reload: () => void;
  /** The editor is gone but its text could not be saved: the session to go on with when the record is opened again. */
  readonly lingering: () => EditSession | null;
  /** The drafts were erased: nothing may be written any more. */
  readonly end: () => void;
};

/** The studio's shared parts. Modules beside this one are its actions. */
export type Core = {
  readonly environment: Environment;
  readonly getState: () => StudioState;
  readonly patch: (change: Partial<StudioState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs tasks that write one after the other, so that each starts from what the one before has stored. */
  readonly enqueue: <Value>(task: () => Promise<Value>) => Promise<Value>;
  readonly sessions: Set<SessionHandle>;
  /** Told after every change in an open editor. */
  readonly sessionWatchers: Set<() => void>;
  /** Counts starts, so that one overtaken by another can tell. */
  starts: number;
  /** Set at start. */
  content: Content | null;
  /** Null until they are first needed (`needSchemas`). */
  schemas: Schemas | null;
  published: Published | null;
  store: StudioStore | null;
  channel: TabChannel | null;
  hasAskedToKeep: boolean;
};

const startState: StudioState = {
  status: { phase: 'starting' },
  save: { kind: 'idle' },
  isOutdated: false,
  drafts: new Map(),
  steps: [],
  media: new Map(),
  quarantine: [],
  profile: null,
  notice: null,
  storeName: null,
};

/**
 * The studio before its start: nothing loaded, nothing open.
 * @param makeEnvironment - called at first use, which is never on the server.
 */
export function createCore(makeEnvironment: () => Environment): Core {
  const listeners = new Set<() => void>();
  let environment: Environment | null = null;
  let state = startState;
  let queue: Promise<unknown> = Promise.resolve();

  return {
    get environment() {
      return (environment ??= makeEnvironment());
    },
    getState: () => state,
    patch: (change) => {
      state = { ...state, ...change };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enqueue: (task) => {
      const result = queue.then(task);
      // A task that fails must not stop those behind it; its own caller gets the error.
      queue = result.catch(() => undefined);
      return result;
    },
    sessions: new Set(),
    sessionWatchers: new Set(),
    starts: 0,
    content: null,
    schemas: null,
    published: null,
    store: null,
    channel: null,
    hasAskedToKeep: false,
  };
}

/** Published content and drafts as they are now; null until both are loaded. */
export function worldOf(core: Core): World | null {
  const { drafts, isOutdated } = core.getState();
  return core.published && { published: core.published, drafts, isOutdated };
}
