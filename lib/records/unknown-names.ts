import type { ContentProblem } from './content-error';
import type { Entity } from './entity';
import type { ManagedRecord } from './entity-meta';
import { type FieldSpec, leavesOf } from './field-spec';
import { said } from '../text';
import { listIn } from './json-value';

/** A place of a record that names another record by its id; the id in a draft may be anything. */
type NamedRecord = { readonly entity: Entity; readonly path: string; readonly name: unknown };

/** Lists the records that a record names, each with the path of its id: `products.1`, `category`. */
export const namedRecords = (fields: readonly FieldSpec[], record: ManagedRecord): readonly NamedRecord[] =>
  leavesOf(fields, record).flatMap(({ spec, path, value }) => {
    if (spec.kind === 'record')
      return value === undefined ? [] : [{ entity: spec.records, path, name: value }];
    if (spec.kind !== 'records') return [];
    return listIn(value).map((name, index) => ({ entity: spec.records, path: `${path}.${index}`, name }));
  });

/** An entity whose records are named: what one is called, and the ids that exist. */
type Known = { readonly singular: string; readonly ids: readonly unknown[] };

/** Returns a problem for every record that is named and unknown, with the one that is `named`. Records may be drafts. */
export function unknownNames(
  fields: readonly FieldSpec[],
  records: readonly ManagedRecord[],
  knownOf: (entity: Entity) => Known,
): (ContentProblem & {
  readonly id: string;
  readonly named: { readonly entity: Entity; readonly id: string };
})[] {
  const known = new Map<Entity, Set<unknown>>();
  const isKnown = (entity: Entity, name: unknown) => {
    const ids = known.get(entity) ?? new Set(knownOf(entity).ids);
    known.set(entity, ids);
    return ids.has(name);
  };
  return records.flatMap((record) => {
    const id = String(record._id ?? record.id);
    return namedRecords(fields, record)
      .filter(({ entity, name }) => !isKnown(entity, name))
      .map(({ entity, path, name }) => {
        const { singular } = knownOf(entity);
        const reason = said([
          `there is no ${singular} "${String(name)}": name another, or take it out`,
          `“${String(name)}” নামে কোনো ${singular} নেই: অন্যটি দিন, বা বাদ দিন`,
        ]);
        return { id, record: `"${id}"`, field: path, reason, named: { entity, id: String(name) } };
      });
  });
}
