import type { Point } from '@/lib/geometry';
import { fill, inDigits } from '@/lib/text';
import {
  meetingSides,
  fromTenthMm,
  type LengthUnit,
  toTenthMm,
  commaReadings,
  readCorner,
  readLength,
  readNumber,
} from '@/lib/counting';
import { formatsIn } from '@/components/site/shared/measure-formats';
import { type Field, type InputName, type NamedField, openingRows } from './fields';
import type { Words } from './words';

/** Typed or chosen text. A length keeps its unit: switching units converts only the displayed text. */
export type Typed = { readonly text: string; readonly unit?: LengthUnit };

/** Contents of the form, valid or not. */
export type FormDraft = {
  readonly unit: LengthUnit;
  readonly typed: Readonly<Partial<Record<InputName, Typed>>>;
};

/** Error messages by field. */
export type FormErrors = Readonly<Partial<Record<InputName, string>>>;

type Form = { readonly fields: readonly NamedField[] };

/** Values of the fields that were read: lengths in tenths of a mm, numbers, percentages, options, corners. */
export type Values = Readonly<Partial<Record<InputName, number | string | readonly Point[]>>>;

/** Maximum length, 1 km: sums of areas would be inexact beyond, and no wall or ground is longer. */
const MAX_LENGTH = toTenthMm(1_000, 'm');
const MAX_CORNERS = 40;
/** Maximum length of the text of corners, in characters. */
const MAX_TEXT = 1_000;

/** Whether a field's text has the unit of lengths. */
export const hasUnit = ({ measure }: Field) => measure === 'length' || measure === 'corners';

/** Units in display order: feet first, which are usual in both languages. */
export const lengthUnits = ['ft', 'm'] as const satisfies readonly LengthUnit[];

/** Returns the example of a calculator in a unit, whose lengths are whole or short figures there. */
export function exampleDraft(form: Form, unit: LengthUnit = lengthUnits[0]): FormDraft {
  const fields = form.fields.filter((field) => field.added === undefined && !followsUnit(field));
  return { unit, typed: Object.fromEntries(fields.map((field) => [field.name, startOf(field, unit)])) };
}

const startOf = (field: Field, unit: LengthUnit): Typed => ({
  text: field.start[unit],
  ...(hasUnit(field) && { unit }),
});

/** Whether two drafts have the same texts in their fields; the unit may differ. */
export const isSameTyped = ({ typed }: FormDraft, other: FormDraft) =>
  JSON.stringify(typed) === JSON.stringify(other.typed);

/** Whether a choice has a preset for each unit, which holds until somebody chooses. */
const followsUnit = ({ measure, start }: Field) => measure === 'choice' && start.ft !== start.m;

/** Returns a draft with one more row of openings, or without the row of these names. */
export function withRow(draft: FormDraft, { fields }: Form, row: (typeof openingRows)[number]): FormDraft {
  const names: readonly InputName[] = Object.values(row);
  const rest = Object.entries(draft.typed).filter(([name]) => !names.some((one) => one === name));
  if (rest.length < Object.keys(draft.typed).length) return { ...draft, typed: Object.fromEntries(rest) };
  const added = fields.filter(({ name }) => names.includes(name));
  return {
    ...draft,
    typed: {
      ...draft.typed,
      ...Object.fromEntries(added.map((field) => [field.name, startOf(field, draft.unit)])),
    },
  };
}

/** Returns the fields that apply to the chosen outline, with the rows of openings that were added. */
export const askedFields = (fields: readonly NamedField[], { typed }: FormDraft) =>
  fields.filter(
    ({ name, shapes, added }) =>
      (shapes === undefined || shapes.includes(typed.shape?.text ?? '')) &&
      (added === undefined || typed[openingRows[added.row - 1]?.openings ?? name]),
  );

/** Returns the displayed text of a field: as typed, or converted to the other unit with up to three decimals. */
export function displayText(field: Field, typed: Typed | undefined, unit: LengthUnit) {
  const { measure } = field;
  if (typed === undefined) return followsUnit(field) ? field.start[unit] : '';
  const { text, unit: own } = typed;
  if (own === undefined || own === unit) return text;
  const inOther = (tenthMm: number) => String(Number(fromTenthMm(tenthMm, unit).toFixed(3)));
  if (measure === 'corners')
    return (
      cornersIn(text, own)
        ?.map((corner) => corner.map(inOther).join(' '))
        .join(', ') ?? text
    );
  const length = readLength(text, own);
  return length === undefined ? text : inOther(length);
}

