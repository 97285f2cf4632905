import type { Step } from '@/content/exchange/studio-types';
import { makeRecordId } from '@/content/lib/record-id';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';

import { defaultIds, draftKey, type Snapshot } from './records';
import type { RecordKey } from './types';

/** What an id has to differ from, and the day it may be made of. */
type Taken = { readonly steps: readonly Step[]; readonly now: Date; readonly given?: Iterable<string> };

/**
 * An id that no record and no draft of the entity has, deleted ones included. Nor has one in the history: a deleted new
 * record comes back by undo, and must not find its id given to another.
 */
export function newId(
  snapshot: Snapshot,
  entity: Entity,
  value: ManagedRecord,
  { steps, now, given = [] }: Taken,
) {
  const recent = steps.flatMap(({ changes }) =>
    changes.filter((item) => item.entity === entity).map(({ id }) => id),
  );
  const taken = new Set([...defaultIds(snapshot, entity), ...recent, ...given]);
  return makeRecordId(registry[entity].one, snapshot.published.title(entity, '', value), now, taken);
}

/** Whether another record has an id, or had it: a version brought back from Activity must not replace this one. */
export function isTaken(
  snapshot: Snapshot,
  steps: readonly Step[],
  { entity, id: from }: RecordKey,
  id: string,
) {
  if (snapshot.published.record(entity, id) !== null || snapshot.drafts.has(draftKey(entity, id)))
    return true;
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
