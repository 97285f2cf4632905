import type { ManagedRecord } from './entity-meta';
import { type FieldSpec, isRows, partsOf } from './field-spec';
import { partOf } from './json-value';
import { matchRows, movedIds, rowsIn } from './match-rows';
import { sameJson } from './sorted-json';
import type { Translated } from './merge-types';

/** A place that differs: a field or a line `changed`, a row `added`, `removed` (earlier path) or `moved`. */
export type ChangedPlace = {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** `title`, `figures.1.value`, `bn.figures.1.label`; see `placeIn`. */
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
  /** Earlier index of a moved row, from 0. */
  readonly from?: number;
};

/** Lists the differences of two versions of a record: fields in form order, lists row by row. */
export const changedPlaces = (
  fields: readonly FieldSpec[],
  before: ManagedRecord,
  after: ManagedRecord,
): readonly ChangedPlace[] =>
  fields
    .filter(({ name }) => name !== 'bn')
    .flatMap((spec) =>
      inField(
        spec,
        spec.name,
        { value: before[spec.name], bn: partOf(before.bn, spec.name) },
        { value: after[spec.name], bn: partOf(after.bn, spec.name) },
      ),
    );

function inField(spec: FieldSpec, path: string, was: Translated, is: Translated): readonly ChangedPlace[] {
  if (sameJson(was, is)) return [];
  if (spec.kind === 'group') return inFields(spec.fields, path, was, is);
  if (isRows(spec) || isLines(spec)) return inRows(spec, path, was, is);
  return [
    ...changed(path, was.value, is.value),
    // Only the description of a picture is translated.
    ...(spec.kind === 'picture'
      ? changed(`bn.${path}.alt`, partOf(was.bn, 'alt'), partOf(is.bn, 'alt'))
      : changed(`bn.${path}`, was.bn, is.bn)),
  ];
}

/** Whether the rows of a list are texts. */
const isLines = ({ kind }: FieldSpec) => kind === 'lines' || kind === 'records';

const inFields = (fields: readonly FieldSpec[], path: string, was: Translated, is: Translated) =>
  fields.flatMap((part) =>
    inField(part, `${path}.${part.name}`, partIn(was, part.name), partIn(is, part.name)),
  );

/** Treats an empty value as a missing one, because a form can leave either. */
const changed = (path: string, was: unknown, is: unknown): readonly ChangedPlace[] =>
  sameJson(was ?? '', is ?? '') ? [] : [{ kind: 'changed', path, was, is }];

function inRows(spec: FieldSpec, path: string, was: Translated, is: Translated): readonly ChangedPlace[] {
  const [before, after] = [rowsIn(was), rowsIn(is)];
  const places = matchRows(before, after);
  const moved = movedIds(
    before.map((_, index) => String(index)),
    places.filter((place) => place !== -1).map(String),
  );
  const rows = after.flatMap((row, index): readonly ChangedPlace[] => {
    const rowPath = `${path}.${index}`;
    const from = places[index] ?? -1;
    const earlier = before[from];
    if (earlier === undefined) return wholeRow('added', rowPath, row);
    const { value } = row;
    const move = { kind: 'moved', path: rowPath, was: earlier.value, is: value, from } as const;
    const inside = isLines(spec)
      ? [...changed(rowPath, earlier.value, value), ...changed(`bn.${rowPath}`, earlier.bn, row.bn)]
      : inFields(partsOf(spec), rowPath, earlier, row);
    return [...(moved.has(String(from)) ? [move] : []), ...inside];
  });
  const removed = before.flatMap((row, index) =>
    places.includes(index) ? [] : wholeRow('removed', `${path}.${index}`, row),
  );
  return [...rows, ...removed];
}

function wholeRow(kind: 'added' | 'removed', path: string, row: Translated): readonly ChangedPlace[] {
  const place = (itemPath: string, value: unknown) =>
    kind === 'added'
      ? { kind, path: itemPath, was: undefined, is: value }
      : { kind, path: itemPath, was: value, is: undefined };
  return [place(path, row.value), ...(row.bn === undefined ? [] : [place(`bn.${path}`, row.bn)])];
}

const partIn = ({ value, bn }: Translated, name: string): Translated => ({
  value: partOf(value, name),
  bn: partOf(bn, name),
});
