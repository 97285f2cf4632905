import type { Language } from './language';
import type { z } from './zod';

type Shared = {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: true;
  /** Characters for which there is room where visitors see it, in each language: they are counted, and the rest is cut off there. */
  readonly room?: Readonly<Record<Language, number>>;
  /** What is put into the field when it is empty and another one has been left; '' while nothing follows from the others. */
  readonly proposal?: (record: Readonly<Record<string, unknown>>) => string;
};

/** How a picture is prepared; all in px. */
export type PictureRules = {
  /** Wider pictures are scaled down to this. */
  readonly maxWidth: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
  /** The website shows it as a square and cuts off what is beside it. */
  readonly isSquare?: true;
  /** It is shown as it is, in its own size, so that it may be an SVG file of the website. */
  readonly isDrawing?: true;
};

/** One type for each of several kinds, so that a table of kinds can name the fields of one. */
type Each<Kind extends string> = Kind extends string ? { readonly kind: Kind } : never;

/**
 * A field of a record as the studio shows it: one of the field kinds. Limits and choices are those of the schema.
 * - `text`, `area`, `markdown`, `date`, `link`: a text. `lines`: a list of texts, one a line.
 * - `choice`: one of the values that the schema allows, with a label where the value says too little.
 * - `number`: with its unit.
 * - `picture`; `pictures`: a list of pictures, each with a caption and the further `fields`.
 * - `group`: a fixed record inside the record; `rows`: a list of such.
 */
export type FieldSpec = Shared &
  (
    | Each<'text' | 'area' | 'markdown' | 'date' | 'link' | 'lines'>
    | { readonly kind: 'choice'; readonly labels?: Readonly<Record<string, string>> }
    | { readonly kind: 'number'; readonly unit?: string }
    | { readonly kind: 'picture'; readonly picture: PictureRules }
    | {
        readonly kind: 'pictures';
        readonly picture: PictureRules;
        readonly fields?: readonly FieldSpec[];
      }
    | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
    /** `one` is what one of them is called: "Add a figure". */
    | { readonly kind: 'rows'; readonly fields: readonly FieldSpec[]; readonly one: string }
  );

export type FieldKind = FieldSpec['kind'];

/** The fields inside a field: of a group, of each row, of each picture with its caption. Empty for all other kinds. */
export function partsOf(spec: FieldSpec): readonly FieldSpec[] {
  if (spec.kind === 'group' || spec.kind === 'rows') return spec.fields;
  if (spec.kind !== 'pictures') return [];
  return [
    { name: 'image', label: 'Picture', kind: 'picture', isRequired: true, picture: spec.picture },
    { name: 'caption', label: 'Caption', kind: 'text' },
    ...(spec.fields ?? []),
  ];
}

/** Whether a field holds a list of records. */
export const isRows = ({ kind }: FieldSpec) => kind === 'rows' || kind === 'pictures';

export type FoundField = {
  readonly spec: FieldSpec;
  /** Where it is in the record: `title`, `viceChairman.name`, `figures.1.value`. */
  readonly path: string;
  /** What it is called, with what it is in: `Figures 2, Value`. */
  readonly label: string;
};

/** The innermost field that a path of a record leads to; null where there is none. A line of a list is the list's. */
export const findField = (specs: readonly FieldSpec[], path: readonly PropertyKey[]) =>
  fieldAt(specs, path, (spec) => ({ spec, path: spec.name, label: spec.label }));

/** What is at a path of a record: as `findField`, but of a list the row or the line; a text where there is no control. */
export const placeIn = (specs: readonly FieldSpec[], path: string): FoundField =>
  fieldAt(specs, path.split('.'), (spec, index) => {
    if (index === undefined) return { spec, path: spec.name, label: spec.label };
    const { name } = spec;
    const label = `${spec.label} ${Number(index) + 1}`;
    const row = isRows(spec)
      ? ({ kind: 'group', name, label, fields: partsOf(spec) } as const)
      : ({ kind: 'text', name, label } as const);
    return { spec: row, path: `${name}.${String(index)}`, label };
  }) ?? { spec: { kind: 'text', name: path, label: path }, path, label: path };

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
  const label = isRows(spec) ? `${spec.label} ${Number(index) + 1}` : spec.label;
  return {
    spec: innerField.spec,
    path: [...place, innerField.path].join('.'),
    label: spec.name === 'bn' ? `${innerField.label}, ${label}` : `${label}, ${innerField.label}`,
  };
}

/** What a field is called, by its path (`image`, `viceChairman.name`, `images.2.caption`); the path where it has no control. */
export const fieldLabel = (specs: readonly FieldSpec[], path: string) =>
  findField(specs, path.split('.'))?.label ?? path;

/** What has to be known to edit or to check a record of an entity: its schema, and its fields in the order of the form. */
export type EntityForm = {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly FieldSpec[];
};
