import { memoize } from '@/lib/text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Entity, ManagedRecord } from '@/lib/records';
import type { openChannel } from './tabs';
import { nothingPublished, type Published } from './published';
import type { Notice, OpenFailure, Outcome, UserProfile, WriteFailure } from './types';
import type { Database, Planned } from './database';
import {
  afterSave,
  commitForms,
  type Forms,
  type FormState,
  reloaded,
  typedIn,
  withoutTyping,
} from './forms';
import type { Known, Mirror, Now, Unreadable } from './mirror';
import type { openDatabase } from './open-database';
import type { TypedTexts } from './typed-text';

/** Browser APIs that the studio uses; tests replace them. */
export type Environment = {
  /** Loads the published records of an entity, in display order. */
  readonly loadRecords: (entity: Entity) => Promise<readonly ManagedRecord[]>;
  /** Build id of this page: a tab with another build has other published content. */
  readonly build: string;
  readonly openDatabase: typeof openDatabase;
  readonly openChannel: typeof openChannel;
  readonly typedTexts: TypedTexts;
  readonly storeName: { readonly get: () => string; readonly set: (name: string) => void };
  readonly storage: Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;
  /** Whether nothing is kept after this page (“Work without saving”). */
  readonly isMemory: boolean;
  /** Reloads the page into “Work without saving”. */
  readonly workWithoutSaving: () => void;
  readonly isSecure: boolean;
  readonly userAgent: string;
  readonly now: () => Date;
};

type Status =
  | { readonly phase: 'starting' }
  /** `memory`: "Work without saving"; all changes are lost with the page. */
  | { readonly phase: 'ready'; readonly storage: 'kept' | 'memory' }
  | { readonly phase: 'broken'; readonly reason: OpenFailure }
  /** Not a secure context: only published lists are shown. */
  | { readonly phase: 'insecure' }
  /** Records of the screen or of a draft could not be loaded: the page must be reloaded. */
  | { readonly phase: 'no-content' }
  /** A newer studio in another tab upgrades the store: all is saved, and the page must be reloaded. */
  | { readonly phase: 'closed' };

export type StudioState = Mirror & {
  /** Published records, loaded lazily per entity. */
  readonly published: Published;
  readonly status: Status;
  readonly save:
    | { readonly kind: 'idle' | 'saving' }
    | { readonly kind: 'saved'; readonly at: string }
    | { readonly kind: 'failed'; readonly reason: WriteFailure };
  /** Whether a newer build has started in another tab or written to the store; this tab should be reloaded. */
  readonly isOutdated: boolean;
  readonly unreadable: readonly Unreadable[];
  /** Null until it is set; screens then show the sample user of the content file. */
  readonly profile: UserProfile | null;
  readonly notice: Notice | null;
  readonly storeName: string | null;
  /** Number of the change that this tab has read last. */
  readonly revision: number;
};

type State = {
  /** What screens see: never ahead of the store. */
  readonly shown: StudioState;
  /** Forms of this tab by `formId`, with text that may not be stored yet. */
  readonly forms: Forms;
};

/** In place of the number of a change, before anything was read. */
export const UNREAD = -1;

const startState: State = {
  shown: {
    published: nothingPublished,
    status: { phase: 'starting' },
    save: { kind: 'idle' },
    isOutdated: false,
    drafts: new Map(),
    handed: new Map(),
    publications: new Map(),
    steps: [],
    media: new Map(),
    unreadable: [],
    profile: null,
    notice: null,
    storeName: null,
    revision: UNREAD,
  },
  forms: new Map(),
};

/** Maximum delay between a change and its save, in ms. */
const AUTOSAVE_MS = 400;

export const DONE: Outcome = { ok: true, value: undefined };
const READ_ONLY = { ok: false, reason: 'read-only' } as const;

/** A plan of `plans.ts`: a change, or the reason why it changes nothing. */
export type CorePlan<Value> = (
  now: Now,
  at: string,
) => Planned<Value> & { readonly forms?: (forms: Forms) => Forms };

