import type { ContentProblem } from './content-error';
import type { ManagedRecord } from './entity-meta';
import { type FieldSpec, leavesOf } from './field-spec';
import { listIn } from './json-value';

/**
 * Returns a problem for every record that is named and not `known`. Records may be unvalidated drafts; `singular` is what
 * one of the named records is called.
 */
export function unknownNames(
  fields: readonly FieldSpec[],
  records: readonly ManagedRecord[],
  known: readonly unknown[],
  singular: string,
): (ContentProblem & { readonly id: string })[] {
  const names = new Set(known);
  return records.flatMap((record) => {
    const id = String(record._id ?? record.id);
    return leavesOf(fields, record)
      .flatMap(({ spec, path, value }) => {
        if (spec.kind === 'record') return value === undefined ? [] : [{ field: path, name: value }];
        if (spec.kind !== 'records') return [];
        return listIn(value).map((name, index) => ({ field: `${path}.${index}`, name }));
      })
      .filter(({ name }) => !names.has(name))
      .map(({ field, name }) => {
        return {
          id,
          record: `"${id}"`,
          field,
          reason: `there is no ${singular} "${String(name)}": name another, or take it out`,
        };
      });
  });
}
