import type { StoreApi } from 'zustand/vanilla';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { Entity } from '@/content/registry';
import { type Core, createCore, type Environment } from './core';
import { createActions } from './actions';
import { loadEditing } from './loading';
import { createRowCache } from './records';
import { hasUnsaved } from './state/state';
import type { OpenFailure, Row, StudioState } from './types';
import { closeStore, createWriter, leavePage, start } from './writer';

/** What `useStudio()` gives. Its identity changes with the state; its functions never change. */
export type Studio = ReturnType<typeof createActions> & {
  readonly state: StudioState;
  /** Whether the published records of an entity are loaded (`needRecords`). */
  readonly hasRecords: (entity: Entity) => boolean;
  /** The published order of an entity. */
  readonly publishedIds: (entity: Entity) => readonly string[];
  /** All records of an entity in display order, new ones last, deleted ones in place. Same array while nothing changed. */
  readonly rows: (entity: Entity) => readonly Row[];
  readonly row: (entity: Entity, id: string) => Row | null;
  /** Address to show a picture with: of the copy in this browser where there is one, else `src` itself. */
  readonly pictureUrl: (src: string) => string;
  /** Number of drafts, orders included: "3 changes". */
  readonly changeCount: number;
  /** Number of drafts that were exported as they are and are not online yet. */
  readonly sentCount: number;
};

/** The studio outside of React. Its state is the same object while only open forms change. */
export type StudioController = Pick<StoreApi<Studio>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** For the editor, whose part of the store comes with it. */
  readonly core: Core;
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
  const actions = createActions(core);

  const viewOf = memoizeBy((shown: StudioState): Studio => ({
    ...actions,
    state: shown,
    hasRecords: (entity) => shown.published.has(entity),
    publishedIds: (entity) => shown.published.ids(entity),
    rows: (entity) => cache.rows(shown, entity),
    row: (entity, id) => cache.row(shown, entity, id),
    pictureUrl: pictureUrlIn(shown.media),
    changeCount: shown.drafts.size,
    sentCount: [...shown.drafts.values()].filter(({ writtenHash }) => writtenHash !== undefined).length,
  }));

  return {
    core,
    getState: () => viewOf(core.getState().shown),
    getInitialState: () => viewOf(core.getInitialState().shown),
    subscribe: (listener) =>
      core.subscribe((state, before) => listener(viewOf(state.shown), viewOf(before.shown))),
    start: async () => {
      const failure = await start(core);
      void loadEditing(core);
      return failure;
    },
    leave: () => leavePage(core),
    look: (isVisible) => core.writer.send({ type: 'visibility', isVisible }),
    hasUnsaved: () => hasUnsaved(core.getState()),
    undoLabel: (to) => {
      const state = core.getState();
      return state.shown.status.phase === 'ready' ? (core.editing?.undoLabel(state, to) ?? null) : null;
    },
    stop: () => stop(core),
  };
}

function stop(core: Core) {
  core.starts += 1;
  const { channel, store } = core;
  core.channel = null;
  // Forms unmount after the provider, in the same tick; they are saved first.
  void Promise.resolve().then(() => {
    channel?.close();
    if (store !== null && core.store === store) closeStore(core);
  });
}

/**
 * Returns addresses for pictures that are not online yet: one per picture as long as the tab lives, because list,
 * editor and preview show it at once.
 */
export function createPictureUrls() {
  const urls = new Map<string, string>();
  return memoizeBy((media: StudioState['media']) => (src: string) => {
    const picture = media.get(pictureKey(mediaPathOf(src) ?? ''));
    if (!picture) return src;
    const url = urls.get(picture.hash) ?? URL.createObjectURL(picture.blob);
    urls.set(picture.hash, url);
    return url;
  });
}

/** Caches what was made of an object, as long as the object lives. */
function memoizeBy<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
