import { mediaPathOf, pictureKey } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { type Core, createCore, type Environment } from './core';
import { createActions } from './actions';
import { loadEditing } from './loading';
import { createRowCache, handedOver, namedIn } from './records';
import { hasUnsaved } from './state/state';
import type { StudioState } from './types';
import { closeStore, createWriter, leavePage, start } from './writer';

/** Return value of `useStudio()`. Its identity changes with the state; actions keep their identity. */
export type Studio = ReturnType<ReturnType<typeof createView>>;

function createView(core: Core) {
  const cache = createRowCache();
  const { urlIn } = createPictureUrls();
  const actions = createActions(core);

  return memoizeBy((state: StudioState) => ({
    ...actions,
    state,
    /** Whether the published records of an entity are loaded (`needRecords`). */
    hasRecords: (entity: Entity) => state.published.has(entity),
    publishedIds: (entity: Entity) => state.published.ids(entity),
    /** Rows of an entity in display order, deleted records in place. Memoized: the same array until a row changes. */
    rows: (entity: Entity) => cache.rows(state, entity),
    row: (entity: Entity, id: string) => cache.row(state, { entity, id }),
    /** Returns a value with names in place of ids, for its title: a change, or an earlier version, has no row. */
    named: (entity: Entity, value: ManagedRecord) => namedIn(state, entity, value),
    /** Returns the URL to show a picture with: an object URL of the copy in this browser, else `src`. */
    pictureUrl: urlIn(state.media),
    /** Number of drafts, orders included: "3 changes". */
    changeCount: state.drafts.size,
    /** Number of drafts that are exported or published, unedited since, and not online yet. */
    sentCount: [...state.drafts.values()].filter((draft) => handedOver(draft) === 'written').length,
    /** Number of drafts that are proposed, unedited since, and not approved yet. */
    proposedCount: [...state.drafts.values()].filter((draft) => handedOver(draft) === 'proposed').length,
  }));
}

/** The studio outside of React. Its state is the same object while only open forms change. */
export type StudioController = ReturnType<typeof createStudio>;

/** Creates a studio; nothing is loaded or opened before `start`. */
export function createStudio(makeEnvironment: () => Environment) {
  const core = createCore(makeEnvironment, createWriter);
  const viewOf = createView(core);

  return {
    /** For the editor, whose session code is loaded with it. */
    core,
    getState: () => viewOf(core.getState().shown),
    getInitialState: () => viewOf(core.getInitialState().shown),
    // Not called for a key: that changes only an open form.
    subscribe: (listener: (studio: Studio, before: Studio) => void) =>
      core.subscribe((state, before) => {
        if (state.shown !== before.shown) listener(viewOf(state.shown), viewOf(before.shown));
      }),
    start: async () => {
      const failure = await start(core);
      void loadEditing(core);
      return failure;
    },
    /** Writes unsaved changes in this tick; called when the page is hidden or left. */
    leave: () => leavePage(core),
    look: (isVisible: boolean) => core.writer.send({ type: 'visibility', isVisible }),
    hasUnsaved: () => hasUnsaved(core.getState()),
    /** Returns the label of what Undo or Redo affects, such as `import of 7 changes`; null if nothing. */
    undoLabel: (to: 'undo' | 'redo') => {
      const state = core.getState();
      return state.shown.status.phase === 'ready' ? (core.editing?.undoLabel(state, to) ?? null) : null;
    },
    /** Closes channel and store; called on unmount. */
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

/** Creates object URLs of pictures not online yet. The studio keeps its own until the tab closes: screens share them. */
export function createPictureUrls() {
  const urls = new Map<string, string>();
  const revoke = () => {
    urls.forEach((url) => URL.revokeObjectURL(url));
    urls.clear();
  };
  const urlIn = memoizeBy((media: StudioState['media']) => (src: string) => {
    const picture = media.get(pictureKey(mediaPathOf(src) ?? ''));
    if (!picture) return src;
    const url = urls.get(picture.hash) ?? URL.createObjectURL(picture.blob);
    urls.set(picture.hash, url);
    return url;
  });
  return { urlIn, revoke };
}

function memoizeBy<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
