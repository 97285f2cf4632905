/** The lazy part of the store. Only it makes drafts, forms and steps, so nothing can be lost before it loads. */
import { registry } from '@/content/registry';
import { valueLabel } from './labels';
import { isDirty, type State } from './state/state';
import { firstUndone, lastDone } from './steps';

export { readStore } from './browser/read-store';
export * from './plans';
export { commitForms, openForm } from './state/forms';
export { load } from './state/on-load';
export * from './state/transitions';
export { newId } from './steps';

/** Returns the label of what Undo or Redo affects, or null. Undo affects unsaved typing first. */
export function undoLabel({ shown, forms }: State, to: 'undo' | 'redo'): string | null {
  const form = [...forms.values()].find(isDirty);
  if (form && form.id !== null) {
    const { entity, id, saved, value } = form;
    // Uses the saved title: the typed one changes with every key and would re-render the status bar.
    const titled = registry[entity].titleOf(saved) === '' ? value : saved;
    return to === 'undo' ? valueLabel(shown, { entity, id }, titled, true).undo : null;
  }
  const step = to === 'undo' ? lastDone(shown.steps) : firstUndone(shown.steps);
  return step && (step.undoLabel ?? step.label);
}
