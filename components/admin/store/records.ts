import { type Draft, ORDER_ID, type OrderDraft, type Step } from '@/lib/exchange';
import { sameJson, type Entity, type ManagedRecord } from '@/lib/records';
import { mergeOrder, mergeRecord } from '@/lib/merge';
import { entities, registry } from '@/content/registry';
import { withNames } from '@/content/registry/category-names';
import type { AnyDraft, ImportedChange, RecordKey, RecordState, Row, Snapshot } from './types';

/** Returns the key of a draft in maps and lists; ids never contain a slash. The id of an order is `#order`. */
export const draftKey = ({ entity, id }: RecordKey) => `${entity}/${id}`;

export const isOrder = (draft: AnyDraft): draft is OrderDraft => draft.id === ORDER_ID;

/** Returns the draft of a record, or null. */
export function recordDraft(drafts: ReadonlyMap<string, AnyDraft>, { entity, id }: RecordKey): Draft | null {
  const draft = drafts.get(draftKey({ entity, id }));
  return draft === undefined || isOrder(draft) ? null : draft;
}

/** Returns the draft of an entity's order, or null. */
export function orderDraft(drafts: ReadonlyMap<string, AnyDraft>, entity: Entity): OrderDraft | null {
  const draft = drafts.get(draftKey({ entity, id: ORDER_ID }));
  return draft !== undefined && isOrder(draft) ? draft : null;
}

/** Whether two changes of a record or order result in the same. */
export function isSameChange(a: ImportedChange, b: ImportedChange | undefined) {
  if (b === undefined) return false;
  if ('op' in a && 'op' in b) return a.op === b.op && sameJson(a.value, b.value);
  return 'ids' in a && 'ids' in b && sameJson(a.ids, b.ids);
}

type Records = Pick<Snapshot, 'published' | 'drafts'>;

/** Returns a value with the names of records in place of their ids; a draft may have named them anew. */
export const namedIn = ({ published, drafts }: Records, entity: Entity, value: ManagedRecord) =>
  withNames(entity, value, (named, id) => {
    const key = { entity: named, id };
    const draft = recordDraft(drafts, key);
    return draft === null ? published.record(key) : valueOf(draft);
  });

/** Returns the title of a record; its id if the title is empty. */
export const recordTitle = (records: Records, { entity, id }: RecordKey, value: ManagedRecord) =>
  registry[entity].titleOf(namedIn(records, entity, value)) || id;

/** Returns a record's value with its id field set. */
export const withId = ({ entity, id }: RecordKey, value: ManagedRecord): ManagedRecord => ({
  ...value,
  [registry[entity].idField]: id,
});

/** Returns a draft's values. The reader has checked that they are JSON; fields may be invalid. */
export const valueOf = (draft: Draft) => draft.value as ManagedRecord;

export const sentOf = (draft: Draft) => draft.sent as readonly (ManagedRecord | null)[] | undefined;

export const baseOf = (draft: Draft) => draft.base as ManagedRecord | null;

/** Computes the state of a record, which is never stored. */
export function recordState(
  draft: Draft | null,
  published: ManagedRecord | null,
  publishedHash: string | null,
): RecordState {
  if (draft === null) return { kind: 'published' };
  if (draft.baseHash !== publishedHash) {
    const mine = draft.op === 'delete' ? null : valueOf(draft);
    const { kind } = mergeRecord({ base: baseOf(draft), mine, theirs: published, sent: sentOf(draft) });
    if (kind !== 'merged') return { kind: 'review' };
  }
  return changeState(draft, draft.op === 'delete' ? 'deleted' : published === null ? 'new' : 'edited');
}

/** Returns the state of a changed order: orders merge automatically, so they never need review. */
export const orderState = (draft: OrderDraft): RecordState => changeState(draft, 'edited');

/** Returns how a draft was handed over since its last edit; null if it was not. */
export const handedOver = ({ writtenHash, proposal }: AnyDraft) =>
  writtenHash === undefined ? null : proposal === undefined ? 'written' : 'proposed';

function changeState(draft: AnyDraft, change: 'new' | 'edited' | 'deleted'): RecordState {
  const kind = handedOver(draft);
  return kind === null ? { kind: change } : { kind, writtenAt: draft.writtenAt ?? draft.savedAt };
}

