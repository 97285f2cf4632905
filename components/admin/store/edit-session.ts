import type { Media } from '@/content/exchange/studio-types';
import type { Entity, ManagedRecord } from '@/content/registry';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { needSchemas } from './loading';
import type { FormState } from './state/state';
import type { StudioController } from './studio';
import { useController, useStudio } from './studio-context.client';
import type { Outcome } from './types';

export type SessionMode =
  /** Not opened yet. */
  | 'opening'
  | 'editing'
  /** Another tab writes; this one shows the record. */
  | 'reading'
  /** There is no such record. */
  | 'missing'
  | 'closed';

export type SessionState = {
  readonly mode: SessionMode;
  /** Null until a new record has got its id, at the first change. */
  readonly id: string | null;
  /** The form's values. Typing changes it at once; the store follows. */
  readonly value: ManagedRecord;
};

/** A form of the editor: the value of a record, saved without being asked. */
export type EditSession = {
  /** Another record has another form. */
  readonly formId: number;
  readonly entity: Entity;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** Changes the value. `field` groups what is undone together; `media` is stored with it in one transaction. */
  readonly change: (value: ManagedRecord, field: string, media?: Media) => void;
  /** Reads the record, once the studio is ready; again after `close`. */
  readonly open: () => void;
  /** Writes at once; also on blur. */
  readonly flush: () => Promise<Outcome>;
  /** Gives a record that was never published another id. `isFollowUp`: the id follows the title that was just typed. */
  readonly rename: (id: string, isFollowUp?: boolean) => Promise<Outcome>;
  /** Saves and closes the form. What cannot be stored is kept in this tab and tried again with the next change. */
  readonly close: () => void;
};

/**
 * Creates a form of the editor.
 * @param id - null for a record that gets its id at the first change
 * @param seed - returns the values that a new record starts from
 */
export function createEditSession(
  { core, getState: getStudio }: StudioController,
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
): EditSession {
  const formId = ++core.forms;
  let seen: { readonly form: FormState | undefined; readonly phase: string } | null = null;
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
      // Saving does not wait for the schema.
      void needSchemas(core, [entity]);
      if (formNow()) return;
      const opening = { formId, entity, id: getState().id, seed: id === null ? (seed?.() ?? {}) : null };
      void core.edit(({ openForm }, state) => openForm(state, opening));
    },
    change: (value, field, media) =>
      void core.edit(({ newId, typed }, state, at) => {
        const recordId = getState().id ?? newId(state.shown, entity, value, new Date(at));
        return typed(state, { formId, id: recordId, value, field, media }, at);
      }),
    flush: () => core.edit(({ save }, ...now) => save(...now)),
    rename: async (wanted, isFollowUp) => {
      const from = formNow()?.id ?? null;
      return from === null
        ? { ok: false, reason: 'nothing' }
        : getStudio().rename({ entity, id: from }, wanted, isFollowUp);
    },
    close: () => {
      // Keeps the last state: a record begun here keeps its id when it is opened again.
      getState();
      void core.edit(({ formClosed }, state, at) => formClosed(state, formId, at));
    },
  };
}

/**
 * Opens a record while the component is mounted; saved on unmount. With `id` null the record is new and gets its id
 * at the first change; the address may then be given that id.
 * @param seed - returns the values that a new record starts from.
 */
export function useEditSession(
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
): readonly [EditSession, SessionState] {
  const controller = useController();
  const begin = () => createEditSession(controller, entity, id, seed);
  const [address, setAddress] = useState({ entity, id });
  const [session, setSession] = useState(begin);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  if (address.entity !== entity || address.id !== id) {
    setAddress({ entity, id });
    const isSameRecord = session.entity === entity && session.getState().id === id;
    if (!isSameRecord) setSession(begin);
  }

  const isOpen = useStudio(({ hasRecords, state: { status, hasEditing } }) => {
    return hasRecords(entity) && hasEditing && (status.phase === 'ready' || status.phase === 'reading');
  });
  useEffect(() => {
    if (!isOpen) return;
    session.open();
    return session.close;
  }, [session, isOpen]);

  return [session, state];
}
