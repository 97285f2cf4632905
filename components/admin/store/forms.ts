import { decide, mergeRecord } from '@/lib/merge';
import { type Entity, type ManagedRecord, sameJson } from '@/lib/records';
import { valueLabel } from './labels';
import { draftKey, recordDraft } from './layers';
import { makeRow, withId } from './records';
import { changesOf, draftWith, withRevision } from './drafts';
import { makeStep } from './steps';
import { type Now, withDrafts, withStep } from './mirror';
import type { RecordKey } from './types';

/** Typing in one field without a pause: one step of the history. `step`: its number, null until the first save. */
type Typing = { readonly field: string; readonly at: number; readonly step: number | null };

/** What a form is about; a new record has no id before its first change. */
export type Place = { readonly entity: Entity; readonly id: string | null };

/** An open form of the editor. */
export type FormState = Place & {
  readonly isMissing: boolean;
  /** Initial values of a new record; null for an existing one. */
  readonly seed: ManagedRecord | null;
  readonly value: ManagedRecord;
  /** The stored value on which the typing is based; the form is dirty while `value` is another object. */
  readonly saved: ManagedRecord;
  /** Current typing; null if what is typed next begins a step. */
  readonly typing: Typing | null;
  /** Typing that has ended and is not stored yet, each with the value at its end. */
  readonly ended: readonly (Typing & { readonly value: ManagedRecord })[];
};

/** By `formId`. */
export type Forms = ReadonlyMap<number, FormState>;

/** Pause in ms after which typing in the same field begins a new step. */
const PAUSE_MS = 800;

/** Changes the value of a form; another field, or a pause, begins a new step. `at` in ms. */
export function typed(
  form: FormState,
  id: string,
  value: ManagedRecord,
  field: string,
  at: number,
): FormState {
  const { typing } = form;
  const isContinued = typing?.field === field && at - typing.at < PAUSE_MS;
  const ended =
    typing && !isContinued && isDirty(form) ? [...form.ended, { ...typing, value: form.value }] : form.ended;
  const key = { entity: form.entity, id };
  return {
    ...form,
    id,
    ended,
    value: withId(key, value),
    typing: { field, at, step: isContinued ? typing.step : null },
  };
}

const isDirty = (form: FormState) => form.id !== null && form.value !== form.saved;

/** What a form has stored: what was typed, and the value that the draft has now. */
type Saved = {
  readonly record: string;
  readonly typed: FormState;
  readonly value: ManagedRecord;
  readonly step: number | null;
};

/** Merges typing with what another tab has stored meanwhile; where both changed a place, the typing wins. */
export function mergedTyping(base: ManagedRecord, mine: ManagedRecord, theirs: ManagedRecord) {
  const merged = mergeRecord({ base, mine, theirs });
  if (merged.kind === 'merged') return merged.value ?? mine;
  return merged.kind === 'fields' ? decide(merged, () => 'mine') : mine;
}

/** Turns the values of dirty forms into drafts and steps. Returns how the forms are then, by `formId`. */
export function commitForms(before: Now, forms: Forms, at: string) {
  let now = before;
  const saved = new Map<number, Saved>();
  for (const [formId, form] of forms) {
    if (!isDirty(form) || form.id === null) continue;
    const key = { entity: form.entity, id: form.id };
    let base = form.saved;
    let result: Typed = { now, value: base, step: null };
    for (const part of [...form.ended, { ...form.typing, value: form.value }]) {
      result = commit(result.now, key, { step: null, field: '', ...part, base }, at);
      base = part.value;
    }
    now = result.now;
    saved.set(formId, { record: draftKey(key), typed: form, value: result.value, step: result.step });
  }
  return { now, saved };
}

type Typed = { readonly now: Now; readonly value: ManagedRecord; readonly step: number | null };
type Part = Pick<Typing, 'field' | 'step'> & { readonly value: ManagedRecord; readonly base: ManagedRecord };

