import type { Media } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import { newId, renameRecord } from './actions/record-ids';
import { createAutosave } from './autosave';
import { type Core, type SessionHandle, worldOf } from './core';
import type { EditSession, SessionMode, SessionOptions, SessionState } from './edit-session-types';
import { needSchemas } from './need-schemas';
import { makeRow } from './rows';
import { createForm } from './session-form';
import { createSessionLock } from './session-lock';
import type { Outcome } from './types';
import { createVisit, type Visit } from './visit';
import { refresh } from './write';

const DONE: Outcome = { ok: true, value: undefined };

/** One visit of the editor to a record; nothing happens before `open`. */
export function createEditSession(core: Core, { entity, id: startId, seed }: SessionOptions): EditSession {
  const listeners = new Set<() => void>();
  const form = createForm();
  const autosave = createAutosave(() => void flush());
  const lock = createSessionLock(core, entity, () => {
    show('taken');
    void flush();
  });
  let id = startId;
  let mode: SessionMode = 'opening';
  let disputed: readonly string[] = [];
  let visit: Visit | null = null;
  /** Counts calls of `open`, so that a closing still under way can tell that it is not wanted any more. */
  let openings = 0;
  let hasChanged = false;
  let isRescued = false;
  let isLingering = false;
  let stopWatching = () => undefined as void;
  let state = stateNow();

  function stateNow(): SessionState {
    return {
      mode,
      id,
      disputed,
      ...form.snapshot(),
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
    // Saving never waits for the network: what has been typed is stored with them or without.
    void needSchemas(core);
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
    const taken = await lock.take(id);
    if (taken === 'ended') return;
    mode = taken === 'held' ? 'editing' : 'elsewhere';
    startVisit(id);
    reload();
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
    disputed = [];
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
      void lock.take(id);
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
      const outcome = await visit.save(value, media, lock.isStillHeld);
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
    const ended = lock.isHeld() ? visit.saveNow(value) : null;
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
      lock.release();
      id = wanted;
      await lock.take(wanted);
    }
    startVisit(id);
    reload();
    return renamed;
  }

  async function takeOver() {
    if (id === null || (mode !== 'elsewhere' && mode !== 'taken')) return;
    if ((await lock.take(id, true)) !== 'held') return;
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
    autosave.cancel();
    stopWatching();
    core.sessions.delete(handle);
    lock.end();
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
