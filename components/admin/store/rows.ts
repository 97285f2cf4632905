import type { Entity, ManagedRecord } from '@/content/registry';
import type { Draft } from '@/content/exchange/studio-types';
import { recordDraft } from './keys';
import { displayIds, type World } from './order';
import { recordState, valueOf } from './record-state';
import type { Row } from './types';

/** The row of one record; null when there is neither a published record nor a draft of this id. */
export function makeRow({ published, drafts }: World, entity: Entity, id: string): Row | null {
  const record = published.record(entity, id);
  const draft = recordDraft(drafts, entity, id);
  const value = draft === null ? record : valueOf(draft);
  if (value === null) return null;
  return {
    entity,
    id,
    title: published.title(entity, id, value),
    published: record,
    draft,
    value,
    state: recordState(draft, record, published.hash(entity, id)),
    changedAt: draft?.savedAt ?? null,
  };
}

/**
 * Rows by entity, remembered: a row whose draft has not changed stays the same object and a list without a change the
 * same array, so that typing in one record does not redraw five hundred others.
 */
export function createRowCache() {
  const known = new Map<
    string,
    { readonly record: ManagedRecord | null; readonly draft: Draft | null; readonly row: Row }
  >();
  const lists = new Map<Entity, readonly Row[]>();
  let lastWorld: World | null = null;
  let fresh = new Set<Entity>();

  function row(world: World, entity: Entity, id: string): Row | null {
    const key = `${entity}/${id}`;
    const record = world.published.record(entity, id);
    const draft = recordDraft(world.drafts, entity, id);
    const before = known.get(key);
    if (before?.record === record && before.draft === draft) return before.row;
    const made = makeRow(world, entity, id);
    if (made === null) known.delete(key);
    else known.set(key, { record, draft, row: made });
    return made;
  }

  function rows(world: World, entity: Entity): readonly Row[] {
    if (lastWorld?.published !== world.published || lastWorld.drafts !== world.drafts) fresh = new Set();
    lastWorld = world;
    const before = lists.get(entity);
    if (before && fresh.has(entity)) return before;
    fresh.add(entity);
    const made = displayIds(world, entity).flatMap((id) => row(world, entity, id) ?? []);
    if (before?.length === made.length && made.every((item, index) => item === before[index])) return before;
    lists.set(entity, made);
    return made;
  }

  return { row, rows };
}
