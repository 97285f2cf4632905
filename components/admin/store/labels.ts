import { site } from '@/components/admin/site';
import type { ManagedRecord } from '@/lib/records';
import { bn, countNoun } from '@/components/admin/lib/wording';
import { ORDER_ID } from '@/lib/exchange';
import { forStaff, said } from '@/lib/text';
import { makeRow, recordTitle } from './records';
import type { ImportAction, RecordKey, Snapshot } from './types';

/** Label of a step in the history (`Imported 7 changes`) and after "Undo:" (`import of 7 changes`). */
export type ActionLabel = { readonly done: string; readonly undo: string };

const actions = forStaff({
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
  const { plural } = site().registry[key.entity];
  if (key.id === ORDER_ID) return said([`the order of ${plural}`, `${plural}: ক্রম`]);
  return makeRow(snapshot, key)?.title ?? key.id;
}

const joined = (what: string, object: string) => said([`${what} ${object}`, `${what}: ${object}`]);

/** `Deleted “Solid Brick”`, `deletion of “Solid Brick”`. */
const actionLabel = (action: Action, object: string): ActionLabel => ({
  done: joined(actions[action].done, object),
  undo: joined(actions[action].undo, object),
});

/** Returns the label of an action on records: the title for one record, `Deleted 12 products` for several. */
export function recordsLabel(action: Action, snapshot: Snapshot, keys: readonly RecordKey[]): ActionLabel {
  const [first, ...others] = keys;
  if (first && others.length === 0) {
    const title = titleIn(snapshot, first);
    return actionLabel(action, first.id === ORDER_ID ? title : `“${title}”`);
  }
  const isOneEntity = first && others.every(({ entity }) => entity === first.entity);
  const nouns = isOneEntity ? site().registry[first.entity].plural : said(['entries', 'লেখা']);
  return actionLabel(action, said([`${keys.length} ${nouns}`, `${bn(keys.length)}টি ${nouns}`]));
}

/** Returns the label of a bundle's import, or of the reversal of a publication. */
export const importLabel = (action: ImportAction, count: number) =>
  actionLabel(action, said([countNoun(count, 'change'), `${bn(count)}টি পরিবর্তন`]));

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
