import type { Entity } from './entity';
import { capital } from './entity-meta';
import { listIn, partOf } from './json-value';
import { inDigits, type Language, type Pair, said, staffLanguage } from '../text';
import { banglaOf, isPair } from './text-pair';
import type { z } from './zod';

type Values = Readonly<Record<string, unknown>>;

type Shared = {
  /** Name of the field in the record. */
  readonly name: string;
  readonly label: string;
  /** The label in both languages, for those who search in the other one. */
  readonly names?: Pair;
  readonly help?: string;
  /** Title of the group of the form that begins with this field. */
  readonly heading?: string;
  /** Whether that group is for engineers, and folded until somebody opens it. */
  readonly isTechnical?: true;
  readonly isRequired?: true;
  /** Whether its text, or each of its lines, is a pair of English and Bangla. */
  readonly isTranslated?: true;
  /** Kinds of row, by its `kind`, or records, by their id, that have the field; all by default. */
  readonly of?: readonly string[];
  /** Characters that the website shows, by language; the form counts them, and the website cuts off the rest. */
  readonly room?: Readonly<Record<Language, number>>;
  /** No change with a date names it. */
  readonly isLasting?: true;
  /** Value that follows from another field once that is left; undefined leaves the field. `before` has that field’s old value. */
  readonly follows?: (record: Values, before: Values) => unknown;
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
 * - `choice`: one of the schema's values, with a label for values that need one; `choices`: some of them.
 * - `number`: with its unit.
 * - `document`: the address of a PDF file. `mark`: the text of an SVG. `colours`: the roles of one colour.
 * - `picture`; `pictures`: a list of pictures, each with a caption and the further `fields`.
 * - `group`: a fixed record inside the record; `rows`: a list of such records.
 */
export type FieldSpec = Shared &
  (
    | Each<'text' | 'area' | 'markdown' | 'date' | 'link' | 'lines' | 'mark' | 'colours' | 'document'>
    /** With a label of '', an optional field can be empty again. */
    | { readonly kind: 'choice'; readonly labels?: Readonly<Record<string, string>> }
    | {
        readonly kind: 'choices';
        readonly labels?: Readonly<Record<string, string>>;
        /** A value that cannot be taken away. */
        readonly always?: string;
      }
    | (Each<'records' | 'record'> & { readonly records: Entity })
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
    {
      name: 'image',
      label: said(['Picture', 'ছবি']),
      kind: 'picture',
      isRequired: true,
      picture: spec.picture,
    },
    { name: 'caption', label: said(['Caption', 'ক্যাপশন']), kind: 'text', isTranslated: true },
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

/** A text of a record in one language, or the lines of a list; '' or none where they are missing. */
type FieldText = {
  readonly spec: FieldSpec;
  /** Path of its control: `title`, `title.bn`, `uses.bn`, `image.alt.bn`. */
  readonly path: string;
  readonly language: Language;
  readonly text: string | readonly string[];
};

/** Returns the texts of a record that are translated, in both languages, with the descriptions of its pictures. */
export const fieldTexts = (fields: readonly FieldSpec[], record: unknown): readonly FieldText[] =>
  leavesOf(fields, record).flatMap(({ spec, path, value }) => {
    const text = spec.kind === 'picture' ? partOf(value, 'alt') : value;
    if (spec.isTranslated !== true && spec.kind !== 'picture') return [];
    return [
      { spec, path, language: 'en', text: readText(text, 'en') },
      { spec, path: banglaPath({ spec, path }), language: 'bn', text: readText(text, 'bn') },
    ] as const;
  });

/** Text of a pair, or the texts of a list of pairs, in a language. */
export function readText(value: unknown, language: Language): string | readonly string[] {
  if (Array.isArray(value)) return value.map((line) => String(readText(line, language)));
  if (!isPair(value)) return '';
  return language === 'bn' ? banglaOf(value) : value.en;
}

export type FoundField = {
  readonly spec: FieldSpec;
  /** Path of the control: `title`, `title.bn`, `viceChairman.name`, `figures.1.value`. */
  readonly path: string;
  /** Label with the labels around it: `Figure 2, Value`, `Title, Bangla`. */
  readonly label: string;
  readonly language: Language;
};

/** Finds the innermost field of a path; null for an unknown path. A line of a list belongs to the list's field. */
export const findField = (specs: readonly FieldSpec[], path: readonly PropertyKey[]) =>
  inItsLanguage(path, (own) => fieldAt(specs, own, (spec) => ({ spec, path: spec.name, label: spec.label })));

/** Like `findField`, but returns the row or line of a list, and a text field for an unknown path. */
export const placeIn = (specs: readonly FieldSpec[], path: string): FoundField =>
  inItsLanguage(path.split('.'), (own) =>
    fieldAt(specs, own, (spec, index) => {
      if (index === undefined || spec.kind === 'picture') return { spec, path: spec.name, label: spec.label };
      const { name } = spec;
      const label = rowLabel(spec, index);
      const row = isRows(spec)
        ? ({ kind: 'group', name, label, fields: partsOf(spec) } as const)
        : spec.kind === 'records'
          ? { ...spec, label }
          : ({ kind: 'text', name, label } as const);
      return { spec: row, path: `${name}.${String(index)}`, label };
    }),
  ) ?? { spec: { kind: 'text', name: path, label: path }, path, label: path, language: 'en' };

type Found = Omit<FoundField, 'language'>;

/** Finds the field of a text by its path without the language (`title.en`, `title.bn.text`), and names its language. */
function inItsLanguage(path: readonly PropertyKey[], find: (own: readonly PropertyKey[]) => Found | null) {
  const place = path.findIndex((part) => part === 'en' || part === 'bn');
  const found = find(place === -1 ? path : path.slice(0, place));
  if (found === null) return null;
  if (path[place] !== 'bn') return { ...found, language: 'en' } as const;
  const spec = banglaField(found.spec, found.label);
  return { spec, path: banglaPath(found), label: spec.label, language: 'bn' } as const;
}

/** Path of the Bangla control of a text; of a picture, that of its description. */
export const banglaPath = ({ spec, path }: Pick<FoundField, 'spec' | 'path'>) =>
  `${path}${spec.kind === 'picture' ? '.alt' : ''}.bn`;

/** Field of the Bangla of a text, or of a picture's description. Help and `isRequired` belong to the English field. */
export function banglaField(english: FieldSpec, label: string): FieldSpec {
  if (english.kind === 'picture')
    return { kind: 'text', name: 'alt', label: `${label}, ${said(['Description, Bangla', 'বর্ণনা, বাংলা'])}` };
  const spec = { ...english, label: `${label}, ${said(['Bangla', 'বাংলা'])}` };
  delete spec.help;
  delete spec.isRequired;
  return spec;
}

/** Returns the label of a row by its noun, or of a line: `Block 3`, `Telephones 2`. */
function rowLabel(spec: FieldSpec, index: PropertyKey | undefined) {
  const noun =
    spec.kind === 'rows' ? spec.singular : spec.kind === 'pictures' ? said(['picture', 'ছবি']) : spec.label;
  return `${capital(noun)} ${inDigits(Number(index) + 1, staffLanguage)}`;
}

function fieldAt(
  specs: readonly FieldSpec[],
  [name, ...rest]: readonly PropertyKey[],
  innermost: (spec: FieldSpec, index: PropertyKey | undefined) => Found,
): Found | null {
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
    label: `${label}, ${innerField.label}`,
  };
}

/** Label of a path (`image`, `viceChairman.name`, `images.2.caption`); the path without a control. */
export const fieldLabel = (specs: readonly FieldSpec[], path: string) =>
  findField(specs, path.split('.'))?.label ?? path;

/** Schema of an entity, and its fields in form order: the data to edit or check a record. */
export type EntityForm = {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly FieldSpec[];
  /** Whether the website is in English alone: the Bangla of its records is kept, and neither shown nor checked. */
  readonly isEnglish?: boolean;
};
