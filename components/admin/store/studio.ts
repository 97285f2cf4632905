import type { Media } from '@/content/exchange/studio-types';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { Entity } from '@/content/registry';
import { type Core, createCore, type Environment, keepPersistently } from './core';
import { laterActions, loadActions } from './later-actions';
import { needRecords } from './loading';
import { createRowCache, orderDraft, valueLabel } from './records';
import { hasUnsaved, isDirty, type State } from './state/state';
import { firstUndone, lastDone } from './steps';
import type { OpenFailure, Row, StudioState } from './types';
import { closeStore, createWriter, start } from './writer';

/** What `useStudio()` gives. Its identity changes with the state; its functions never change. */
export type Studio = ReturnType<typeof laterActions> &
  ReturnType<typeof createStoreActions> & {
    readonly state: StudioState;
    /** Whether the published records of an entity are here: `needRecords` brings them. */
    readonly hasRecords: (entity: Entity) => boolean;
    /** The published order of an entity. */
    readonly publishedIds: (entity: Entity) => readonly string[];
    /** All records of an entity in display order, new ones last, deleted ones in place. Same array while nothing changed. */
    readonly rows: (entity: Entity) => readonly Row[];
    readonly row: (entity: Entity, id: string) => Row | null;
    /** Address to show a picture with: of the copy in this browser where there is one, else `src` itself. */
    readonly pictureUrl: (src: string) => string;
    /** Whether the order of an entity has a draft. */
    readonly isReordered: (entity: Entity) => boolean;
    /** Number of drafts, orders included: "3 changes". */
    readonly changeCount: number;
    /** How many of them were handed over as they are and wait for the website. */
    readonly sentCount: number;
  };

/** The studio outside of React: a snapshot that changes with the state, and what starts and watches it. */
export type StudioController = {
  /** For the editor, whose part of the store comes with it. */
  readonly core: Core;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object while nothing has changed that screens see; typing in an open editor is no such thing. */
  readonly getSnapshot: () => Studio;
  /** What the server has rendered: nothing loaded yet. */
  readonly getStartSnapshot: () => Studio;
  readonly start: () => Promise<OpenFailure | null>;
  /** The page is hidden or left: writes what is unsaved in this tick. */
  readonly leave: () => void;
  /** The page is hidden, or looked at again. */
  readonly look: (isVisible: boolean) => void;
  readonly hasUnsaved: () => boolean;
  /** What Undo takes back or Redo does again, such as `import of 7 changes`; null where there is nothing. */
  readonly undoLabel: (to: 'undo' | 'redo') => string | null;
  /** Ends the studio with its page: closes channel and store. */
  readonly stop: () => void;
};

/** Makes a studio; nothing is loaded or opened before `start`. */
export function createStudio(makeEnvironment: () => Environment): StudioController {
  const core = createCore(makeEnvironment, createWriter);
  const cache = createRowCache();
  const pictureUrlIn = createPictureUrls();
  const actions = { ...laterActions(core), ...createStoreActions(core) };

  function makeStudio(): Studio {
    const state = core.getState();
    const { shown } = state;
    return {
      ...actions,
      state: shown,
      hasRecords: (entity) => shown.published.has(entity),
      publishedIds: (entity) => shown.published.ids(entity),
      rows: (entity) => cache.rows(shown, entity),
      row: (entity, id) => cache.row(shown, entity, id),
      pictureUrl: pictureUrlIn(shown.media),
      isReordered: (entity) => orderDraft(shown.drafts, entity) !== null,
      changeCount: shown.drafts.size,
      sentCount: [...shown.drafts.values()].filter(({ writtenHash }) => writtenHash !== undefined).length,
    };
  }

  const first = makeStudio();
  let current = first;
  let made = core.getState();
  function getSnapshot(): Studio {
    const state = core.getState();
    if (state.shown !== made.shown) {
      made = state;
      current = makeStudio();
    }
    return current;
  }

  return {
    core,
    subscribe: core.subscribe,
    getSnapshot,
    getStartSnapshot: () => first,
    start: async () => {
      const failure = await start(core);
      void loadActions();
      return failure;
    },
    leave: () => void core.dispatch({ type: 'leaving', at: core.at() }),
    look: (isVisible) => core.writer.send({ type: 'visibility', isVisible }),
    hasUnsaved: () => hasUnsaved(core.getState()),
    undoLabel: (to) => undoLabel(core.getState(), to),
    stop: () => stop(core),
  };
}

/** What is being typed is undone first, also before its first save. */
function undoLabel({ shown, forms }: State, to: 'undo' | 'redo') {
  if (shown.status.phase !== 'ready') return null;
  const form = [...forms.values()].find(isDirty);
  if (form && form.id !== null) {
    const { entity, id, value } = form;
    return to === 'undo' ? valueLabel(shown.published, { entity, id }, value, true).undo : null;
  }
  const step = to === 'undo' ? lastDone(shown.steps) : firstUndone(shown.steps);
  return step && (step.undoLabel ?? step.label);
}

function stop(core: Core) {
  core.starts += 1;
  const { channel, store } = core;
  core.channel = null;
  // Editors that go with the provider close after it, in the same tick; they are saved first.
  void Promise.resolve().then(() => {
    channel?.close();
    if (store !== null && core.store === store) closeStore(core);
  });
}

/** Saving and the store itself; none of it is a step of the history. */
function createStoreActions(core: Core) {
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

type Pictures = ReadonlyMap<string, Media>;
type PictureUrl = (src: string) => string;

/**
 * Gives pictures that are not online yet an address in this tab. One address for each picture, kept as long as the tab:
 * lists, editor and preview show the same picture at once, and none may lose it when another is done with it. The same
 * function for the same pictures.
 */
export function createPictureUrls() {
  const urls = new Map<string, string>();
  const known = new WeakMap<Pictures, PictureUrl>();

  const urlsIn =
    (media: Pictures): PictureUrl =>
    (src) => {
      const picture = media.get(pictureKey(mediaPathOf(src) ?? ''));
      if (!picture) return src;
      const url = urls.get(picture.hash) ?? URL.createObjectURL(picture.blob);
      urls.set(picture.hash, url);
      return url;
    };

  return (media: Pictures): PictureUrl => {
    const pictureUrl = known.get(media) ?? urlsIn(media);
    known.set(media, pictureUrl);
    return pictureUrl;
  };
}
