import type { Point } from '@/lib/geometry';
import { fill } from '@/lib/text';
import type { LengthUnit } from '@/lib/counting';
import { formatsIn } from '@/components/site/shared/measure-formats';
import type { CalculatorTexts } from '@/content/strings/calculator';
import type { Words } from './words';

type Measure = 'length' | 'count' | 'percent' | 'degrees' | 'corners' | 'choice';
type Label = keyof CalculatorTexts['fields'];

/** Names of the fields of one size of openings. */
export type OpeningField = 'openings' | 'openingWidth' | 'openingHeight';
/** Rows of openings after the first. */
type LaterRow = 2 | 3 | 4 | 5 | 6;
const laterRows: readonly LaterRow[] = [2, 3, 4, 5, 6];

/** Names of the fields of openings; those of the later rows end in the number of their row. */
export type OpeningName = OpeningField | `${OpeningField}${LaterRow}`;

/** Names of fields, also in addresses. */
export type InputName = Exclude<Label, 'unit' | 'straight'> | OpeningName;

/** Names of the fields of each row of openings. */
export const openingRows: readonly Readonly<Record<OpeningField, OpeningName>>[] = [
  { openings: 'openings', openingWidth: 'openingWidth', openingHeight: 'openingHeight' },
  ...laterRows.map((row) => ({
    openings: `openings${row}` as const,
    openingWidth: `openingWidth${row}` as const,
    openingHeight: `openingHeight${row}` as const,
  })),
];

/** A field with the type of its value: a length in tenths of a mm, a number, an option, or corners. */
export type Field<Value = unknown> = {
  readonly measure: Measure;
  /** Example value by unit of lengths. */
  readonly start: Readonly<Record<LengthUnit, string>>;
  readonly options?: readonly string[];
  /** Writes an option; by default its text in `options`. */
  readonly writeOption?: (option: string, words: Words) => string;
  /** Its label, if that is not the text of its name. */
  readonly label?: Label;
  /** Limits of a number; a length without `min` must be greater than 0. */
  readonly min?: number;
  readonly max?: number;
  /** Outlines of a ground that have this field; by default all. */
  readonly shapes?: readonly string[];
  /** While this other field is 0, this one is not read. */
  readonly needs?: InputName;
  /** Place in a row of openings that the visitor adds, whose first number is 2. */
  readonly added?: { readonly row: number; readonly part: OpeningField };
  /** Position in a row of two fields; without it, the field has its own row. */
  readonly side?: 'left' | 'right';
  /** Whether it has a row of its own on phones all the same. */
  readonly isWideOnPhone?: true;
  /** Only for `ValuesOf`; never there. */
  readonly value?: Value;
};

/** Fields of a calculator in form order. */
export type Fields = Readonly<Partial<Record<InputName, Field>>>;
export type NamedField = Field & { readonly name: InputName };

/** Values of the fields; undefined for one that was not asked. */
export type ValuesOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> | undefined ? Value : never;
};

type More = Partial<Omit<Field, 'measure' | 'start' | 'value'>> & { readonly ft?: string };

const field =
  <Value>(measure: Measure) =>
  (m: string, { ft = m, ...more }: More = {}): Field<Value> => ({ measure, start: { m, ft }, ...more });

export const lengthField = field<number>('length');
export const countField = field<number>('count');
export const percentField = field<number>('percent');
export const degreesField = field<number>('degrees');
export const cornersField = field<readonly Point[]>('corners');
export const choiceField = <Option extends string>(
  options: readonly Option[],
  start: Option | undefined = options[0],
  more: More = {},
): Field<Option> => field<Option>('choice')(start ?? '', { options, ...more });

/** A field that is only asked with one of these outlines, or only read with this other field. */
export const onlyWith = <Value>(
  condition: Required<Pick<Field, 'shapes'>> | Required<Pick<Field, 'needs'>>,
  asked: Field<Value>,
): Field<Value | undefined> => ({ ...asked, ...condition });

export const left = { side: 'left' } as const;
export const right = { side: 'right' } as const;
/** Maximum of a number of openings or runs. */
export const MOST = 999;

/** Allowance for breakage in percent: an assumption, stated in the results. Cuts are counted separately. */
export const lossField = (start: number, more?: More) => percentField(String(start), { max: 50, ...more });

/** Gaps of a line, and the number of its parts. */
export const runFields = () => ({
  gaps: lengthField('0', { min: 0, ...left }),
  runs: countField('1', { min: 1, max: MOST, ...right }),
});

/** Returns the label of a field; those of later rows of openings have a number. */
export function labelOf({ name, label = name as Label, added }: NamedField, words: Words) {
  const { fields, openingRow } = words.texts;
  if (added === undefined) return fields[label];
  return fill(openingRow, { label: fields[added.part], row: formatsIn(words, 'm').number(added.row) });
}

/** Returns the label of an option. */
export function optionLabel({ writeOption }: Field, option: string, words: Words) {
  if (writeOption) return writeOption(option, words);
  const { shape, pattern, halves } = words.texts.options;
  const labels: Readonly<Record<string, string>> = { ...shape, ...pattern, ...halves };
  return labels[option] ?? option;
}

/** Writes a number of inches as an option. */
export const inInches = (inches: string, words: Words) =>
  fill(words.texts.options.inches, { inches: formatsIn(words, 'm').number(Number(inches)) });

/** Returns the unit in a field's label; undefined without one. */
export function unitOf({ measure }: Field, unit: LengthUnit, { units }: CalculatorTexts) {
  if (measure === 'percent') return '%';
  if (measure === 'degrees') return '°';
  return measure === 'length' || measure === 'corners' ? units[unit] : undefined;
}
