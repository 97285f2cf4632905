import { type Entity, type ManagedRecord, sameJson } from '@/lib/records';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { draftKey, recordDraft } from './layers';
import { makeRow } from './records';
import { type FormState, leftForm, mergedTyping, type Place, typed } from './forms';
import { newId } from './steps';
import { useController, useStudio } from './studio-context.client';
import type { Outcome } from './types';
import { type Core, nothingMore } from './core';
import type { StudioController } from './studio';

/** `opening`: not opened yet. `reading`: the store is not open. `missing`: no record has this id. */
export type SessionMode = 'opening' | 'editing' | 'reading' | 'missing' | 'closed';

type SessionState = {
  readonly mode: SessionMode;
  readonly id: string | null;
  /** Values of the form. Typing changes them at once; the store follows within `AUTOSAVE_MS`. */
  readonly value: ManagedRecord;
};

export type EditSession = ReturnType<typeof createEditSession>;

/** Returns the text of a page that was closed before it was stored, on top of `now`; forgets one that adds nothing. */
function typedTextOf({ environment: { typedTexts } }: Core, { entity, id }: Place, now: ManagedRecord) {
  const text = id === null ? null : typedTexts.read(draftKey({ entity, id }));
  if (text === null) return null;
  const value = mergedTyping(text.base, text.value, now);
  if (!sameJson(value, now)) return { ...text, value };
  typedTexts.forget(text.key);
  return null;
}

/** Returns the form of a record, with the text from which typing goes on: the record has not changed since. */
function openedForm(core: Core, place: Place, seed: ManagedRecord | null) {
  const { entity, id } = place;
  const row = id === null ? null : makeRow(core.getState().shown, { entity, id });
  const saved = row?.value ?? seed ?? {};
  const text = typedTextOf(core, place, saved);
  const rev = row === null ? 0 : (recordDraft(core.getState().shown.drafts, row)?.rev ?? 0);
  const kept = text?.rev === rev ? text : null;
  const form: FormState = {
    ...place,
    isMissing: id !== null && row === null && seed === null && kept === null,
    seed: row === null && kept !== null ? {} : seed,
    value: kept?.value ?? saved,
    saved,
    typing: null,
    ended: [],
  };
  return { form, kept };
}

/** Creates a form for one record, saved automatically. `id`: null for a new one, which starts with `seed`. */
export function createEditSession(
  { core, nextForm, getState: getStudio }: StudioController,
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
) {
  const formId = nextForm();
  const opening: SessionState = { mode: 'opening', id, value: {} };
  /** The form, or as it was when it was closed. */
  let last: FormState | undefined;

  /** Whether the form is on the screen. */
  let isOpen = false;

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
      isOpen = true;
      if (formNow()) return;
      const ownId = getState().id;
      const [leftId, left] = leftForm(core.getState().forms, { entity, id: ownId }) ?? [];
      if (leftId !== undefined && left) {
        core.setForm(leftId, null);
        return core.setForm(formId, left);
      }
      const { form, kept } = openedForm(core, { entity, id: ownId }, id === null ? (seed?.() ?? {}) : null);
      core.setForm(formId, form);
      if (kept !== null)
        void core.change(nothingMore).then(({ ok }) => ok && core.environment.typedTexts.forget(kept.key));
    },
    /** Changes the value. Changes of one `field` are undone together. */
    change: (value: ManagedRecord, field: string) => {
      const form = formNow();
      const { shown } = core.getState();
      if (shown.status.phase !== 'ready' || !form || form.isMissing) return;
      const time = core.environment.now();
      const ownId = form.id ?? newId(shown, entity, value, time);
      core.setForm(formId, typed(form, ownId, value, field, time.getTime()));
      core.saveSoon();
    },
    /** Writes at once, without the autosave delay. Also called on blur. */
    flush: () => core.change(nothingMore),
    /** Changes the id of a never published record. `isFollowUp`: the id was derived from the title just typed. */
    rename: async (wanted: string, isFollowUp?: boolean): Promise<Outcome> => {
      const from = formNow()?.id ?? null;
      return from === null
        ? { ok: false, reason: 'nothing' }
        : getStudio().rename({ entity, id: from }, wanted, isFollowUp);
    },
    /** Text of a page that was closed before it was stored; null without one that differs from the form. */
    typedText: () => typedTextOf(core, { entity, id: getState().id }, getState().value),
    /** Forgets what `typedText` returns. */
    forgetTypedText: () => {
      const text = typedTextOf(core, { entity, id: getState().id }, getState().value);
      if (text !== null) core.environment.typedTexts.forget(text.key);
    },
    /** Saves and closes the form. */
    close: () => {
      // A new record keeps its id when it is opened again.
      last = formNow() ?? last;
      isOpen = false;
      return core.change(nothingMore).then(({ ok }) => {
        // What could not be stored stays, and is tried again with the next change.
        if (ok && !isOpen) core.setForm(formId, null);
      });
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

  const isOpen = useStudio(({ hasRecords, state: { status } }) => {
    return hasRecords(entity) && status.phase === 'ready';
  });
  useEffect(() => {
    if (!isOpen) return;
    session.open();
    return () => void session.close();
  }, [session, isOpen]);

  return session;
}