/** Reads the fields of a form: their values, with error messages by field if there are any. */
export function readFields(fields: readonly NamedField[], draft: FormDraft, words: Words) {
  const errors: Partial<Record<InputName, string>> = {};
  const values: Partial<Record<InputName, Values[InputName]>> = {};
  for (const field of askedFields(fields, draft)) {
    const { name, measure, needs } = field;
    const typed = draft.typed[name] ?? { text: '' };
    if (needs !== undefined && values[needs] === 0) continue;
    if (measure === 'choice') {
      values[name] = displayText(field, draft.typed[name], draft.unit);
      continue;
    }
    const read =
      measure === 'corners' ? readCorners(typed, words) : readFigure(field, typed, draft.unit, words);
    if (typeof read === 'string') errors[name] = read;
    else values[name] = read;
  }
  return { values, ...(Object.keys(errors).length > 0 && { errors }) };
}

/** Terms for lengths in messages; other lengths are called width. */
const measureNames: Partial<Record<InputName, 'length' | 'height' | 'diameter' | 'radius' | 'gaps'>> = {
  length: 'length',
  cutLength: 'length',
  diameter: 'diameter',
  height: 'height',
  ...Object.fromEntries(openingRows.map(({ openingHeight }) => [openingHeight, 'height'])),
  radius: 'radius',
  gaps: 'gaps',
};
const limitFaults = { count: 'whole', percent: 'percent', degrees: 'degrees' } as const;

/** Signs that may follow a number. */
export const signs: Partial<Record<Field['measure'], string>> = { percent: '%', degrees: '°' };

function readFigure(field: NamedField, typed: Typed, unit: LengthUnit, words: Words): number | string {
  const { faults } = words.texts;
  const { number, length } = formatsIn(words, unit);
  const { name, measure, min, max = 0 } = field;
  const [point, none] = commaReadings(typed.text) ?? [];
  if (point !== undefined && none !== undefined) {
    const [first, second] = [point, none].map((text) => inDigits(text, words.language));
    return fill(faults.comma, { text: typed.text.trim(), point: first ?? '', none: second ?? '' });
  }
  if (measure === 'length') {
    const named = { measure: faults.measures[measureNames[name] ?? 'width'] };
    const tenthMm = readLength(typed.text, typed.unit ?? unit);
    if (tenthMm === undefined) return fill(faults.number, named);
    if (tenthMm <= 0 && min === undefined) return fill(faults.zero, named);
    if (tenthMm <= MAX_LENGTH) return tenthMm;
    const limit = toTenthMm(Math.floor(fromTenthMm(MAX_LENGTH, unit)), unit);
    return fill(faults.long, { ...named, limit: length(limit) });
  }
  const value = readNumber(typed.text, signs[measure]);
  const isFine = measure !== 'count' || Number.isInteger(value);
  if (value !== undefined && value >= (min ?? 0) && value <= max && isFine) return value;
  const fault = faults[limitFaults[measure as keyof typeof limitFaults]];
  return fill(fault, { least: number(min ?? 0), most: number(max) });
}

/** Reads corners with commas between them, also those with commas in their numbers; undefined where one is no corner. */
function cornersIn(text: string, unit: LengthUnit): readonly Point[] | undefined {
  for (const comma of [/[,;\n]/, /,(?!\d{3}(?!\d))|[;\n]/]) {
    const texts = text.split(comma).filter((pair) => pair.trim() !== '');
    const corners = texts.map((pair) => readCorner(pair, unit)).filter((corner) => corner !== undefined);
    if (corners.length === texts.length) return corners;
  }
  return undefined;
}

function readCorners({ text, unit = 'm' }: Typed, words: Words): readonly Point[] | string {
  const { faults } = words.texts;
  const { number } = formatsIn(words, unit);
  if (text.length > MAX_TEXT)
    return fill(faults.text, { most: number(MAX_TEXT), count: number(text.length) });
  const corners = cornersIn(text, unit);
  if (corners === undefined) return faults.pairs;
  if (corners.length < 3 || corners.length > MAX_CORNERS)
    return fill(faults.corners, { most: number(MAX_CORNERS) });
  if (corners.flat().some((value) => Math.abs(value) > MAX_LENGTH)) return faults.far;
  const crossing = meetingSides(corners);
  if (crossing === undefined) return corners;
  return fill(faults.crossing, { one: number(crossing[0] + 1), other: number(crossing[1] + 1) });
}
