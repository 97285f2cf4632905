import { createChangeActions } from './actions/change-records';
import { createStoreActions } from './actions/keep-store';
import { createSettleActions } from './actions/settle-records';
import { createCore, type Environment, worldOf } from './core';
import { createEditSession } from './edit-session';
import { orderDraft } from './keys';
import { createPictureUrls } from './picture-urls';
import { createRowCache } from './rows';
import { start } from './start';
import { firstUndone, lastDone } from './steps';
import type { Studio } from './studio-api';
import type { OpenFailure } from './types';

/** The studio outside of React: a snapshot that changes with the state, and what starts and watches it. */
export type StudioController = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object while nothing has changed. */
  readonly getSnapshot: () => Studio;
  /** What the server has rendered: nothing loaded yet. */
  readonly getStartSnapshot: () => Studio;
  readonly start: () => Promise<OpenFailure | null>;
  /** The page is hidden or left: writes what is unsaved in this tick. */
  readonly flushNow: () => void;
  readonly hasUnsaved: () => boolean;
  /** Told after every change in an open editor. */
  readonly watchSessions: (watcher: () => void) => () => void;
  /** Ends the studio with its page: closes channel and store. */
  readonly stop: () => void;
};

/** Makes a studio; nothing is loaded or opened before `start`. */
export function createStudio(makeEnvironment: () => Environment): StudioController {
  const core = createCore(makeEnvironment);
  const cache = createRowCache();
  const pictureUrlIn = createPictureUrls();
  const actions = {
    ...createChangeActions(core),
    ...createSettleActions(core),
    ...createStoreActions(core),
    session: ((entity, id, seed) => {
      const lingering =
        id !== null && [...core.sessions].find(({ holds }) => holds({ entity, id }))?.lingering();
      const start = seed && (() => seed(current));
      return lingering || createEditSession(core, { entity, id, seed: start });
    }) satisfies Studio['session'],
  };

  function snapshot(): Studio {
    const state = core.getState();
    const world = worldOf(core);
    return {
      ...actions,
      state,
      content: core.content,
      rows: (entity) => (world ? cache.rows(world, entity) : []),
      row: (entity, id) => world && cache.row(world, entity, id),
      pictureUrl: pictureUrlIn(state.media),
      isReordered: (entity) => orderDraft(state.drafts, entity) !== null,
      changeCount: state.drafts.size,
      undoable: lastDone(state.steps),
      redoable: firstUndone(state.steps),
    };
  }

  const first = snapshot();
  let current = first;
  core.subscribe(() => {
    current = snapshot();
  });

  return {
    subscribe: core.subscribe,
    getSnapshot: () => current,
    getStartSnapshot: () => first,
    start: () => start(core),
    flushNow: () => core.sessions.forEach((session) => session.flushNow()),
    hasUnsaved: () => [...core.sessions].some((session) => session.hasUnsaved()),
    watchSessions: (watcher) => {
      core.sessionWatchers.add(watcher);
      return () => core.sessionWatchers.delete(watcher);
    },
    stop: () => {
      core.starts += 1;
      const { channel, store } = core;
      core.channel = null;
      // Editors that go with the provider close after it, in the same tick; they are saved first.
      void Promise.resolve().then(() =>
        core.enqueue(async () => {
          channel?.close();
          store?.close();
        }),
      );
    },
  };
}
