import { type Core, worldOf } from '../core';
import { draftWith, startDraft } from '../draft-maker';
import { draftKey, ORDER_ID, recordDraft } from '../keys';
import { stepLabel } from '../labels';
import { needSchemas } from '../need-schemas';
import type { World } from '../order';
import { baseOf, valueOf } from '../record-state';
import { makeRow } from '../rows';
import { editDraft } from '../settle';
import type { RecordActions, RecordKey } from '../studio-api';
import { withRecords } from '../with-records';
import { write } from '../write';
import { changeEach, changesOf, type Wanted } from './change-each';
import { isTaken, newId } from './record-ids';
import { storeStrings } from '../store-strings';

const { deeds, labels } = storeStrings;

type ChangeActions = Pick<
  RecordActions,
  'create' | 'put' | 'remove' | 'restore' | 'duplicate' | 'setField' | 'reorder' | 'discard'
>;

/** Adding, changing, deleting and ordering records; one step of the history for each call. */
export function createChangeActions(core: Core): ChangeActions {
  return {
    create: async (entity, value, media) => {
      const world = worldOf(core);
      if (!world) return { ok: false, reason: 'read-only' };
      const wanted = value[world.published.idField(entity)];
      const id = typeof wanted === 'string' && wanted !== '' ? wanted : newId(core, world, entity, value);
      if (isTaken(world, entity, id)) return { ok: false, reason: 'taken-id' };
      const key = { entity, id };
      const made = await withRecords(core, [key], async (now) => {
        await needSchemas(core);
        const after = draftWith(now, entity, id, value);
        return write(core, {
          changes: changesOf(now, [{ ...key, after }]),
          media,
          label: labels.record(deeds.added, now.published.title(entity, id, valueOf(after))),
        });
      });
      return made.ok ? { ok: true, value: id } : made;
    },

    put: (key, value, media) =>
      withRecords(core, [key], async (world) => {
        await needSchemas(core);
        return write(core, {
          changes: changesOf(world, [{ ...key, after: draftWith(world, key.entity, key.id, value) }]),
          media,
          label: stepLabel(deeds.edited, world, [key]),
        });
      }),

    remove: (keys) => changeEach(core, deeds.deleted, keys, removed),

    restore: (keys) =>
      changeEach(core, deeds.restored, keys, (world, { entity, id }) => {
        const draft = recordDraft(world.drafts, entity, id);
        return draft?.op === 'delete' ? { after: editDraft(draft, { op: 'put' }) } : null;
      }),

    duplicate: async (keys) => {
      const world = worldOf(core);
      if (!world) return { ok: false, reason: 'read-only' };
      const copies = copiesOf(core, world, keys);
      if (copies.length === 0) return { ok: false, reason: 'nothing' };
      const made = await withRecords(core, copies, (now) =>
        write(core, {
          changes: changesOf(
            now,
            copies.map((copy) => ({ ...copy, after: draftWith(now, copy.entity, copy.id, copy.value) })),
          ),
          label: stepLabel(deeds.duplicated, now, keys),
        }),
      );
      return made.ok ? { ok: true, value: copies.map(({ id }) => id) } : made;
    },

    setField: (keys, field, value) =>
      changeEach(core, deeds.changed, keys, (world, { entity, id }) => {
        const row = makeRow(world, entity, id);
        if (row === null || row.draft?.op === 'delete') return null;
        return { after: draftWith(world, entity, id, { ...row.value, [field]: value }) };
      }),

    reorder: (entity, ids) =>
      changeEach(core, deeds.changed, [{ entity, id: ORDER_ID }], ({ published }) => {
        const baseIds = published.ids(entity);
        return { after: { version: 0, entity, id: ORDER_ID, savedAt: '', baseIds, ids, rev: 0 } };
      }),

    discard: async (keys) => {
      const outcome = await changeEach(core, deeds.discarded, keys, (world, { entity, id }) =>
        world.drafts.has(draftKey(entity, id)) ? { after: null } : null,
      );
      if (outcome.ok) keys.forEach(core.environment.rescue.drop);
      return outcome;
    },
  };
}

/** A published record gets a draft of its deletion, which keeps the values for a change of mind; a new one just goes. */
function removed(world: World, { entity, id }: RecordKey): Wanted | null {
  const published = world.published.record(entity, id);
  const draft = recordDraft(world.drafts, entity, id);
  if (published === null) return draft === null ? null : { after: null };
  if (draft === null) return { after: startDraft(world, entity, id, published, 'delete') };
  if (draft.op === 'delete') return null;
  // Begun as new while somebody else published the same id: what is deleted is theirs.
  const base = baseOf(draft) === null ? { base: published, baseHash: world.published.hash(entity, id) } : {};
  return { after: editDraft(draft, { op: 'delete', ...base }) };
}

function copiesOf(core: Core, world: World, keys: readonly RecordKey[]) {
  const given = new Set<string>();
  return keys.flatMap(({ entity, id }) => {
    const row = makeRow(world, entity, id);
    if (row === null) return [];
    const copyId = newId(core, world, entity, row.value, given);
    given.add(copyId);
    return [{ entity, id: copyId, value: row.value }];
  });
}
