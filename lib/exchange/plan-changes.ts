import { ORDER_ID } from './studio-types';
import type { ContentModel } from './model';
import { changedPlaces, type FieldDispute, mergeOrder, mergeRecord, type MergeResult } from '../merge';
import {
  type Bytes,
  canonicalRecord,
  type Entity,
  type EntityForm,
  joinRecords,
  type ManagedRecord,
  sameJson,
  type StudioProblem,
} from '../records';
import type { CheckedChange } from './check-changes';
import type { ContentFile, FileRecord } from './content-folder';
import { parseRecord } from './parse-record';

/** Effect of a change on the content folder, for the review, the dry run and the report. */
export type ChangeReport = {
  readonly entity: Entity;
  /** `#order` for a change of the display order. */
  readonly id: string;
  readonly title: string;
  /** `none`: the folder already has this value. `merge`: both sides had changed different fields. */
  readonly effect: 'add' | 'edit' | 'merge' | 'delete' | 'order' | 'none';
  /** Paths of the changed places of an edit or a merge, each once: `figures.1.value`. */
  readonly fields: readonly string[];
};

/** A change that needs a person's decision, with both versions. */
export type Dispute = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly kind: Exclude<MergeResult['kind'], 'merged'>;
  readonly mine: ManagedRecord | null;
  readonly theirs: ManagedRecord | null;
  /** For `fields`. */
  readonly fields: readonly FieldDispute[];
};

type RecordChange = Exclude<CheckedChange, { readonly op: 'order' }>;

/**
 * Applies the changes of one entity to its file in memory: merges and orders the records, and builds the new file, `after`,
 * null without changes. `records` are the new values of all records in display order, `changed` only those that differ.
 * `titleOf` returns what a record is called.
 */
export function planFile(
  model: ContentModel,
  file: ContentFile,
  changes: readonly CheckedChange[],
  titleOf: (record: ManagedRecord) => string,
) {
  const { entity } = file;
  const form = model.formOf(entity);
  const records = new Map(file.records);
  const reports: ChangeReport[] = [];
  const disputes: Dispute[] = [];
  const problems: StudioProblem[] = [];

  for (const change of changes) {
    if (change.op === 'order') continue;
    const theirs = file.records.get(change.id)?.value ?? null;
    const mine = change.op === 'put' ? change.value : null;
    const title = titleOf(mine ?? theirs ?? change.base ?? {});
    const merge = mergeRecord({ base: change.base, mine, theirs, sent: change.sent });
    if (merge.kind !== 'merged') {
      const fields = merge.kind === 'fields' ? merge.disputes : [];
      disputes.push({ entity, id: change.id, title, kind: merge.kind, mine, theirs, fields });
      continue;
    }
    reports.push({ entity, id: change.id, title, ...effectOf(form, change, theirs, merge.value) });
    if (sameJson(merge.value, theirs)) continue;
    if (merge.value === null) records.delete(change.id);
    else {
      // Two valid versions can merge into an invalid one.
      const parsed = parseRecord(model, { entity, id: change.id }, merge.value);
      if (parsed.ok) records.set(change.id, { value: parsed.value, text: null });
      else problems.push(...parsed.problems);
    }
  }

  // As the studio lists them: new records follow in the order of the changes, and deleted ones keep their place until all
  // are in order.
  const added = [...records.keys()].filter((id) => !file.records.has(id));
  const listed = [...file.records.keys(), ...added];
  const isKept = (id: string) => records.has(id);
  const orders = changes.filter((change) => change.op === 'order');
  const order = orders
    .reduce<readonly string[]>((ids, change) => mergeOrder(change, ids), listed)
    .filter(isKept);
  if (orders.length > 0) {
    const effect = sameJson(order, listed.filter(isKept)) ? 'none' : 'order';
    reports.push({ entity, id: ORDER_ID, title: '', effect, fields: [] });
  }
  const ordered = order.flatMap((id) => records.get(id) ?? []);
  const after = reports.some(({ effect }) => effect !== 'none') ? build(form, ordered) : null;
  const changed = ordered.filter(({ text }) => text === null).map(({ value }) => value);
  return { after, records: ordered.map(({ value }) => value), changed, reports, disputes, problems };
}

function effectOf(
  { fields }: EntityForm,
  change: RecordChange,
  theirs: ManagedRecord | null,
  result: ManagedRecord | null,
) {
  if (sameJson(result, theirs)) return { effect: 'none', fields: [] } as const;
  if (result === null) return { effect: 'delete', fields: [] } as const;
  if (theirs === null) return { effect: 'add', fields: [] } as const;
  const places = changedPlaces(fields, theirs, result);
  return {
    effect: sameJson(theirs, change.base) ? 'edit' : 'merge',
    fields: [...new Set(places.map(({ path }) => path))],
  } as const;
}

function build({ schema }: EntityForm, records: readonly FileRecord[]): Bytes {
  const texts = records.map(({ text, value }) => text ?? canonicalRecord(schema, value));
  return new TextEncoder().encode(joinRecords(texts));
}
