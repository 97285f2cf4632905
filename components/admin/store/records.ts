import { site } from '@/components/admin/site';
import { type ChangeToHand, type Draft, ORDER_ID, type Step } from '@/lib/exchange';
import { sameJson, type Entity, type ManagedRecord } from '@/lib/records';
import { mergeOrder, mergeRecord } from '@/lib/merge';
import {
  asDraft,
  baseOf,
  draftKey,
  handedOrder,
  isOrder,
  orderDraft,
  recordBelow,
  recordDraft,
  resultOf,
  valueOf,
  valuesUnderWay,
} from './layers';
import type { AnyDraft, Handed, ImportedChange, RecordKey, RecordState, Row, Snapshot } from './types';

/** Whether two changes of a record or order result in the same. */
export function isSameChange(a: ImportedChange, b: ImportedChange | undefined) {
  if (b === undefined) return false;
  if ('op' in a && 'op' in b) return a.op === b.op && sameJson(a.value, b.value);
  return 'ids' in a && 'ids' in b && sameJson(a.ids, b.ids);
}

type Records = Pick<Snapshot, 'published' | 'handed' | 'drafts'>;

/** Returns a value with the names of records in place of their ids; a draft may have named them anew. */
export const namedIn = (records: Records, entity: Entity, value: ManagedRecord) =>
  site().withNames(entity, value, (named, id) => {
    const key = { entity: named, id };
    const draft = recordDraft(records.drafts, key);
    return draft === null ? recordBelow(records, key) : valueOf(draft);
  });

/** Returns the title of a record; its id if the title is empty. */
export const recordTitle = (records: Records, { entity, id }: RecordKey, value: ManagedRecord) =>
  site().registry[entity].titleOf(namedIn(records, entity, value)) || id;

/** Returns a record's value with its id field set. */
export const withId = ({ entity, id }: RecordKey, value: ManagedRecord): ManagedRecord => ({
  ...value,
  [site().registry[entity].idField]: id,
});

/** Computes the state of a record, which is never stored. */
export function recordState(snapshot: Snapshot, key: RecordKey): RecordState {
  const { drafts, handed, published } = snapshot;
  const draft = recordDraft(drafts, key);
  const own = handed.get(draftKey(key));
  if (draft === null) return own === undefined ? { kind: 'published' } : handedState(own);
  const below = recordBelow(snapshot, key);
  if (!sameJson(draft.base, below)) {
    const { kind } = mergeRecord(sidesOf(snapshot, draft));
    if (kind !== 'merged') return { kind: 'review' };
  }
  if (draft.op === 'delete') return { kind: 'deleted' };
  return { kind: published.record(key) === null ? 'new' : 'edited' };
}

/** Returns what is merged where the layer below a draft has changed. */
export const sidesOf = (snapshot: Snapshot, draft: Draft) => ({
  base: baseOf(draft),
  mine: resultOf(draft),
  theirs: recordBelow(snapshot, draft),
  sent: valuesUnderWay(snapshot.publications, draft),
});

/** Returns the state of a changed order: orders merge automatically, so they never need review. */
export function orderState({ drafts, handed }: Snapshot, entity: Entity): RecordState {
  const own = handedOrder({ handed }, entity);
  return own === null || orderDraft(drafts, entity) !== null ? { kind: 'edited' } : handedState(own);
}

const handedState = ({ to, handedAt }: Handed): RecordState => ({
  kind: to === 'proposal' ? 'proposed' : 'handed',
  handedAt,
});

/** Returns the ids without the order draft: published order, then new records in the order in which they were made. */
export function defaultIds(snapshot: Snapshot, entity: Entity): string[] {
  const { published, handed, drafts, steps } = snapshot;
  const isAdded = (key: RecordKey) =>
    key.entity === entity && key.id !== ORDER_ID && published.record(key) === null;
  const added = [
    ...new Set([...handed.values(), ...drafts.values()].filter(isAdded).map(({ id }) => id)),
  ].sort();
  const made = madeIds(steps, entity);
  // Those that are older than the history have no place in it, so they are first.
  const ids = [...published.ids(entity), ...added.sort((a, b) => made.indexOf(a) - made.indexOf(b))];
  const order = handedOrder(snapshot, entity);
  return order === null ? ids : mergeOrder(order, ids);
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
export function inListOrder<Kind extends ChangeToHand>(snapshot: Snapshot, drafts: readonly Kind[]): Kind[] {
  const keys = site().entities.flatMap((entity) =>
    displayIds(snapshot, entity).map((id) => draftKey({ entity, id })),
  );
  const places = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (draft: RecordKey) => places.get(draftKey(draft)) ?? keys.length;
  return [...drafts].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the row of one record; null if the id has neither a published record nor a change. */
export function makeRow(snapshot: Snapshot, key: RecordKey): Row | null {
  const { entity, id } = key;
  const published = snapshot.published.record(key);
  const own = snapshot.handed.get(draftKey(key));
  const change = recordDraft(snapshot.drafts, key) ?? handedDraft(own);
  const value = change === null ? published : valueOf(change);
  if (value === null) return null;
  const named = namedIn(snapshot, entity, value);
  return {
    entity,
    id,
    title: site().registry[entity].titleOf(named) || id,
    published,
    below: recordBelow(snapshot, key),
    change,
    isHanded: own !== undefined,
    value,
    named,
    state: recordState(snapshot, key),
    changedAt: change?.savedAt ?? null,
  };
}

/** Returns what was handed over as a draft, the same object each time. */
const drafted = new WeakMap<Handed, AnyDraft>();
function handedDraft(own: Handed | undefined): Draft | null {
  if (own === undefined) return null;
  const draft = drafted.get(own) ?? asDraft(own);
  drafted.set(own, draft);
  return isOrder(draft) ? null : draft;
}

/** Caches rows: unchanged rows and lists keep their identity, so typing in one re-renders no others. */
export function createRowCache() {
  const known = new Map<string, { readonly row: Row | null; readonly layers: readonly unknown[] }>();
  const lists = new Map<Entity, { readonly list: readonly Row[]; readonly layers: readonly unknown[] }>();
  const areSame = (a: readonly unknown[] = [], b: readonly unknown[]) =>
    a.length === b.length && a.every((item, index) => item === b[index]);

  function row(snapshot: Snapshot, record: RecordKey): Row | null {
    const key = draftKey(record);
    const { published, handed, drafts, publications } = snapshot;
    const draft = drafts.get(key);
    const own = handed.get(key);
    const before = known.get(key);
    const value = before?.row?.value ?? {};
    const { category } = namedIn(snapshot, record.entity, value);
    const layers = [published.record(record), own, draft, draft && publications, category];
    if (before && areSame(before.layers, layers)) return before.row;
    const current = makeRow(snapshot, record);
    known.set(key, { row: current, layers: [...layers.slice(0, -1), current?.named.category] });
    return current;
  }

  function rows(snapshot: Snapshot, entity: Entity): readonly Row[] {
    const { published, handed, drafts, publications } = snapshot;
    const layers = [published, handed, drafts, publications];
    const before = lists.get(entity);
    if (before && areSame(before.layers, layers)) return before.list;
    const current = displayIds(snapshot, entity).flatMap((id) => row(snapshot, { entity, id }) ?? []);
    const list = before && areSame(before.list, current) ? before.list : current;
    lists.set(entity, { list, layers });
    return list;
  }

  return { row, rows };
}
