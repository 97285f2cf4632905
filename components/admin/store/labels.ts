import { site } from '@/components/admin/site';
import type { ManagedRecord } from '@/lib/records';
import { ORDER_ID } from '@/lib/exchange';
import { makeRow, recordTitle } from './records';
import type { ImportAction, RecordKey, Snapshot } from './types';

/** Label of a step in the history (`Imported 7 changes`) and after "Undo:" (`import of 7 changes`). */
export type ActionLabel = { readonly done: string; readonly undo: string };

const actions = {
  edited: { done: 'Edited', undo: 'edit of' },
  typed: { done: 'Edited', undo: 'typing in' },
  wrote: { done: 'Added', undo: 'typing in' },
  deleted: { done: 'Deleted', undo: 'deletion of' },
  restored: { done: 'Restored', undo: 'restoring of' },
  duplicated: { done: 'Duplicated', undo: 'copy of' },
  changed: { done: 'Changed', undo: 'change of' },
  discarded: { done: 'Threw away the changes of', undo: 'throwing away the changes of' },
  renamed: { done: 'Changed the address of', undo: 'new address of' },
  decided: { done: 'Decided on', undo: 'decision on' },
  broughtBack: { done: 'Brought back', undo: 'restored version of' },
  imported: { done: 'Imported', undo: 'import of' },
  reversed: { done: 'Reversed', undo: 'reversal of' },
} as const;

export type Action = keyof typeof actions;

/** Returns the current title of a record, or “the order of banners” for an order. */
export function titleIn(snapshot: Snapshot, key: RecordKey) {
  if (key.id === ORDER_ID) return `the order of ${site().registry[key.entity].plural}`;
  return makeRow(snapshot, key)?.title ?? key.id;
}

/** `Deleted “Solid Brick”`, `deletion of “Solid Brick”`. */
const actionLabel = (action: Action, object: string): ActionLabel => ({
  done: `${actions[action].done} ${object}`,
  undo: `${actions[action].undo} ${object}`,
});

/** Returns the label of an action on records: the title for one record, `Deleted 12 products` for several. */
export function recordsLabel(action: Action, snapshot: Snapshot, keys: readonly RecordKey[]): ActionLabel {
  const [first, ...others] = keys;
  if (first && others.length === 0) {
    const title = titleIn(snapshot, first);
    return actionLabel(action, first.id === ORDER_ID ? title : `“${title}”`);
  }
  const isOneEntity = first && others.every(({ entity }) => entity === first.entity);
  return actionLabel(
    action,
    `${keys.length} ${isOneEntity ? site().registry[first.entity].plural : 'entries'}`,
  );
}

/** Returns the label of a bundle's import, or of the reversal of a publication. */
export const importLabel = (action: ImportAction, count: number) =>
  actionLabel(action, `${count} ${count === 1 ? 'change' : 'changes'}`);

/** Returns the label for changed values, `isTyped` in a form. A record that `hadDraft` is edited, not added. */
export function valueLabel(
  snapshot: Pick<Snapshot, 'published' | 'handed' | 'drafts'>,
  key: RecordKey,
  value: ManagedRecord,
  isTyped: boolean,
  hadDraft = false,
): ActionLabel {
  const isNew = !hadDraft && snapshot.published.record(key) === null;
  const action = isNew ? 'wrote' : isTyped ? 'typed' : 'edited';
  return actionLabel(action, `“${recordTitle(snapshot, key, value)}”`);
}
