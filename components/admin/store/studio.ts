import { mediaPathOf, pictureKey } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { stepText } from './labels';
import { changesToHand } from './layers';
import { createRowCache, namedIn } from './records';
import { firstUndone, lastDone } from './steps';
import { createActions } from './actions';
import { type Core, createCore, type Environment, nothingMore, type StudioState } from './core';
import { typedIn } from './forms';
import { createStart, type Start } from './start';

export type Studio = ReturnType<ReturnType<typeof createView>>;

function createView(core: Core, start: Start) {
  const cache = createRowCache();
  const { urlIn } = createPictureUrls();
  const actions = createActions(core, start);
  const changesOf = memoizeBy(changesToHand);

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
    /** Everything that the website does not show yet, by `draftKey`: drafts, and what was handed over. */
    changes: changesOf(state),
    /** Number of changes, orders included: "3 changes". */
    changeCount: changesOf(state).size,
    /** Number of changes that were handed over in a file or a commit, unedited since, and are not online yet. */
    handedCount: countHanded(state, false),
    /** Number of changes that are proposed, unedited since, and not approved yet. */
    proposedCount: countHanded(state, true),
  }));
}

const countHanded = ({ drafts, handed }: StudioState, isProposed: boolean) =>
  [...handed].filter(([key, { to }]) => !drafts.has(key) && (to === 'proposal') === isProposed).length;

/** The studio outside of React. Its state is the same object while only open forms change. */
export type StudioController = ReturnType<typeof openStore>;

/** Creates the store of a tab; nothing is loaded or opened before `start`. */
export function openStore(makeEnvironment: () => Environment) {
  const core = createCore(makeEnvironment);
  const start = createStart(core);
  const viewOf = createView(core, start);
  let forms = 0;

  return {
    core,
    start: start.start,
    refresh: start.refresh,
    nextForm: () => (forms += 1),
    getState: () => viewOf(core.getState().shown),
    getInitialState: () => viewOf(core.getInitialState().shown),
    // Not called for a key: that changes only an open form.
    subscribe: (listener: (studio: Studio, before: Studio) => void) =>
      core.subscribe((state, before) => {
        if (state.shown !== before.shown) listener(viewOf(state.shown), viewOf(before.shown));
      }),
    /**
     * Saves, and keeps the text of open forms beside the store: the page may close before the transaction ends. Does not save
     * if the browser keeps the page to come back to it (`isKept`): Safari freezes the transaction with the page, and then no
     * other page can read the store.
     */
    leave: (isKept = false) => {
      const { forms: open, shown } = core.getState();
      const typed = typedIn(open);
      for (const [record, { saved: base, value }] of typed) {
        const rev = shown.drafts.get(record)?.rev ?? 0;
        core.environment.typedTexts.keep(record, { at: core.at(), base, rev, value });
      }
      if (typed.size > 0 && !isKept) void core.change(nothingMore);
    },
    /** Whether closing the page now would lose changes; with "Work without saving", each one that is not handed over. */
    hasUnsaved: () => {
      const { shown, forms: open } = core.getState();
      const isMemory = shown.status.phase === 'ready' && shown.status.storage === 'memory';
      const isLost = isMemory && shown.drafts.size > 0;
      return isLost || typedIn(open).size > 0;
    },
    /** Returns the label of what Undo or Redo affects, such as `import of 7 changes`; null if nothing. */
    undoLabel: (to: 'undo' | 'redo') => {
      const { status, steps } = core.getState().shown;
      if (status.phase !== 'ready') return null;
      const step = to === 'undo' ? lastDone(steps) : firstUndone(steps);
      return step && stepText(step, 'undo');
    },
    /** Closes channel and store; called on unmount. */
    stop: start.stop,
  };
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
