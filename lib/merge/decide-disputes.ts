import { partOf } from '../records';
import type { FieldDispute, Side } from './merge-types';
import type { MergeResult } from './three-way-merge';

/** Decision on a dispute: a side, or the merged text of a long text. */
export type Decision = Side | { readonly text: string };

/** Applies a decision to each dispute of a merged record. */
export function decide(
  { value, disputes }: Pick<Extract<MergeResult, { readonly kind: 'fields' }>, 'value' | 'disputes'>,
  decisionOn: (dispute: FieldDispute) => Decision,
) {
  // Backwards, because removing a row shifts the paths of later rows.
  return disputes.reduceRight<unknown>((record, dispute) => {
    const decision = decisionOn(dispute);
    return withValue(
      record,
      dispute.path.split('.'),
      typeof decision === 'object' ? decision.text : dispute[decision],
    );
  }, value) as typeof value;
}

/** Returns a copy with `value` at a path; undefined removes a field or row. */
function withValue(parent: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : withValue(partOf(parent, name), rest, value);
  if (parent === undefined && next === undefined) return undefined;
  if (Array.isArray(parent)) {
    const index = Number(name);
    return next === undefined ? parent.toSpliced(index, 1) : parent.toSpliced(index, 1, next);
  }
  const others = Object.entries(parent ?? {}).filter(([key]) => key !== name);
  return next === undefined ? Object.fromEntries(others) : { ...(parent ?? {}), [name]: next };
}