/** Makes a step at the first save of some typing; later saves update step and draft together. */
function commit(now: Now, key: RecordKey, part: Part, at: string): Typed {
  const stored = makeRow(now, key)?.value ?? part.base;
  const value = sameJson(stored, part.base) ? part.value : mergedTyping(part.base, part.value, stored);
  const changes = withRevision(changesOf(now, [{ ...key, after: draftWith(now, key, value) }]), at);
  const last = now.steps.at(-1);
  // Another tab may have added a step, or undone this one.
  const step = last?.seq === part.step && last?.undone === false ? last : undefined;
  const before = step ? (step.changes[0]?.before ?? null) : recordDraft(now.drafts, key);
  const after = changes[0]?.after ?? null;
  const next = withDrafts(now, changes);
  if (before === null && after === null) {
    // The text was typed and reverted: removes the step.
    return { now: { ...next, steps: next.steps.filter((item) => item !== step) }, value, step: null };
  }
  const label = valueLabel(now, key, value, true, before !== null);
  const made = makeStep(now.steps, label, [{ ...key, before, after }], at);
  const grown = { ...made, field: part.field, seq: step?.seq ?? made.seq };
  return { now: withStep(next, grown), value, step: grown.seq };
}

/** Updates forms after their values were stored. What was typed since stays, on top of the stored value. */
export const afterSave = (forms: Forms, saved: ReadonlyMap<number, Saved>): Forms =>
  withForms(forms, (form, formId) => {
    const own = saved.get(formId);
    if (own === undefined) return form;
    const { typed: before, value: stored, step } = own;
    const onTop = (value: ManagedRecord) =>
      value === before.value ? stored : mergedTyping(before.value, value, stored);
    const withStepOf = <Part extends Typing>(part: Part): Part =>
      part.field === before.typing?.field && part.step === before.typing.step ? { ...part, step } : part;
    return {
      ...form,
      value: onTop(form.value),
      saved: stored,
      typing: form.typing && withStepOf(form.typing),
      ended: form.ended
        .slice(before.ended.length)
        .map((part) => withStepOf({ ...part, value: onTop(part.value) })),
    };
  });

/** Shows stored values in forms without typing of their own; a new record that is gone shows its seed. */
export const reloaded = (forms: Forms, now: Now): Forms =>
  withForms(forms, (form) => {
    const { entity, id, seed } = form;
    if (id === null || isDirty(form)) return form;
    const current = makeRow(now, { entity, id })?.value ?? (seed && withId({ entity, id }, seed));
    if (current === null) return form.isMissing ? form : { ...form, isMissing: true };
    // Keeps the same object for an equal value, so that fields do not re-render.
    if (sameJson(current, form.value)) return form.isMissing ? { ...form, isMissing: false } : form;
    return { ...form, isMissing: false, value: current, saved: current, typing: null };
  });

/** Ends the steps of all stored typing: what is typed next begins new ones. */
export const withoutTyping = (forms: Forms): Forms =>
  withForms(forms, (form) => (form.typing && !isDirty(form) ? { ...form, typing: null } : form));

/** Moves open forms to the new id of their record. */
export const renamedForms = (
  forms: Forms,
  { entity, from, to }: { readonly entity: string; readonly from: string; readonly to: string },
): Forms =>
  withForms(forms, (form) => (form.entity === entity && form.id === from ? { ...form, id: to } : form));

/** Finds a form of a record whose text could not be stored when it was closed. */
export const leftForm = (forms: Forms, { entity, id }: Place) =>
  [...forms].find(([, form]) => id !== null && form.entity === entity && form.id === id && isDirty(form));

/** Forms with text that is not stored yet, by the `draftKey` of their records. */
export const typedIn = (forms: Forms): ReadonlyMap<string, FormState> =>
  new Map(
    [...forms.values()].flatMap((form) => {
      const { entity, id } = form;
      return id !== null && isDirty(form) ? [[draftKey({ entity, id }), form] as const] : [];
    }),
  );

function withForms(forms: Forms, edit: (form: FormState, formId: number) => FormState): Forms {
  const next = new Map([...forms].map(([formId, form]) => [formId, edit(form, formId)] as const));
  return [...next].every(([formId, form]) => forms.get(formId) === form) ? forms : next;
}
