import type { Entity, ManagedRecord } from '../../lib/records';
import { registry } from '.';

/** Entities whose field `category` has the id of another entity's record, and that entity. */
export const categorisedBy: Partial<Record<Entity, Entity>> = { products: 'categories' };

/**
 * Returns a record, or the value of a draft, with the name of its category in place of the id, as titles and lists show it.
 * @param find returns the record of a category; null or undefined where there is none, and the id stays.
 */
export function withNames(
  entity: Entity,
  record: ManagedRecord,
  find: (entity: Entity, id: string) => ManagedRecord | null | undefined,
): ManagedRecord {
  const named = categorisedBy[entity];
  const category = named && find(named, String(record.category));
  if (!named || !category || registry[named].titleOf(category) === '') return record;
  return { ...record, category: category[registry[named].titleField] };
}

/** Returns a record with names in place of ids, all records being at hand. */
export const namedAmong = (
  records: Partial<Record<Entity, readonly ManagedRecord[]>>,
  entity: Entity,
  record: ManagedRecord,
) =>
  withNames(entity, record, (named, id) =>
    records[named]?.find((one) => one[registry[named].idField] === id),
  );
