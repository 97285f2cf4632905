import { requestLock, type TabMessage } from './browser/tabs';
import { needRecords, show as showStore } from './loading';
import type { Core } from './core';
import type { OpenFailure } from './types';
import {
  firstWriterState,
  nextWriterState,
  type WriterEffect,
  type WriterEvent,
  type WriterState,
} from './writer-state';

/** Loads the records of the screen and opens the store. Returns why the store could not be opened, or null. */
export async function start(core: Core): Promise<OpenFailure | null> {
  const attempt = ++core.starts;
  core.show({ status: { phase: 'starting' } });
  const opening = core.environment.isSecure ? openNamed(core) : null;
  // Screens request their records before the start.
  const isLoaded = await needRecords(core);
  const opened = await opening;
  // True if `stop` or another `start` ran meanwhile.
  const isOvertaken = attempt !== core.starts;
  if ((isOvertaken || !isLoaded) && opened?.ok) opened.store.close();
  if (isOvertaken) return null;
  if (!isLoaded || opened === null) {
    core.show({ status: { phase: isLoaded ? 'insecure' : 'no-content' } });
    return null;
  }
  if (!opened.ok) return broken(core, opened.reason);
  core.store = opened.store;
  core.channel ??= core.environment.openChannel((message) => onMessage(core, message));
  const isUrgent = core.getState().unsaved.size > 0 || core.environment.wasWriter.get();
  core.writer.send({ type: 'opened', isUrgent });
  await core.writer.settled();
  const { status } = core.getState().shown;
  return attempt === core.starts && status.phase === 'broken' ? status.reason : null;
}

function broken(core: Core, reason: OpenFailure) {
  core.show({ status: { phase: 'broken', reason } });
  return reason;
}

function openNamed(core: Core) {
  return core.environment.openStore({
    name: core.environment.storeName.get(),
    onVersionChange: () => {
      leavePage(core);
      closeStore(core);
      core.show({ status: { phase: 'closed' } });
    },
    onLost: () => {
      closeStore(core);
      broken(core, 'lost');
    },
  });
}

/** Writes unsaved changes in this tick, and keeps a recovery snapshot. */
export const leavePage = (core: Core) => void core.edit((editing, ...now) => editing.leave(...now));

function saveLast(core: Core) {
  const isSaved = core.edit(({ autosave }, state, at) => autosave(state, at));
  stopWriting(core);
  return isSaved;
}

function stopWriting({ getState, show }: Core) {
  if (getState().shown.status.phase === 'ready') show({ status: { phase: 'reading', since: 'lock-lost' } });
}

/** Releases the lock and closes the store. IndexedDB finishes committed transactions first. */
export function closeStore(core: Core) {
  core.writer.send({ type: 'closed' });
  core.store?.close();
  core.store = null;
}

/** Handles a message of another tab. Ignores unknown kinds: the tab may run another build. */
function onMessage({ environment, writer, store, show }: Core, message: TabMessage) {
  if (message.kind === 'started') {
    if (message.build !== environment.build) show({ isOutdated: true });
  } else if (message.store === store?.name) {
    if (message.kind === 'changed') writer.refresh();
    if (message.kind === 'released') writer.send({ type: 'released' });
    if (message.kind === 'release-request') writer.send({ type: 'release-requested' });
  }
}

/** Runs the state machine of `writer-state.ts`. */
export function createWriter(core: Core): Core['writer'] {
  let state: WriterState = firstWriterState;
  const waiting = new Set<() => void>();
  /** Leaves the queue or releases the lock of the latest request; there is no other one. */
  let drop: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = createReading(core, () => state, settle);

  function send(event: WriterEvent) {
    const [next, effects] = nextWriterState(state, event);
    const isWriter = next.phase === 'writing';
    if (isWriter !== (state.phase === 'writing')) core.environment.wasWriter.set(isWriter);
    state = next;
    effects.forEach(run);
    settle();
  }

  function settle() {
    if (reading.isBusy() || !['closed', 'reading', 'writing'].includes(state.phase)) return;
    waiting.forEach((resolve) => resolve());
    waiting.clear();
  }

  function run(effect: WriterEffect): void {
    switch (effect.type) {
      case 'request':
        drop = requestLock(core.environment.locks, {
          name: `studio:${core.store?.name ?? ''}`,
          isSteal: effect.isSteal,
          onGranted: () => send({ type: 'granted', request: effect.request }),
          onRejected: () => send({ type: 'rejected', request: effect.request }),
        });
        return;
      case 'drop':
        return drop();
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(
          () => send({ type: 'timeout', timer: effect.timer }),
          core.environment.writerTimers[effect.timer],
        );
        return;
      case 'post':
        return core.channel?.post({ kind: effect.message, store: core.store?.name ?? '' });
      case 'save-last':
        void saveLast(core).then(() => send({ type: 'last-save-ended' }));
        return;
      case 'show':
        void core.edit(({ commitForms }, state, at) => [commitForms(state, at)]);
        stopWriting(core);
        core.show({ save: { kind: 'idle' } });
        void reading.refresh();
        return;
      case 'enter':
        void reading.enter(effect.request, () => send({ type: 'entered', request: effect.request }));
    }
  }

  return {
    send,
    refresh: () => void reading.refresh(),
    settled: () =>
      new Promise<void>((resolve) => {
        waiting.add(resolve);
        settle();
      }),
  };
}

function createReading(core: Core, getState: () => WriterState, onIdle: () => void) {
  let count = 0;
  let isRefreshing = false;
  let isStale = false;
  const isReader = () => ['reading', 'asking', 'stealing'].includes(getState().phase);

  /** Shows the store unless `isWanted` returns false by then; closes an unreadable store. */
  async function read(isWriter: boolean, isWanted: () => boolean, onShown?: () => void) {
    const { store } = core;
    if (store === null) return;
    count += 1;
    const fail = (show: () => void) => {
      if (!isWanted()) return;
      closeStore(core);
      show();
    };
    try {
      if (isWriter) await store.acquireEpoch(core.at());
      const isFirst = core.getState().shown.status.phase === 'starting';
      const isComplete = await showStore(core, store, { isWriter, isWanted, onShown });
      if (!isComplete && (isWriter || isFirst)) fail(() => core.show({ status: { phase: 'no-content' } }));
    } catch {
      // An unreadable store is treated like one that failed to open.
      fail(() => broken(core, 'failed'));
    }
    count -= 1;
    onIdle();
  }

  return {
    isBusy: () => count > 0,
    /** Reads the store; changes during a read lead to one more read. */
    refresh: async () => {
      isStale = true;
      if (isRefreshing) return;
      isRefreshing = true;
      while (isStale && isReader()) {
        isStale = false;
        await read(false, isReader);
      }
      isRefreshing = false;
    },
    enter: (request: number, onEntered: () => void) => {
      const isCurrent = () => getState().phase === 'entering' && getState().request === request;
      return read(true, isCurrent, onEntered);
    },
  };
}