/** Returns the ids without the order draft: published order, then new records in the order in which they were made. */
export function defaultIds({ published, drafts, steps }: Snapshot, entity: Entity): string[] {
  const added = [...drafts.values()]
    .filter((draft) => draft.entity === entity && !isOrder(draft))
    .filter((draft) => published.record(draft) === null)
    .map(({ id }) => id)
    .sort();
  const made = madeIds(steps, entity);
  // Those that are older than the history have no place in it, so they are first.
  return [...published.ids(entity), ...added.sort((a, b) => made.indexOf(a) - made.indexOf(b))];
}

/** Lists the records that the history shows being made, in that order, by the ids that they got later. */
function madeIds(steps: readonly Step[], entity: Entity): readonly string[] {
  return steps
    .filter(({ undone }) => !undone)
    .reduce<readonly string[]>((made, { changes, renamed }) => {
      const own = changes.filter((change) => change.entity === entity);
      if (renamed?.entity === entity && own.some(({ id }) => id === renamed.from))
        return made.map((id) => (id === renamed.from ? renamed.to : id));
      const added = own.filter(({ before, after }) => before === null && after !== null).map(({ id }) => id);
      return [...made.filter((id) => !added.includes(id)), ...added];
    }, []);
}

/** Returns all ids of an entity in the order of lists and of the next build, deleted records in place. */
export function displayIds(snapshot: Snapshot, entity: Entity): string[] {
  const ids = defaultIds(snapshot, entity);
  const order = orderDraft(snapshot.drafts, entity);
  return order === null ? ids : mergeOrder(order, ids);
}

/** Returns drafts in the order of the lists, changed orders last: new records are applied in the order of their changes. */
export function inListOrder(snapshot: Snapshot, drafts: readonly AnyDraft[]): AnyDraft[] {
  const keys = entities.flatMap((entity) =>
    displayIds(snapshot, entity).map((id) => draftKey({ entity, id })),
  );
  const places = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (draft: AnyDraft) => places.get(draftKey(draft)) ?? keys.length;
  return [...drafts].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the row of one record; null if the id has neither a published record nor a draft. */
export function makeRow({ published, drafts }: Snapshot, key: RecordKey): Row | null {
  const { entity, id } = key;
  const record = published.record(key);
  const draft = recordDraft(drafts, key);
  const value = draft === null ? record : valueOf(draft);
  if (value === null) return null;
  const named = namedIn({ published, drafts }, entity, value);
  return {
    entity,
    id,
    title: registry[entity].titleOf(named) || id,
    published: record,
    draft,
    value,
    named,
    state: recordState(draft, record, published.hash(key)),
    changedAt: draft?.savedAt ?? null,
  };
}

/** Caches rows: unchanged rows and lists keep their identity, so typing in one re-renders no others. */
export function createRowCache() {
  const known = new Map<string, Row>();
  const lists = new Map<Entity, Pick<Snapshot, 'published' | 'drafts'> & { readonly list: readonly Row[] }>();

  function row(snapshot: Snapshot, record: RecordKey): Row | null {
    const key = draftKey(record);
    const before = known.get(key);
    const isSame =
      before?.published === snapshot.published.record(record) &&
      before.draft === recordDraft(snapshot.drafts, record) &&
      before.named.category === namedIn(snapshot, record.entity, before.value).category;
    if (isSame) return before;
    const current = makeRow(snapshot, record);
    if (current === null) known.delete(key);
    else known.set(key, current);
    return current;
  }

  function rows(snapshot: Snapshot, entity: Entity): readonly Row[] {
    const { published, drafts } = snapshot;
    const before = lists.get(entity);
    if (before?.published === published && before.drafts === drafts) return before.list;
    const current = displayIds(snapshot, entity).flatMap((id) => row(snapshot, { entity, id }) ?? []);
    const isSame =
      before?.list.length === current.length && current.every((item, index) => item === before.list[index]);
    const list = isSame ? before.list : current;
    lists.set(entity, { published, drafts, list });
    return list;
  }

  return { row, rows };
}
