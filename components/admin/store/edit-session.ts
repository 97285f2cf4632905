import type { Entity, ManagedRecord } from '@/content/registry';
import { needSchemas } from './loading';
import type { EditSession, SessionState } from './edit-session-types';
import { newId } from './plans/record-ids';
import { type Form, worldOf } from './state/state';
import type { StudioController } from './studio';

/**
 * A form of the editor: a view of it in the state, and the events that change it.
 * @param id - null for a record that is given its id at the first change
 * @param seed - gives the values that a new record starts from
 */
export function createEditSession(
  { core, getSnapshot }: Pick<StudioController, 'core' | 'getSnapshot'>,
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
): EditSession {
  const formId = ++core.forms;
  let seen: { readonly form: Form | undefined; readonly phase: string } | null = null;
  let shown: SessionState = { mode: 'opening', id, value: {} };

  const formNow = () => core.getState().forms.get(formId);

  /** The same object while nothing of it has changed. */
  function getState(): SessionState {
    const form = formNow();
    const { phase } = core.getState().shown.status;
    if (form === seen?.form && phase === seen?.phase) return shown;
    if (form) {
      const mode = form.isMissing ? 'missing' : phase === 'ready' ? 'editing' : 'reading';
      shown = { mode, id: form.id, value: form.value };
    } else if (seen?.form) shown = { ...shown, mode: 'closed' };
    seen = { form, phase };
    return shown;
  }

  return {
    formId,
    entity,
    subscribe: core.subscribe,
    getState,
    open: () => {
      // Saving never waits for the network: what has been typed is stored with them or without.
      void needSchemas(core, [entity]);
      if (formNow()) return;
      const { id: lastId } = getState();
      void core.dispatch({
        type: 'form-opened',
        formId,
        entity,
        id: lastId,
        seed: seed?.() ?? {},
        isNew: id === null,
      });
    },
    change: (value, field, media) => {
      const state = core.getState();
      const form = formNow();
      const world = worldOf(state);
      if (!form || !world) return;
      const now = core.environment.now();
      const recordId = form.id ?? newId(world, entity, value, { steps: state.shown.steps, now });
      const at = now.toISOString();
      void core.dispatch({ type: 'typed', formId, id: recordId, value, field, media, at });
    },
    flush: () => core.dispatch({ type: 'save', at: core.at() }),
    rename: async (wanted, isFollowUp) => {
      const from = formNow()?.id ?? null;
      return from === null
        ? { ok: false, reason: 'nothing' }
        : getSnapshot().rename({ entity, id: from }, wanted, isFollowUp);
    },
    close: () => {
      // What was shown last stays shown, and a record begun here keeps its id when it is opened again.
      getState();
      void core.dispatch({ type: 'form-closed', formId, at: core.at() });
    },
  };
}
