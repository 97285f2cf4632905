import { type Entity, type ManagedRecord, registry } from '@/content/registry';
import { makeRecordId } from '@/content/lib/record-id';
import type { Step } from '@/content/exchange/studio-types';
import { draftKey, ORDER_ID, orderDraft, recordDraft } from '../keys';
import { recordsLabel } from '../labels';
import { defaultIds, type World } from '../order';
import { valueOf } from '../record-state';
import { draftWith } from '../state/drafts';
import type { RecordKey } from '../studio-api';
import { nothing, type Plan } from './plan';

/** What an id has to differ from, and the day it may be made of. */
type Taken = { readonly steps: readonly Step[]; readonly now: Date; readonly given?: Iterable<string> };

/**
 * An id that no record and no draft of the entity has, deleted ones included. Nor has one in the history: a deleted new
 * record comes back by undo, and must not find its id given to another.
 */
export function newId(world: World, entity: Entity, value: ManagedRecord, { steps, now, given = [] }: Taken) {
  const recent = steps.flatMap(({ changes }) =>
    changes.filter((item) => item.entity === entity).map(({ id }) => id),
  );
  const taken = new Set([...defaultIds(world, entity), ...recent, ...given]);
  return makeRecordId(registry[entity].one, world.published.title(entity, '', value), now, taken);
}

/** Whether another record has an id, or had it: a version brought back from Activity must not replace this one. */
function isTaken(world: World, steps: readonly Step[], { entity, id: from }: RecordKey, id: string) {
  if (world.published.record(entity, id) !== null || world.drafts.has(draftKey(entity, id))) return true;
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

type Renaming = { readonly steps: readonly Step[]; readonly isFollowUp: boolean };

/** Gives a record that was never published nor exported another id: its draft moves there, in its place, and undo moves it back. */
export function planRename(world: World, from: RecordKey, id: string, { steps, isFollowUp }: Renaming): Plan {
  const { entity } = from;
  const draft = recordDraft(world.drafts, entity, from.id);
  if (draft === null || draft.writtenAt !== undefined) return nothing;
  if (world.published.record(entity, from.id) !== null) return nothing;
  if (isTaken(world, steps, from, id)) return { ok: false, reason: 'taken-id' };
  const order = orderDraft(world.drafts, entity);
  const reordered = order && { ...order, ids: order.ids.map((item) => (item === from.id ? id : item)) };
  const drafts = [
    { ...from, after: null },
    { entity, id, after: draftWith(world, entity, id, valueOf(draft)) },
    ...(reordered ? [{ entity, id: ORDER_ID, after: reordered }] : []),
  ];
  const label = recordsLabel('renamed', world, [from]);
  return {
    ok: true,
    value: undefined,
    change: { drafts, label, renamed: { entity, from: from.id, to: id }, isFollowUp },
  };
}
