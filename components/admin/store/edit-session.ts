import type { Media } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
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
  /** Read-only: another tab writes. */
  | 'reading'
  /** No record has this id. */
  | 'missing'
  | 'closed';

type SessionState = {
  readonly mode: SessionMode;
  readonly id: string | null;
  /** Values of the form. Typing changes them at once; the store is updated later. */
  readonly value: ManagedRecord;
};

export type EditSession = ReturnType<typeof createEditSession>;

/** Creates a form for one record, saved automatically. `id`: null for a new one, which starts with `seed`. */
export function createEditSession(
  { core, getState: getStudio }: StudioController,
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
) {
  const formId = ++core.forms;
  const opening: SessionState = { mode: 'opening', id, value: {} };
  /** The form, or as it was when it was closed. */
  let last: FormState | undefined;

  const formNow = () => core.getState().forms.get(formId);

  function getState(): SessionState {
    const form = formNow();
    last = form ?? last;
    if (last === undefined) return opening;
    const isReady = core.getState().shown.status.phase === 'ready';
    const mode = last.isMissing ? 'missing' : isReady ? 'editing' : 'reading';
    return { mode: form ? mode : 'closed', id: last.id, value: last.value };
  }

  return {
    /** Unique per session; a new record gets a new form. */
    formId,
    entity,
    subscribe: core.subscribe,
    getState,
    /** Reads the record once the studio is ready; also reopens the session after `close`. */
    open: () => {
      // Not awaited: saving works without the schema.
      void needSchemas(core, [entity]);
      if (formNow()) return;
      const opening = { formId, entity, id: getState().id, seed: id === null ? (seed?.() ?? {}) : null };
      void core.edit(({ openForm }, state) => openForm(state, opening));
    },
    /** Changes the value. Changes of one `field` are undone together; `media` is stored in the same transaction. */
    change: (value: ManagedRecord, field: string, media?: Media) =>
      void core.edit(({ newId, typed }, state, at) => {
        const recordId = getState().id ?? newId(state.shown, entity, value, new Date(at));
        return typed(state, { formId, id: recordId, value, field, media }, at);
      }),
    /** Writes at once, without the autosave delay. Also called on blur. */
    flush: () => core.edit(({ save }, ...now) => save(...now)),
    /** Changes the id of a never published record. `isFollowUp`: the id was derived from the title just typed. */
    rename: async (wanted: string, isFollowUp?: boolean): Promise<Outcome> => {
      const from = formNow()?.id ?? null;
      return from === null
        ? { ok: false, reason: 'nothing' }
        : getStudio().rename({ entity, id: from }, wanted, isFollowUp);
    },
    /** Saves and closes the form. Failed writes stay in this tab and are retried with the next change. */
    close: () => {
      // A new record keeps its id when it is opened again.
      last = formNow() ?? last;
      void core.edit(({ formClosed }, state, at) => formClosed(state, formId, at));
    },
  };
}

/** Returns a value of a session's state, not a new object; the component re-renders when that value changes. */
export function useSession<Part>(
  { subscribe, getState }: EditSession,
  select: (state: SessionState) => Part,
): Part {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** Opens a record while mounted. A new one (`id` null) gets its id at the first change, which keeps the session. */
export function useEditSession(entity: Entity, id: string | null, seed?: () => ManagedRecord): EditSession {
  const controller = useController();
  const begin = () => createEditSession(controller, entity, id, seed);
  const [shown, setShown] = useState(() => ({ id, session: begin() }));
  const { session } = shown;

  if (session.entity !== entity || shown.id !== id) {
    const isSameRecord = session.entity === entity && session.getState().id === id;
    setShown({ id, session: isSameRecord ? session : begin() });
  }

  const isOpen = useStudio(({ hasRecords, state: { status, hasEditing } }) => {
    return hasRecords(entity) && hasEditing && (status.phase === 'ready' || status.phase === 'reading');
  });
  useEffect(() => {
    if (!isOpen) return;
    session.open();
    return session.close;
  }, [session, isOpen]);

  return session;
}