export type Core = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly environment: Environment;
  /** Updates the visible state without storing anything. */
  readonly show: (patch: Partial<StudioState>) => void;
  readonly setForm: (formId: number, form: FormState | null) => void;
  /** Saves open forms and runs a plan, in one transaction. `isStepOver`: further typing begins a new step. */
  readonly change: <Value>(plan: CorePlan<Value>, isStepOver?: boolean) => Promise<Outcome<Value>>;
  /** Saves open forms within `AUTOSAVE_MS`. */
  readonly saveSoon: () => void;
  /** Shows what is stored. */
  readonly showStored: (stored: Known, patch?: Partial<StudioState>) => void;
  readonly at: () => string;
  database: Database | null;
  channel: ReturnType<typeof openChannel> | null;
};

/** Creates the studio's core; `makeEnvironment` is called at first use, never on the server. */
export function createCore(makeEnvironment: () => Environment): Core {
  const { setState, ...store } = createStore(() => startState);
  const environment = memoize(makeEnvironment);
  let saving: ReturnType<typeof setTimeout> | undefined;
  // Once per page, after the first draft: some browsers prompt the visitor.
  const askToKeep = memoize(() => requestPersistence(environment().storage));

  const show: Core['show'] = (patch) => {
    const state = store.getState();
    setState({ ...state, shown: { ...state.shown, ...patch } });
  };
  const showStored: Core['showStored'] = (stored, patch = {}) => {
    const { shown, forms } = store.getState();
    const { drafts, handed, publications, steps, media, unreadable, revision } = stored;
    const known = { drafts, handed, publications, steps, media, unreadable, revision };
    const next = { ...shown, ...known, ...patch };
    setState({ shown: next, forms: reloaded(forms, next) });
  };

  async function change<Value>(plan: CorePlan<Value>, isStepOver = true): Promise<Outcome<Value>> {
    clearTimeout(saving);
    saving = undefined;
    const { database } = core;
    if (store.getState().shown.status.phase !== 'ready' || database === null) return READ_ONLY;
    const at = core.at();
    let committed: ReturnType<typeof commitForms>['saved'] = new Map();
    let ownForms: ((forms: Forms) => Forms) | undefined;
    const outcome = await database.change(
      () => store.getState().shown,
      (stored) => {
        const { shown, forms } = store.getState();
        const { now, saved } = commitForms({ ...shown, ...stored }, forms, at);
        const planned = plan(now, at);
        [committed, ownForms] = [saved, planned.forms];
        // What was typed is stored, whatever becomes of the plan.
        return { ok: true, mirror: planned.ok ? planned.mirror : now, value: planned } as const;
      },
    );
    if (!outcome.ok) {
      show({ save: { kind: 'failed', reason: outcome.reason } });
      return outcome;
    }
    const { planned, stored } = outcome.value;
    const { shown, forms } = store.getState();
    const hasChanged = stored.revision !== shown.revision;
    const afterwards = afterSave(ownForms ? ownForms(forms) : forms, committed);
    setState({ shown, forms: isStepOver ? withoutTyping(afterwards) : afterwards });
    const isDone = typedIn(store.getState().forms).size === 0;
    showStored(stored, { save: isDone ? { kind: 'saved', at } : { kind: 'saving' } });
    for (const key of committed.values()) environment().typedTexts.drop(key.record);
    if (hasChanged) {
      core.channel?.post({ kind: 'changed', store: database.name });
      void askToKeep();
    }
    const result = planned.ok ? planned.value : planned;
    return result.ok ? { ok: true, value: result.value } : (result as Outcome<Value>);
  }

  const core: Core = {
    ...store,
    get environment() {
      return environment();
    },
    show,
    showStored,
    setForm: (formId, form) => {
      const { shown, forms } = store.getState();
      const next = new Map(forms);
      if (form === null) next.delete(formId);
      else next.set(formId, form);
      setState({ shown, forms: next });
    },
    change,
    saveSoon: () => {
      const { kind } = store.getState().shown.save;
      // A failure stays visible until a save has succeeded.
      if (kind !== 'failed') show({ save: { kind: 'saving' } });
      // Throttles instead of debouncing: continuous typing must be saved, too.
      saving ??= setTimeout(() => void change(nothingMore, false), AUTOSAVE_MS);
    },
    at: () => environment().now().toISOString(),
    database: null,
    channel: null,
  };
  return core;
}

/** A plan that only saves open forms. */
export const nothingMore: CorePlan<undefined> = (now) => ({ ok: true, mirror: now, value: undefined });

/** Requests persistent storage, so that the browser does not evict drafts; resolves to whether it was granted. */
export async function requestPersistence(storage: Environment['storage']) {
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // Opaque origins reject.
    return false;
  }
}
