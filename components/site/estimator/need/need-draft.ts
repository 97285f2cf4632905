import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';
import { fromTenthMm, type LengthUnit, openingsThatFit, toTenthMm } from '../wall-arithmetic';
import { lengthShown, readNumber, type TypedLength } from '../wall-draft';
import { fill } from '@/content/lib/fill';
import { formatsIn } from '../wall-format';
import type { NeedWords } from '../words';
import { type Asked, type Corner, crossingOf, openedWall } from './need-arithmetic';
import { type Field, type FieldName, fields, fieldsFor, lossOf, type Shape } from './need-fields';

/** The form as it stands, good or bad. Each text keeps the unit that it was typed in. */
export type NeedDraft = {
  readonly unit: LengthUnit;
  readonly shape: Shape;
  readonly pattern: Pattern | undefined;
  readonly typed: Readonly<Partial<Record<FieldName, TypedLength>>>;
};

/** A sentence for each field that cannot be used. */
export type NeedErrors = Readonly<Partial<Record<FieldName, string>>>;

type Read =
  { readonly ok: true; readonly asked: Asked } | { readonly ok: false; readonly errors: NeedErrors };

/** One kilometre, as for the walls. */
const MAX_LENGTH_M = 1_000;
const MAX_COUNT = 999;
const MAX_CORNERS = 40;

/** The example of a kind, in metres. */
export function startOf(basis: NeedBasis): NeedDraft {
  const pattern = basis.kind === 'paving' ? basis.patterns[0] : undefined;
  const typed = Object.fromEntries(
    fields[basis.kind].map(({ name, start }) => [name, { text: start, unit: 'm' }]),
  ) as NeedDraft['typed'];
  const draft = { unit: 'm', shape: 'rectangle', pattern: undefined, typed } as const;
  return pattern === undefined ? draft : withPattern(draft, pattern);
}

/** The draft laid in a pattern; an allowance that is still the old pattern's becomes the new one's. */
export function withPattern(draft: NeedDraft, pattern: Pattern): NeedDraft {
  const isTouched = draft.pattern !== undefined && draft.typed.loss?.text !== lossOf[draft.pattern];
  const loss: TypedLength = { text: lossOf[pattern], unit: draft.unit };
  return { ...draft, pattern, typed: isTouched ? draft.typed : { ...draft.typed, loss } };
}

/** What a field shows: as typed, or the same lengths in the other unit. */
export function textShown({ measure }: Field, typed: TypedLength | undefined, unit: LengthUnit) {
  if (typed === undefined) return '';
  if (measure === 'length') return lengthShown(typed, unit);
  if (measure !== 'corners' || typed.unit === unit) return typed.text;
  return typed.text.replace(/[\d.০-৯]+/g, (text) => lengthShown({ text, unit: typed.unit }, unit));
}

/** Turns the form into numbers, or says in a sentence for each field why it cannot. */
export function readNeed(draft: NeedDraft, basis: NeedBasis, words: NeedWords): Read {
  const errors: Partial<Record<FieldName, string>> = {};
  const numbers: Partial<Record<FieldName, number>> = {};
  let corners: readonly Corner[] = [];
  for (const field of fieldsFor(basis.kind, draft.shape)) {
    const typed = draft.typed[field.name] ?? { text: '', unit: draft.unit };
    if (isIdle(field.name, numbers)) continue;
    const read =
      field.measure === 'corners' ? readCorners(typed, words) : readField(field, typed, draft.unit, words);
    if (typeof read === 'string') errors[field.name] = read;
    else if (typeof read === 'number') numbers[field.name] = read;
    else corners = read;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, misfits(numbers, draft.shape, words));
  return Object.keys(errors).length === 0
    ? { ok: true, asked: { shape: draft.shape, numbers, corners } }
    : { ok: false, errors };
}

/** Without openings or a curve, their measures do not matter. */
const isIdle = (name: FieldName, numbers: Asked['numbers']) =>
  ((name === 'openingWidth' || name === 'openingHeight') && numbers.openings === 0) ||
  (name === 'angle' && numbers.radius === 0);

/** A number, or the sentence that says why there is none. */
function readField(
  { measure, max, mayBeZero = false }: Field,
  typed: TypedLength,
  unit: LengthUnit,
  words: NeedWords,
) {
  const { faults } = words.need;
  const { number, withUnit } = formatsIn(words);
  const value = readNumber(typed.text);
  if (measure !== 'length') {
    const most = max ?? MAX_COUNT;
    if (value === undefined || value > most || (measure === 'count' && !Number.isInteger(value)))
      return fill(measure === 'count' ? faults.whole : faults.upTo, { most: number(most) });
    return value;
  }
  if (value === undefined) return faults.number;
  const tenthMm = toTenthMm(value, typed.unit);
  if (tenthMm <= 0 && !mayBeZero) return faults.zero;
  const limit = toTenthMm(MAX_LENGTH_M, 'm');
  if (tenthMm <= limit) return tenthMm;
  return fill(faults.long, {
    limit: withUnit(Math.floor(fromTenthMm(limit, unit)), words.texts.units[unit], 0),
  });
}

function readCorners({ text, unit }: TypedLength, words: NeedWords): readonly Corner[] | string {
  const { faults } = words.need;
  const { number } = formatsIn(words);
  const pairs = text
    .split(/[,;\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split(/\s+/).map(readNumber));
  const corners = pairs.map(([x, y]): Corner => [toTenthMm(x ?? 0, unit), toTenthMm(y ?? 0, unit)]);
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(undefined))) return faults.pairs;
  if (corners.length < 3 || corners.length > MAX_CORNERS)
    return fill(faults.corners, { most: number(MAX_CORNERS) });
  if (corners.flat().some((value) => value > toTenthMm(MAX_LENGTH_M, 'm'))) return faults.far;
  const crossing = crossingOf(corners);
  if (crossing === undefined) return corners;
  return fill(faults.crossing, { one: number(crossing[0] + 1), other: number(crossing[1] + 1) });
}

function misfits(numbers: Asked['numbers'], shape: Shape, { need: { faults } }: NeedWords): NeedErrors {
  const { length = 0, width = 0, cutLength = 0, cutWidth = 0, openings = 0, gaps = 0 } = numbers;
  const { radius = 0, angle = 0 } = numbers;
  const room = openingsThatFit(openedWall(numbers));
  const curve = (radius * angle * Math.PI) / 180;
  return {
    ...(shape === 'l' && cutLength >= length && { cutLength: faults.cutLength }),
    ...(shape === 'l' && cutWidth >= width && { cutWidth: faults.cutWidth }),
    ...(openings > 0 && openings > room.across * room.up && { openings: faults.openings }),
    ...(gaps > 0 && gaps > length + curve && { gaps: faults.gaps }),
  };
}
