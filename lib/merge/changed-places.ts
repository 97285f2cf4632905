import {
  type ManagedRecord,
  type FieldSpec,
  isRows,
  partsOf,
  readText,
  isRecord,
  listIn,
  partOf,
  sameJson,
} from '../records';
import { matchRows, movedIds } from './match-rows';

/** A place that differs: a field or a line `changed`, a row `added`, `removed` (earlier path) or `moved`. */
export type ChangedPlace = {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** `title`, `title.bn`, `figures.1.value`; see `placeIn`. */
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
  fields.flatMap((spec) => inField(spec, spec.name, before[spec.name], after[spec.name]));

function inField(spec: FieldSpec, path: string, was: unknown, is: unknown): readonly ChangedPlace[] {
  if (sameJson(was, is)) return [];
  if (spec.kind === 'group') return inFields(spec.fields, path, was, is);
  if (isRows(spec) || isLines(spec)) return inRows(spec, path, was, is);
  if (spec.isTranslated) return inText(path, was, is);
  if (spec.kind !== 'picture') return changed(path, was, is);
  const alts = [partOf(was, 'alt'), partOf(is, 'alt')] as const;
  return [...changed(path, inEnglish(was), inEnglish(is)), ...inBangla(`${path}.alt`, ...alts)];
}

/** Whether the rows of a list are texts. */
const isLines = ({ kind }: FieldSpec) => kind === 'lines' || kind === 'records';

const inFields = (fields: readonly FieldSpec[], path: string, was: unknown, is: unknown) =>
  fields.flatMap((part) =>
    inField(part, `${path}.${part.name}`, partOf(was, part.name), partOf(is, part.name)),
  );

/** The languages of a text, each as a place of its own. */
const inText = (path: string, was: unknown, is: unknown) => [
  ...changed(path, readText(was, 'en'), readText(is, 'en')),
  ...inBangla(path, was, is),
];

const inBangla = (path: string, was: unknown, is: unknown) =>
  changed(`${path}.bn`, readText(was, 'bn'), readText(is, 'bn'));

/** A picture with its English description alone. */
const inEnglish = (picture: unknown) =>
  isRecord(picture) ? { ...picture, alt: readText(picture.alt, 'en') } : picture;

/** Treats an empty value as a missing one, because a form can leave either. */
const changed = (path: string, was: unknown, is: unknown): readonly ChangedPlace[] =>
  sameJson(was ?? '', is ?? '') ? [] : [{ kind: 'changed', path, was, is }];

function inRows(spec: FieldSpec, path: string, was: unknown, is: unknown): readonly ChangedPlace[] {
  const [before, after] = [listIn(was), listIn(is)];
  const places = matchRows(before, after);
  const moved = movedIds(
    before.map((_, index) => String(index)),
    places.filter((place) => place !== -1).map(String),
  );
  const rows = after.flatMap((row, index): readonly ChangedPlace[] => {
    const rowPath = `${path}.${index}`;
    const from = places[index] ?? -1;
    const earlier = before[from];
    if (earlier === undefined) return [{ kind: 'added', path: rowPath, was: undefined, is: row }];
    const move = { kind: 'moved', path: rowPath, was: earlier, is: row, from } as const;
    const inside = !isLines(spec)
      ? inFields(partsOf(spec), rowPath, earlier, row)
      : spec.isTranslated
        ? inText(rowPath, earlier, row)
        : changed(rowPath, earlier, row);
    return [...(moved.has(String(from)) ? [move] : []), ...inside];
  });
  const removed = before.flatMap((row, index): readonly ChangedPlace[] =>
    places.includes(index) ? [] : [{ kind: 'removed', path: `${path}.${index}`, was: row, is: undefined }],
  );
  return [...rows, ...removed];
}
