import { site } from '@/components/admin/site';
import type { ManagedRecord } from '@/lib/records';
import { bn, countNoun } from '@/components/admin/lib/wording';
import { ORDER_ID, type Step, type StepLabel } from '@/lib/exchange';
import { forStaff, said } from '@/lib/text';
import { makeRow, recordTitle } from './records';
import type { ImportAction, RecordKey, Snapshot } from './types';

export const actions = forStaff({
  edited: { done: ['Edited', 'বদল'], undo: ['edit of', 'বদল'] },
  typed: { done: ['Edited', 'বদল'], undo: ['typing in', 'লেখা'] },
  wrote: { done: ['Added', 'যোগ'], undo: ['typing in', 'লেখা'] },
  deleted: { done: ['Deleted', 'মোছা'], undo: ['deletion of', 'মোছা'] },
  restored: { done: ['Restored', 'ফিরিয়ে আনা'], undo: ['restoring of', 'ফিরিয়ে আনা'] },
  duplicated: { done: ['Duplicated', 'কপি'], undo: ['copy of', 'কপি'] },
  changed: { done: ['Changed', 'বদল'], undo: ['change of', 'বদল'] },
  discarded: {
    done: ['Discarded the changes of', 'পরিবর্তন বাদ'],
    undo: ['discarded changes of', 'পরিবর্তন বাদ'],
  },
  renamed: { done: ['Changed the address of', 'ঠিকানা বদল'], undo: ['new address of', 'ঠিকানা বদল'] },
  decided: { done: ['Decided on', 'সিদ্ধান্ত'], undo: ['decision on', 'সিদ্ধান্ত'] },
  broughtBack: {
    done: ['Brought back', 'আগের সংস্করণ ফেরানো'],
    undo: ['restored version of', 'আগের সংস্করণ ফেরানো'],
  },
  imported: { done: ['Imported', 'আনা'], undo: ['import of', 'আনা'] },
  reversed: { done: ['Reversed', 'উল্টে দেওয়া'], undo: ['reversal of', 'উল্টে দেওয়া'] },
});

export type Action = keyof typeof actions;

/** Returns the current title of a record, or “the order of banners” for an order. */
export function titleIn(snapshot: Snapshot, key: RecordKey) {
  if (key.id === ORDER_ID) return objectOf({ action: 'changed', entity: key.entity });
  return makeRow(snapshot, key)?.title ?? key.id;
}

/** `“Solid Brick”`, `12 products`, `7 changes`, `the order of banners`. */
function objectOf({ action, title, entity, count }: StepLabel) {
  if (title !== undefined) return `“${title}”`;
  const nouns = entity ? site().registry[entity].plural : said(['entries', 'লেখা']);
  if (count === undefined) return said([`the order of ${nouns}`, `${nouns}: ক্রম`]);
  if (action === 'imported' || action === 'reversed')
    return said([countNoun(count, 'change'), `${bn(count)}টি পরিবর্তন`]);
  return said([`${count} ${nouns}`, `${bn(count)}টি ${nouns}`]);
}

/** Says what a step did, in the studio's language: `Imported 7 changes`; after "Undo:" `import of 7 changes`. */
export function stepText({ label }: Pick<Step, 'label'>, as: 'done' | 'undo') {
  if (typeof label === 'string') return label;
  const [what, object] = [actions[label.action as Action][as], objectOf(label)];
  return said([`${what} ${object}`, `${what}: ${object}`]);
}

/** Returns the label of an action on one record, or on several. */
export function recordsLabel(action: Action, snapshot: Snapshot, keys: readonly RecordKey[]): StepLabel {
  const [first, ...others] = keys;
  const entity = others.every((one) => one.entity === first?.entity) ? first?.entity : undefined;
  if (first === undefined || others.length > 0) return { action, entity, count: keys.length };
  return first.id === ORDER_ID ? { action, entity } : { action, title: titleIn(snapshot, first) };
}

/** Returns the label of a bundle's import, or of the reversal of a publication. */
export const importLabel = (action: ImportAction, count: number): StepLabel => ({ action, count });

/** Returns the label for changed values, `isTyped` in a form. A record that `hadDraft` is edited, not added. */
export function valueLabel(
  snapshot: Pick<Snapshot, 'published' | 'handed' | 'drafts'>,
  key: RecordKey,
  value: ManagedRecord,
  isTyped: boolean,
  hadDraft = false,
): StepLabel {
  const isNew = !hadDraft && snapshot.published.record(key) === null;
  const action: Action = isNew ? 'wrote' : isTyped ? 'typed' : 'edited';
  return { action, title: recordTitle(snapshot, key, value) };
}
