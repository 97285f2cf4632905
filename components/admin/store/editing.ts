/**
 * The part of the store that edits. It is loaded right after the first screen, or before it where something is stored.
 * Without it there is nothing that could be lost: drafts, forms and steps are made by it alone.
 */
import { registry } from '@/content/registry';
import { valueLabel } from './labels';
import { isDirty, type State } from './state/state';
import { firstUndone, lastDone } from './steps';

export { readStore } from './browser/read-store';
export * from './plans';
export { newId } from './state/drafts';
export { commitForms, openForm } from './state/forms';
export { load } from './state/on-load';
export * from './state/transitions';

/** What Undo takes back or Redo does again. Text that is being typed is undone first, also before its first save. */
export function undoLabel({ shown, forms }: State, to: 'undo' | 'redo'): string | null {
  const form = [...forms.values()].find(isDirty);
  if (form && form.id !== null) {
    const { entity, id, saved, value } = form;
    // By the title before: one that changes with every key would draw the status bar again.
    const titled = registry[entity].titleOf(saved) === '' ? value : saved;
    return to === 'undo' ? valueLabel(shown.published, { entity, id }, titled, true).undo : null;
  }
  const step = to === 'undo' ? lastDone(shown.steps) : firstUndone(shown.steps);
  return step && (step.undoLabel ?? step.label);
}
