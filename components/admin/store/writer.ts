import type { TabMessage } from './browser/channel';
import type { StudioStore } from './browser/idb-store';
import type { TakeLock } from './browser/writer-lock';
import { loadCopies, loadStored } from './browser/load-stored';
import type { Core } from './core';
import { loadAtStart, needRecords, needSchemas } from './loading';
import type { Stored } from './state/events';
import type { RecordKey } from './studio-api';
import type { OpenFailure } from './types';

/** Loads what the screen shows and opens the store, side by side. Answers what kept the store from opening. */
export async function start(core: Core): Promise<OpenFailure | null> {
  const attempt = ++core.starts;
  void core.dispatch({ type: 'status', status: { phase: 'starting' } });
  const opening = core.environment.isSecure ? openNamed(core) : null;
  const isLoaded = await loadAtStart(core);
  const opened = await opening;
  // Stopped or started again meanwhile.
  const isOvertaken = attempt !== core.starts;
  if ((isOvertaken || !isLoaded) && opened?.ok) opened.store.close();
  if (isOvertaken) return null;
  if (!isLoaded || opened === null) {
    const phase = isLoaded ? 'insecure' : 'no-content';
    void core.dispatch({ type: 'status', status: { phase } });
    return null;
  }
  if (!opened.ok) return broken(core, opened.reason);
  core.store = opened.store;
  listen(core);
  // What this tab holds and could not store is not to wait for another tab.
  return enter(core, opened.store, core.getState().unsaved.size > 0 ? 'steal' : 'wait');
}

function broken(core: Core, reason: OpenFailure) {
  void core.dispatch({ type: 'status', status: { phase: 'broken', reason } });
  return reason;
}

const entitiesIn = (keys: Iterable<RecordKey>) => [...keys].map(({ entity }) => entity);

/** The entities of what a store holds: it is compared with what the website shows. */
function heldBy({ drafts, steps }: Stored, copies: readonly RecordKey[]) {
  const inDrafts = entitiesIn([...drafts.values(), ...copies]);
  return { drafts: inDrafts, all: [...inDrafts, ...entitiesIn(steps.flatMap(({ changes }) => changes))] };
}

function openNamed(core: Core) {
  return core.environment.openStore({
    name: core.environment.storeName.get(),
    onVersionChange: () => {
      void core.dispatch({ type: 'leaving', at: core.at() });
      core.environment.lock.release();
      void core.dispatch({ type: 'status', status: { phase: 'closed' } });
    },
    onLost: () => void broken(core, 'lost'),
  });
}

/**
 * Reads an open store and shows it. The tab that gets the lock writes: it brings the drafts up to date first. Any other
 * one only shows them.
 * @param how - `steal` asks the tab that writes to let go, and takes over in any case.
 */
async function enter(core: Core, store: StudioStore, how: TakeLock): Promise<OpenFailure | null> {
  const { environment } = core;
  const attempt = core.starts;
  if (how === 'steal') await askToLetGo(core, store);
  const isWriter = await takeLock(core, store, how);
  // Still not this tab's turn: it shows everything already.
  if (!isWriter && core.getState().shown.status.phase === 'reading') return null;
  try {
    if (isWriter) await store.takeTerm(core.at());
    // First the copies: one that cannot be read moves to the quarantine, which is then read with the rest.
    const copies = isWriter
      ? await loadCopies(environment.rescue, store, environment, environment.now())
      : [];
    const stored = await loadStored(store, environment, environment.now(), isWriter);
    const held = stored && copies && heldBy(stored, copies);
    if (!stored || !copies || !held || !(await needRecords(core, held.all))) {
      environment.lock.release();
      store.close();
      core.store = null;
      void core.dispatch({ type: 'status', status: { phase: 'no-content' } });
      return null;
    }
    await needSchemas(core, held.drafts);
    if (attempt !== core.starts) {
      if (core.store === null) environment.lock.release();
      return null;
    }
    const status = isWriter
      ? ({ phase: 'ready', storage: 'kept' } as const)
      : ({ phase: 'reading', since: 'start' } as const);
    await core.dispatch({ type: 'loaded', stored, status, copies, at: core.at() });
  } catch {
    // Opened, but it cannot be read: as broken as one that does not open.
    store.close();
    return broken(core, 'failed');
  }
  // What the other tab has left in the meantime.
  if (isWriter) void takeCopies(core);
  // Not before everything is shown: the lock that comes while the store is being read would be held by a tab that only shows.
  else if (how === 'wait') void linger(core, store);
  core.channel?.post({ kind: 'started', store: store.name, build: environment.build });
  // What is undone or done again may have been typed; nothing has to wait for it.
  void needSchemas(core, entitiesIn(core.getState().shown.steps.flatMap(({ changes }) => changes)));
  return null;
}

