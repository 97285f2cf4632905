import type { Entity } from '@/content/lib/entities';
import type { Media } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import { newId, renameRecord } from './actions/record-ids';
import { createAutosave } from './autosave';
import { type Core, type SessionHandle, worldOf } from './core';
import type { EditSession, SessionMode, SessionState } from './edit-session-types';
import type { HeldLock } from './locks';
import { makeRow } from './rows';
import { createForm } from './session-form';
import type { Outcome } from './types';
import { createVisit, type Visit } from './visit';
import { refresh } from './write';

const DONE: Outcome = { ok: true, value: undefined };

type SessionOptions = {
  readonly entity: Entity;
  /** Null for a record that is given its id at the first change. */
  readonly id: string | null;
  /** Values that a new record starts from. */
  readonly seed?: () => ManagedRecord;
};

/** One visit of the editor to a record; nothing happens before `open`. */
export function createEditSession(core: Core, { entity, id: startId, seed }: SessionOptions): EditSession {
  const listeners = new Set<() => void>();
  const form = createForm();
  const autosave = createAutosave(() => void flush());
  let id = startId;
  let mode: SessionMode = 'opening';
  let disputed: readonly string[] = [];
  let visit: Visit | null = null;
  let lock: HeldLock | null = null;
  /** Counts calls of `open`, so that a closing still under way can tell that it is not wanted any more. */
  let openings = 0;
  /** Counts endings, so that what was begun before one can tell. */
  let endings = 0;
  let hasChanged = false;
  let isRescued = false;
  let isLingering = false;
  let stopWatching = () => undefined as void;
  let state = stateNow();

  function stateNow(): SessionState {
    return {
      mode,
      id,
      value: form.value(),
      epoch: form.epoch(),
      hasUnsaved: form.hasUnsaved(),
      canUndo: form.canUndo(),
      canRedo: form.canRedo(),
      disputed,
    };
  }

  function show(next: SessionMode = mode) {
    mode = next;
    state = stateNow();
    listeners.forEach((listener) => listener());
    core.sessionWatchers.forEach((watcher) => watcher());
  }

  const now = () => core.environment.now().getTime();

  async function open() {
    openings += 1;
    // Still open, or opening, from the last time: closing had not ended, or could not because nothing could be saved.
    isLingering = false;
    if (core.sessions.has(handle)) return;
    core.sessions.add(handle);
    if (id === null) {
      form.replace(seed?.() ?? {});
      show('editing');
      return;
    }
    show('opening');
    const life = endings;
    const isHeld = await takeLock(id, false);
    if (life !== endings) return;
    mode = isHeld ? 'editing' : 'elsewhere';
    startVisit(id);
    reload();
  }

  async function takeLock(recordId: string, steal: boolean) {
    const life = endings;
    const held = await core.environment.locks.acquire(
      { entity, id: recordId },
      { steal, onStolen: handleStolen },
    );
    if (life !== endings) held?.release();
    else if (held) lock = held;
    return held !== null;
  }

  function handleStolen() {
    lock = null;
    show('taken');
    void flush();
  }

  function startVisit(recordId: string) {
    visit = createVisit(core, { entity, id: recordId });
    stopWatching();
    // What another tab stores is shown until something is typed here; after that, saving merges it.
    stopWatching = core.subscribe(() => {
      if (!hasChanged && (mode === 'editing' || mode === 'elsewhere') && visit?.isBehind()) reload();
    });
  }

  /** Takes the record's value from the store: at opening, and when something else than the form has changed it. */
  function reload() {
    if (id === null) return;
    const world = worldOf(core);
    const row = world && makeRow(world, entity, id);
    visit?.begin();
    hasChanged = false;
    if (row) form.replace(row.value);
    show(row ? mode : 'missing');
  }

  function change(value: ManagedRecord, field: string, picture?: Media) {
    const world = worldOf(core);
    if (mode !== 'editing' || !world) return;
    hasChanged = true;
    if (id === null) {
      id = newId(core, world, entity, value);
      startVisit(id);
      void takeLock(id, false);
    }
    form.change({ ...value, [world.published.idField(entity)]: id }, field, now(), picture);
    // Shown at once, also when the browser then refuses to store it.
    if (picture) core.patch({ media: new Map(core.getState().media).set(picture.path, picture) });
    request();
    if (picture) void flush();
  }

  function request() {
    show();
    // A failure stays said until a save has succeeded.
    const { save } = core.getState();
    if (save.kind === 'idle' || save.kind === 'saved') core.patch({ save: { kind: 'saving' } });
    autosave.request();
  }

  async function flush(): Promise<Outcome> {
    autosave.cancel();
    return core.enqueue(async () => {
      if (!visit || !form.hasUnsaved()) return DONE;
      const value = form.value();
      const media = form.media();
      const outcome = await visit.save(value, media, lock !== null);
      if (!outcome.ok) {
        show();
        return outcome;
      }
      saved(value, media);
      if (outcome.value.value !== value) {
        form.adopt(value, outcome.value.value, now());
        disputed = outcome.value.disputed;
        if (form.hasUnsaved()) autosave.request();
      }
      show();
      return DONE;
    });
  }

  function saved(value: ManagedRecord, media: readonly Media[]) {
    form.markSaved(value, media);
    if (form.hasUnsaved()) return;
    if (isRescued && id !== null) core.environment.rescue.drop({ entity, id });
    isRescued = false;
    if (isLingering) finish();
  }

  function unsaved() {
    return form.hasUnsaved() && visit ? visit.draftOf(form.value()) : null;
  }

  function flushNow() {
    const draft = unsaved();
    if (!visit || draft === null) return;
    const value = form.value();
    // Only the holder of the lock may write without comparing; pictures were sent when they were chosen.
    const ended = lock && visit.saveNow(value);
    isRescued = core.environment.rescue.keep(draft) || isRescued;
    void ended?.then((outcome) => {
      if (outcome.ok) saved(value, []);
      show();
    });
  }

  function travel(to: () => boolean) {
    if (mode !== 'editing' || !to()) return;
    hasChanged = true;
    request();
  }

  async function rename(wanted: string): Promise<Outcome> {
    if (id === null || mode !== 'editing') return { ok: false, reason: 'read-only' };
    const flushed = await flush();
    if (!flushed.ok) return flushed;
    // Its own record moves: until it has, there is nothing to take from the store.
    stopWatching();
    core.sessions.delete(handle);
    const renamed = await renameRecord(core, { entity, id }, wanted);
    core.sessions.add(handle);
    if (renamed.ok) {
      lock?.release();
      lock = null;
      id = wanted;
      await takeLock(wanted, false);
    }
    startVisit(id);
    reload();
    return renamed;
  }

  async function takeOver() {
    if (id === null || (mode !== 'elsewhere' && mode !== 'taken')) return;
    if (!(await takeLock(id, true))) return;
    await refresh(core, { drafts: [[entity, id]], steps: [], media: [] });
    mode = 'editing';
    reload();
  }

  async function close() {
    const opened = openings;
    const outcome = await flush();
    if (opened !== openings) return;
    // The store may be full: held on to, with its lock, until it can be saved.
    if (outcome.ok || !form.hasUnsaved()) finish();
    else isLingering = true;
  }

  function finish() {
    endings += 1;
    autosave.cancel();
    stopWatching();
    core.sessions.delete(handle);
    lock?.release();
    lock = null;
    show('closed');
  }

  const session: EditSession = {
    entity,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    open,
    change,
    flush,
    flushNow,
    undo: () => travel(form.undo),
    redo: () => travel(form.redo),
    rename,
    takeOver,
    close,
  };
  const handle: SessionHandle = {
    holds: (key) => key.entity === entity && key.id === id,
    flush,
    flushNow,
    hasUnsaved: form.hasUnsaved,
    unsaved,
    reload,
    lingering: () => (isLingering ? session : null),
    end: () => {
      form.forget();
      finish();
    },
  };
  return session;
}
