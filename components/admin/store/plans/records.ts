import type { Entity, ManagedRecord } from '@/content/registry';
import type { Media, Step } from '@/content/exchange/studio-types';
import { ORDER_ID, recordDraft } from '../keys';
import { recordsLabel, valueLabel } from '../labels';
import type { World } from '../order';
import { baseOf } from '../record-state';
import { makeRow } from '../rows';
import { draftWith, editDraft, startDraft } from '../state/drafts';
import type { RecordKey } from '../studio-api';
import type { AnyDraft } from '../types';
import { nothing, type Plan, planEach } from './plan';
import { newId } from './record-ids';

type Known = { readonly steps: readonly Step[]; readonly now: Date };

export function planPut(
  world: World,
  { entity, id }: RecordKey,
  value: ManagedRecord,
  media?: readonly Media[],
): Plan {
  const drafts = [{ entity, id, after: draftWith(world, entity, id, value) }];
  const label = valueLabel(world.published, { entity, id }, value, false);
  return { ok: true, value: undefined, change: { drafts, label, media: media ?? [] } };
}

export const planRemove = (world: World, keys: readonly RecordKey[]) =>
  planEach(world, 'deleted', keys, (key) => removed(world, key));

export const planRestore = (world: World, keys: readonly RecordKey[]) =>
  planEach(world, 'restored', keys, ({ entity, id }) => {
    const draft = recordDraft(world.drafts, entity, id);
    return draft?.op === 'delete' ? editDraft(draft, { op: 'put' }) : undefined;
  });

export function planDuplicate(
  world: World,
  keys: readonly RecordKey[],
  known: Known,
): Plan<readonly string[]> {
  const given = new Set<string>();
  const drafts = keys.flatMap(({ entity, id }) => {
    const row = makeRow(world, entity, id);
    if (row === null) return [];
    const copyId = newId(world, entity, row.value, { ...known, given });
    given.add(copyId);
    return [{ entity, id: copyId, after: draftWith(world, entity, copyId, row.value) }];
  });
  if (drafts.length === 0) return nothing;
  const label = recordsLabel('duplicated', world, keys);
  return { ok: true, value: [...given], change: { drafts, label } };
}

export const planSetField = (world: World, keys: readonly RecordKey[], field: string, value: unknown) =>
  planEach(world, 'changed', keys, ({ entity, id }) => {
    const row = makeRow(world, entity, id);
    if (row === null || row.draft?.op === 'delete') return undefined;
    return draftWith(world, entity, id, { ...row.value, [field]: value });
  });

export const planReorder = (world: World, entity: Entity, ids: readonly string[]) =>
  planEach(world, 'changed', [{ entity, id: ORDER_ID }], () => {
    const baseIds = world.published.ids(entity);
    return { version: 0, entity, id: ORDER_ID, savedAt: '', baseIds, ids, rev: 0 };
  });

/** A published record gets a draft of its deletion, which keeps the values for a change of mind; a new one just goes. */
function removed(world: World, { entity, id }: RecordKey): AnyDraft | null | undefined {
  const published = world.published.record(entity, id);
  const draft = recordDraft(world.drafts, entity, id);
  if (published === null) return draft === null ? undefined : null;
  if (draft === null) return startDraft(world, entity, id, published, 'delete');
  if (draft.op === 'delete') return undefined;
  // Begun as new while somebody else published the same id: what is deleted is theirs.
  const base = baseOf(draft) === null ? { base: published, baseHash: world.published.hash(entity, id) } : {};
  return editDraft(draft, { op: 'delete', ...base });
}