const takeLock = (core: Core, { name }: StudioStore, how: TakeLock) =>
  core.environment.lock.take(name, how, () => {
    void core.dispatch({ type: 'cut-off', at: core.at() });
  });

/** The page that this one replaces may be slow to go: the tab shows everything meanwhile, and writes when it has gone. */
async function linger(core: Core, store: StudioStore) {
  const isWriter = await takeLock(core, store, 'linger');
  if (isWriter && core.store === store) await workIfFree(core);
}

/** "Work here instead": the other tab saves and lets go; one that does not answer is cut off. */
export async function workHere(core: Core): Promise<void> {
  if (core.store && core.getState().shown.status.phase === 'reading') await enter(core, core.store, 'steal');
}

/** Writes here if no other tab does any more; called when this tab comes to the front. */
export async function workIfFree(core: Core): Promise<void> {
  if (core.store && core.getState().shown.status.phase === 'reading')
    await enter(core, core.store, 'if-free');
}

function askToLetGo(core: Core, { name }: StudioStore) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, core.environment.handOverWithin);
    core.letGone = () => {
      clearTimeout(timer);
      resolve();
    };
    core.channel?.post({ kind: 'let-go', store: name });
  });
}

function listen(core: Core) {
  if (core.channel) return;
  core.channel = core.environment.openChannel((message) => void hear(core, message));
  core.environment.rescue.watch(() => void takeCopies(core));
  core.refresh = createRefresh(core);
}

/** Does what another tab's message asks for. */
async function hear(core: Core, message: TabMessage) {
  if (message.kind === 'started') {
    if (message.build !== core.environment.build)
      await core.dispatch({ type: 'noted', shown: { isOutdated: true } });
    return;
  }
  const { store, environment } = core;
  if (!store || message.store !== store.name) return;
  const isWriter = core.getState().shown.status.phase === 'ready';
  if (message.kind === 'let-gone') core.letGone();
  if (message.kind === 'changed') core.refresh();
  if (message.kind === 'let-go' && isWriter) {
    await core.dispatch({ type: 'save', at: core.at() });
    await core.dispatch({ type: 'cut-off', at: core.at() });
    environment.lock.release();
    core.channel?.post({ kind: 'let-gone', store: store.name });
  }
}

/** Takes over what a tab that was cut off has left for the one that writes. */
async function takeCopies(core: Core) {
  const { store, environment } = core;
  if (!store || core.getState().shown.status.phase !== 'ready') return;
  const found = await loadCopies(environment.rescue, store, environment, environment.now());
  const copies = (found ?? []).filter(({ cutOffAfter }) => cutOffAfter !== undefined);
  if (copies.length === 0 || !(await needRecords(core, entitiesIn(copies)))) return;
  await core.dispatch({ type: 'recovered', copies, at: core.at() });
}

/** Reads the store again for a tab that only shows it: once for all that changed while it was reading. */
function createRefresh(core: Core): () => void {
  let isReading = false;
  let isWanted = false;
  const isReader = () =>
    core.getState().shown.status.phase === 'reading' && core.getState().unsaved.size === 0;

  const refresh = async () => {
    isWanted = true;
    if (isReading) return;
    isReading = true;
    while (isWanted && isReader() && core.store) {
      isWanted = false;
      const { status } = core.getState().shown;
      const stored = await loadStored(core.store, core.environment, core.environment.now(), false).catch(
        () => null,
      );
      if (stored === null) continue;
      const held = heldBy(stored, []);
      // What another tab has stored may have been typed there.
      void needSchemas(core, held.drafts);
      if ((await needRecords(core, held.all)) && isReader() && status.phase === 'reading')
        await core.dispatch({ type: 'loaded', stored, status, copies: [], at: core.at() });
    }
    isReading = false;
  };
  return () => void refresh();
}
