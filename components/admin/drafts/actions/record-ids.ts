import type { Entity } from '@/content/lib/entities';
import { makeRecordId } from '@/content/lib/record-id';
import type { ManagedRecord } from '@/content/managed';
import type { Core } from '../core';
import { draftWith } from '../draft-maker';
import { draftKey, ORDER_ID, orderDraft, recordDraft } from '../keys';
import { stepLabel } from '../labels';
import { defaultIds, type World } from '../order';
import { valueOf } from '../record-state';
import type { RecordKey } from '../studio-api';
import type { Outcome } from '../types';
import { withRecords } from '../with-records';
import { write } from '../write';
import { changesOf } from './change-each';
import { storeStrings } from '../store-strings';

/** An id that no record and no draft of the entity has, deleted ones included. */
export function newId(
  core: Core,
  world: World,
  entity: Entity,
  value: ManagedRecord,
  given: Iterable<string> = [],
) {
  const title = world.published.title(entity, '', value);
  const taken = new Set([...defaultIds(world, entity), ...recentIds(core, entity), ...given]);
  return makeRecordId(entity, title, core.environment.now(), taken);
}

/** Ids in the history: a deleted new record comes back by undo, and must not find its id given to another. */
function recentIds(core: Core, entity: Entity) {
  return core
    .getState()
    .steps.flatMap(({ changes }) => changes.filter((item) => item.entity === entity).map(({ id }) => id));
}

export const isTaken = (world: World, entity: Entity, id: string) =>
  world.published.record(entity, id) !== null || world.drafts.has(draftKey(entity, id));

/** Gives a record that was never published another id: its draft moves there, in its place, and undo moves it back. */
export function renameRecord(core: Core, from: RecordKey, id: string): Promise<Outcome> {
  const { entity } = from;
  const to = { entity, id };
  const orderKey = { entity, id: ORDER_ID };
  return withRecords(core, [from, to, orderKey], async (world) => {
    const draft = recordDraft(world.drafts, entity, from.id);
    const isPublished = world.published.record(entity, from.id) !== null;
    if (draft === null || isPublished) return { ok: false, reason: 'nothing' };
    if (isTaken(world, entity, id)) return { ok: false, reason: 'taken-id' };
    const order = orderDraft(world.drafts, entity);
    const reordered = order && { ...order, ids: order.ids.map((item) => (item === from.id ? id : item)) };
    return write(core, {
      changes: changesOf(world, [
        { ...from, after: null },
        { ...to, after: draftWith(world, entity, id, valueOf(draft)) },
        ...(reordered ? [{ ...orderKey, after: reordered }] : []),
      ]),
      label: stepLabel(storeStrings.deeds.renamed, world, [from]),
    });
  });
}
