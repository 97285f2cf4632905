import {
  ContentError,
  type ContentProblem,
  type ManagedRecord,
  toForm,
  type FieldSpec,
  leavesOf,
  listIn,
  type z,
  type Entity,
} from '../../../lib/records';
import { fileOf } from '../../registry';

/** Returns a problem for every unknown product that a record names. Records may be unvalidated drafts. */
export function unknownProducts(
  fields: readonly FieldSpec[],
  records: readonly ManagedRecord[],
  products: readonly { readonly id?: unknown }[],
): (ContentProblem & { readonly id: string })[] {
  const known = new Set(products.map(({ id }) => id));
  return records.flatMap((record) => {
    const id = String(record._id ?? record.id);
    return leavesOf(fields, record)
      .flatMap(({ spec, path, value }) => {
        if (spec.kind === 'record') return value === undefined ? [] : [{ field: path, product: value }];
        if (spec.kind !== 'records') return [];
        return listIn(value).map((product, index) => ({ field: `${path}.${index}`, product }));
      })
      .filter(({ product }) => !known.has(product))
      .map(({ field, product }) => {
        return { id, record: `"${id}"`, field, reason: `there is no product "${String(product)}"` };
      });
  });
}

/** @throws ContentError naming every reference of an entity's records to an unknown product. */
export function requireProducts(
  entity: Entity,
  schema: z.ZodMiniObject,
  records: readonly ManagedRecord[],
  products: readonly ManagedRecord[],
) {
  const problems = unknownProducts(toForm(schema).fields, records, products);
  if (problems.length > 0) throw new ContentError(`content/${fileOf(entity)}`, problems);
}
