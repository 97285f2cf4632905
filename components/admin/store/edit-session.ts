import type { Entity, ManagedRecord } from '@/content/registry';
import type { Core } from './core';
import { needSchemas } from './loading';
import type { EditSession, SessionState } from './edit-session-types';
import { newId, planRename } from './plans/record-ids';
import { act } from './record-actions';
import { type Form, valueIn, worldOf } from './state/state';

type SessionOptions = {
  readonly entity: Entity;
  /** Null for a record that is given its id at the first change. */
  readonly id: string | null;
  /** Values that a new record starts from. */
  readonly seed?: (() => ManagedRecord) | undefined;
};

/** One visit of the editor to a record: a view of its form in the state, and the events that change it. */
export function createEditSession(core: Core, { entity, id, seed }: SessionOptions): EditSession {
  const visit = ++core.visits;
  let seen: { readonly form: Form | undefined; readonly phase: string } | null = null;
  let shown: SessionState = { mode: 'opening', id, value: {}, canUndo: false, canRedo: false };

  const formNow = () => core.getState().forms.get(visit);

  /** The same object while nothing of it has changed. */
  function getState(): SessionState {
    const form = formNow();
    const { phase } = core.getState().shown.status;
    if (form === seen?.form && phase === seen?.phase) return shown;
    if (form) {
      const { past, future } = form.history;
      const mode = form.isMissing ? 'missing' : phase === 'ready' ? 'editing' : 'reading';
      shown = {
        mode,
        id: form.id,
        value: valueIn(form),
        canUndo: past.length > 0,
        canRedo: future.length > 0,
      };
    } else if (seen?.form) shown = { ...shown, mode: 'closed' };
    seen = { form, phase };
    return shown;
  }

  return {
    entity,
    subscribe: core.subscribe,
    getState,
    open: () => {
      // Saving never waits for the network: what has been typed is stored with them or without.
      void needSchemas(core, [entity]);
      if (formNow()) return;
      const { id: lastId } = getState();
      void core.dispatch({ type: 'form-opened', visit, entity, id: lastId, seed: seed?.() ?? {} });
    },
    change: (value, field, media) => {
      const state = core.getState();
      const form = formNow();
      const world = worldOf(state);
      if (!form || !world) return;
      const now = core.environment.now();
      const recordId = form.id ?? newId(world, entity, value, { steps: state.shown.steps, now });
      const at = now.toISOString();
      void core.dispatch({ type: 'typed', visit, id: recordId, value, field, media, at });
    },
    flush: () => core.dispatch({ type: 'save', at: core.at() }),
    undo: () => void core.dispatch({ type: 'form-travelled', visit, to: 'past' }),
    redo: () => void core.dispatch({ type: 'form-travelled', visit, to: 'future' }),
    rename: (wanted) =>
      act(core, (world) => {
        const from = formNow()?.id ?? null;
        return from === null
          ? { ok: false, reason: 'nothing' }
          : planRename(world, { entity, id: from }, wanted);
      }),
    close: () => {
      // What was shown last stays shown, and a record begun here keeps its id when it is opened again.
      getState();
      void core.dispatch({ type: 'form-closed', visit, at: core.at() });
    },
  };
}
