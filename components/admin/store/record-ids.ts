import { makeRecordId } from '@/content/lib/record-id';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';
import { defaultIds, draftKey } from './records';
import type { RecordKey, Snapshot } from './types';

/** Makes an id that no record, draft or step of the history has: Undo may bring a deleted new record back. */
export function newId(
  snapshot: Snapshot,
  entity: Entity,
  value: ManagedRecord,
  now: Date,
  others: Iterable<string> = [],
) {
  const recent = snapshot.steps.flatMap(({ changes }) =>
    changes.filter((item) => item.entity === entity).map(({ id }) => id),
  );
  const taken = new Set([...defaultIds(snapshot, entity), ...recent, ...others]);
  return makeRecordId(registry[entity].singular, snapshot.published.title(entity, '', value), now, taken);
}

/** Whether another record has an id, or had it: a version restored from Activity must not replace this one. */
export function isTaken({ published, drafts, steps }: Snapshot, { entity, id: from }: RecordKey, id: string) {
  if (published.record(entity, id) !== null || drafts.has(draftKey(entity, id))) return true;
  const own = new Set([from]);
  for (const { renamed } of [...steps].reverse()) {
    if (renamed?.entity !== entity) continue;
    if (own.has(renamed.to)) own.add(renamed.from);
    // A change of the id that was undone.
    else if (own.has(renamed.from)) own.add(renamed.to);
  }
  const isKnown = steps.some(({ changes }) =>
    changes.some((item) => item.entity === entity && item.id === id),
  );
  return isKnown && !own.has(id);
}
