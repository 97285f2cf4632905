import { sameJson } from '@/content/lib/sorted-json';
import { draftKey, recordDraft } from '../keys';
import { visitLabel } from '../labels';
import { makeRow } from '../rows';
import type { RecordKey } from '../studio-api';
import { editDraft, startDraft } from './drafts';
import type { Event } from './events';
import { type Form, isTyped, type State, valueIn, worldOf } from './state';
import { recordChange, redoChange, startHistory, undoChange } from './value-history';
import { changesOf, makeStep, stamped, withDrafts, withoutStep, withStep } from './with-changes';

type FormEvent<Type> = Extract<Event, { readonly type: Type }>;

export function openForm(state: State, { visit, entity, id, seed }: FormEvent<'form-opened'>): State {
  const world = worldOf(state);
  const row = world && id !== null ? makeRow(world, entity, id) : null;
  const value = row?.value ?? seed;
  const isMissing = id !== null && row === null;
  const history = startHistory(value);
  return withForm(state, visit, { entity, id, isMissing, history, kept: value, step: null });
}

/** Takes a typed value in; it becomes a draft with the next save. */
export function typeIn(state: State, { visit, id, value, field, at }: FormEvent<'typed'>): State {
  const form = state.forms.get(visit);
  if (!form || form.isMissing || !state.published) return state;
  const named = { ...value, [state.published.idField(form.entity)]: id };
  const history = recordChange(form.history, named, field, Date.parse(at));
  return withForm(state, visit, { ...form, id, history });
}

export function travelForm(state: State, { visit, to }: FormEvent<'form-travelled'>): State {
  const form = state.forms.get(visit);
  if (!form) return state;
  const history = (to === 'past' ? undoChange : redoChange)(form.history);
  if (history === form.history) return state;
  return withForm(state, visit, { ...form, history });
}

export function closeForm(state: State, visit: number): State {
  const forms = new Map(state.forms);
  forms.delete(visit);
  return { ...state, forms };
}

/**
 * Makes drafts of what was typed. A visit is one step of the history: its first save makes it, each further one brings it
 * up to date together with the draft, so that both agree even after a crash.
 */
export function keepTyped(state: State, at: string): State {
  let next = state;
  for (const [visit, form] of state.forms) if (isTyped(form)) next = keepForm(next, visit, form, at);
  return next;
}

function keepForm(state: State, visit: number, form: Form, at: string): State {
  const world = worldOf(state);
  const { entity, id } = form;
  if (!world || id === null) return state;
  const value = valueIn(form);
  const draft = recordDraft(world.drafts, entity, id);
  const typed = draft ? editDraft(draft, { op: 'put', value }) : startDraft(world, entity, id, value);
  const changes = stamped(state, changesOf(world, [{ entity, id, after: typed }]), at);
  const step = state.shown.steps.find(({ seq }) => seq === form.step);
  const before = step ? (step.changes[0]?.before ?? null) : draft;
  const after = changes[0]?.after ?? null;
  const next = withDrafts(state, changes);
  if (before === null && after === null) {
    // Typed and taken back again: nothing has happened.
    const without = step ? withoutStep(next, step.seq) : next;
    return withForm(without, visit, { ...form, kept: value, step: null });
  }
  const label = visitLabel(world.published, { entity, id }, value);
  const made = makeStep(state, label, [{ entity, id, before, after }], at);
  const kept = step ? { ...made, seq: step.seq } : made;
  return withForm(withStep(next, kept), visit, { ...form, kept: value, step: kept.seq });
}

/**
 * Shows in open editors what something else than they has made of their records; what was typed in them is in the drafts
 * already. Their next save is a step of its own. What was done to a record is newer than what was typed before, so the
 * editor's own steps end there: Undo begins with the step that was made last.
 */
export function reloadForms(state: State, keys: readonly RecordKey[] | 'all'): State {
  const world = worldOf(state);
  const changed = keys === 'all' ? null : new Set(keys.map(({ entity, id }) => draftKey(entity, id)));
  let next = state;
  for (const [visit, form] of state.forms) {
    const { entity, id } = form;
    if (!world || id === null || changed?.has(draftKey(entity, id)) === false) continue;
    const row = makeRow(world, entity, id);
    const isUntouched = row === null || (changed === null && sameJson(row.value, valueIn(form)));
    const history = isUntouched ? form.history : startHistory(row.value);
    next = withForm(next, visit, {
      ...form,
      isMissing: row === null,
      history,
      kept: history.present.value,
      step: null,
    });
  }
  return next;
}

/** Takes open editors along with a record that got another id. */
export function renameForms(state: State, renamed: { entity: string; from: string; to: string }): State {
  let next = state;
  for (const [visit, form] of state.forms) {
    const isIt = form.entity === renamed.entity && form.id === renamed.from;
    if (isIt) next = withForm(next, visit, { ...form, id: renamed.to });
  }
  return next;
}

const withForm = (state: State, visit: number, form: Form): State => ({
  ...state,
  forms: new Map(state.forms).set(visit, form),
});
