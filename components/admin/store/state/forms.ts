import type { Step } from '@/lib/exchange';
import { sameJson } from '@/lib/records';
import { valueLabel } from '../labels';
import { draftKey, makeRow, recordDraft, withId } from '../records';
import { makeStep } from '../steps';
import type { RecordKey } from '../types';
import { changesOf, draftWith, withRevision, withDrafts, withStep, withSteps } from './drafts';
import { type FormState, isDirty, type State, type Transition } from './state';

type Opening = Pick<FormState, 'entity' | 'id' | 'seed'> & { readonly formId: number };

export function openForm(state: State, { formId, entity, id, seed }: Opening): Transition {
  const row = id !== null ? makeRow(state.shown, { entity, id }) : null;
  const value = row?.value ?? seed ?? {};
  const isMissing = id !== null && row === null && seed === null;
  return [withForm(state, formId, { entity, id, isMissing, seed, value, saved: value, typing: null })];
}

/** Commits dirty forms and ends their steps: further typing begins a new one. */
export function finishTyping(state: State, at: string): State {
  return withForms(commitForms(state, at), (form) => (form.typing ? { ...form, typing: null } : form));
}

/** Turns the values of dirty forms into drafts and steps. */
export function commitForms(state: State, at: string): State {
  let next = state;
  for (const [formId, form] of state.forms) if (isDirty(form)) next = commitForm(next, formId, form, at);
  return next;
}

/** Makes a step at the first save of some typing; later saves update step and draft together. */
function commitForm(state: State, formId: number, form: FormState, at: string): State {
  const snapshot = state.shown;
  const { entity, id, value, typing } = form;
  if (id === null || !typing) return state;
  const key = { entity, id };
  const typed = draftWith(snapshot, key, value);
  const changes = withRevision(changesOf(snapshot, [{ ...key, after: typed }]), at);
  const step = snapshot.steps.find(({ seq }) => seq === typing.step);
  const before = step ? (step.changes[0]?.before ?? null) : recordDraft(snapshot.drafts, key);
  const after = changes[0]?.after ?? null;
  const next = withDrafts(state, changes);
  const committed = (seq: number | null): FormState => ({
    ...form,
    saved: value,
    typing: { ...typing, step: seq },
  });
  if (before === null && after === null) {
    // The text was typed and reverted: removes the step.
    const without = next.shown.steps.filter((item) => item !== step);
    return withForm(withSteps(next, without), formId, committed(null));
  }
  const label = valueLabel(snapshot, key, value, true, before !== null);
  const newStep = {
    ...makeStep(snapshot.steps, label, [{ ...key, before, after }], at),
    field: typing.field,
  };
  const grown = step ? { ...newStep, seq: step.seq } : newStep;
  return withForm(withStep(next, grown), formId, committed(grown.seq));
}

/** Updates open forms after others have changed their records; a new record that is gone shows its seed. */
export function reloadForms(state: State, keys: readonly RecordKey[] | 'all'): State {
  const changed = keys === 'all' ? null : new Set(keys.map(draftKey));
  return withForms(state, (form) => {
    const { entity, id, seed } = form;
    if (id === null || changed?.has(draftKey({ entity, id })) === false) return form;
    const key = { entity, id };
    const current = makeRow(state.shown, key)?.value ?? (seed && withId(key, seed));
    // Keeps the same object for an equal value, so that fields do not re-render.
    const value = current && !sameJson(current, form.value) ? current : form.value;
    return { ...form, isMissing: current === null, value, saved: value, typing: null };
  });
}

/** Moves open forms to the new id of their record. */
export const renameForms = (state: State, { entity, from, to }: NonNullable<Step['renamed']>): State =>
  withForms(state, (form) => (form.entity === entity && form.id === from ? { ...form, id: to } : form));

const withForms = (state: State, edit: (form: FormState) => FormState): State => ({
  ...state,
  forms: new Map([...state.forms].map(([formId, form]) => [formId, edit(form)])),
});

export const withForm = (state: State, formId: number, form: FormState): State => ({
  ...state,
  forms: new Map(state.forms).set(formId, form),
});
