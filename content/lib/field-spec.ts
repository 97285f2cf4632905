import { capital } from './entity-meta';
import { listIn, partOf } from './json-value';
import type { Language } from './language';
import type { z } from './zod';

type Shared = {
  /** Name of the field in the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: true;
  /** Kinds of row, by its `kind`, that have the field; all by default. */
  readonly of?: readonly string[];
  /** Characters that the website shows, by language; the form counts them, and the website cuts off the rest. */
  readonly room?: Readonly<Record<Language, number>>;
  /** Value proposed for the empty field once another field is left; '' while none can be derived. */
  readonly proposal?: (record: Readonly<Record<string, unknown>>) => string;
};

/** Requirements of a picture; lengths in px. */
export type PictureRules = {
  /** Wider pictures are scaled down to this width. */
  readonly maxWidth: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
  /** The website crops it to a square. */
  readonly isSquare?: true;
  /** Shown unchanged in its own size, so it may be an SVG file of the website. */
  readonly isDrawing?: true;
};

/** One object type for each kind, so that a table of kinds can name the fields of one. */
type Each<Kind extends string> = Kind extends string ? { readonly kind: Kind } : never;

/**
 * A field of a record in the studio. Limits and choices come from the schema.
 * - `text`, `area`, `markdown`, `date`, `link`: a text. `lines`: a list of texts, one per line.
 * - `records`, `record`: ids of records of another entity, or one id.
 * - `choice`: one of the schema's values, with a label for values that need one.
 * - `number`: with its unit.
 * - `picture`; `pictures`: a list of pictures, each with a caption and the further `fields`.
 * - `group`: a fixed record inside the record; `rows`: a list of such records.
 */
export type FieldSpec = Shared &
  (
    | Each<'text' | 'area' | 'markdown' | 'date' | 'link' | 'lines'>
    | { readonly kind: 'choice'; readonly labels?: Readonly<Record<string, string>> }
    | { readonly kind: 'records' | 'record'; readonly records: 'products' }
    | { readonly kind: 'number'; readonly unit?: string }
    | { readonly kind: 'picture'; readonly picture: PictureRules }
    | {
        readonly kind: 'pictures';
        readonly picture: PictureRules;
        readonly fields?: readonly FieldSpec[];
      }
    | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
    /** `singular` is the noun for one row: "Add a figure". */
    | { readonly kind: 'rows'; readonly fields: readonly FieldSpec[]; readonly singular: string }
  );

export type FieldKind = FieldSpec['kind'];

/** Returns the fields of a group, of each row, or of each picture with its caption; none for other kinds. */
export function partsOf(spec: FieldSpec): readonly FieldSpec[] {
  if (spec.kind === 'group' || spec.kind === 'rows') return spec.fields;
  if (spec.kind !== 'pictures') return [];
  return [
    { name: 'image', label: 'Picture', kind: 'picture', isRequired: true, picture: spec.picture },
    { name: 'caption', label: 'Caption', kind: 'text' },
    ...(spec.fields ?? []),
  ];
}

/** Returns the fields of one row, without those of other kinds of row. */
export const partsOfRow = (spec: FieldSpec, { kind }: { readonly kind?: unknown }) =>
  partsOf(spec).filter(({ of }) => of === undefined || of.includes(String(kind)));

/** Whether a field holds a list of records. */
export const isRows = ({ kind }: FieldSpec) => kind === 'rows' || kind === 'pictures';

type Leaf = { readonly spec: FieldSpec; readonly path: string; readonly value: unknown };

/** Returns the fields of a record that have no parts, also those in groups and in each row, with their values. */
export const leavesOf = (fields: readonly FieldSpec[], record: unknown, before = ''): readonly Leaf[] =>
  fields.flatMap((spec) => {
    const [path, value] = [`${before}${spec.name}`, partOf(record, spec.name)];
    if (spec.kind === 'group') return leavesOf(spec.fields, value, `${path}.`);
    if (!isRows(spec)) return [{ spec, path, value }];
    return listIn(value).flatMap((row, index) => leavesOf(partsOf(spec), row, `${path}.${index}.`));
  });

type FoundField = {
  readonly spec: FieldSpec;
  /** Path in the record: `title`, `viceChairman.name`, `figures.1.value`. */
  readonly path: string;
  /** Label with the labels around it: `Figure 2, Value`. */
  readonly label: string;
};

/** Finds the innermost field of a path; null for an unknown path. A line of a list belongs to the list's field. */
export const findField = (specs: readonly FieldSpec[], path: readonly PropertyKey[]) =>
  fieldAt(specs, path, (spec) => ({ spec, path: spec.name, label: spec.label }));

/** Like `findField`, but returns the row or line of a list, and a text field for an unknown path. */
export const placeIn = (specs: readonly FieldSpec[], path: string): FoundField =>
  fieldAt(specs, path.split('.'), (spec, index) => {
    if (index === undefined) return { spec, path: spec.name, label: spec.label };
    const { name } = spec;
    const label = rowLabel(spec, index);
    const row = isRows(spec)
      ? ({ kind: 'group', name, label, fields: partsOf(spec) } as const)
      : spec.kind === 'records'
        ? { ...spec, label }
        : ({ kind: 'text', name, label } as const);
    return { spec: row, path: `${name}.${String(index)}`, label };
  }) ?? { spec: { kind: 'text', name: path, label: path }, path, label: path };

/** Returns the label of a row by its noun, or of a line: `Block 3`, `Telephones 2`. */
function rowLabel(spec: FieldSpec, index: PropertyKey | undefined) {
  const noun = spec.kind === 'rows' ? spec.singular : spec.kind === 'pictures' ? 'picture' : spec.label;
  return `${capital(noun)} ${Number(index) + 1}`;
}

function fieldAt(
  specs: readonly FieldSpec[],
  [name, ...rest]: readonly PropertyKey[],
  innermost: (spec: FieldSpec, index: PropertyKey | undefined) => FoundField,
): FoundField | null {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec === undefined) return null;
  const [index, ...below] = rest;
  const inside = isRows(spec) ? below : rest;
  const innerField = inside.length === 0 ? null : fieldAt(partsOf(spec), inside, innermost);
  if (innerField === null) return innermost(spec, index);
  const place = isRows(spec) ? [spec.name, String(index)] : [spec.name];
  const label = isRows(spec) ? rowLabel(spec, index) : spec.label;
  return {
    spec: innerField.spec,
    path: [...place, innerField.path].join('.'),
    label: spec.name === 'bn' ? `${innerField.label}, ${label}` : `${label}, ${innerField.label}`,
  };
}

/** Label of a path (`image`, `viceChairman.name`, `images.2.caption`); the path without a control. */
export const fieldLabel = (specs: readonly FieldSpec[], path: string) =>
  findField(specs, path.split('.'))?.label ?? path;

/** Schema of an entity, and its fields in form order: the data to edit or check a record. */
export type EntityForm = {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly FieldSpec[];
};
