import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';
import { fromTenthMm, type LengthUnit, toTenthMm } from '../wall-arithmetic';
import { lengthShown, readNumber, type TypedLength } from '../wall-draft';
import { formatNumber } from '../wall-format';
import { type Asked, type Corner, crossingOf } from './need-arithmetic';
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
export function readNeed(draft: NeedDraft, basis: NeedBasis): Read {
  const errors: Partial<Record<FieldName, string>> = {};
  const numbers: Partial<Record<FieldName, number>> = {};
  let corners: readonly Corner[] = [];
  for (const field of fieldsFor(basis.kind, draft.shape)) {
    const typed = draft.typed[field.name] ?? { text: '', unit: draft.unit };
    if (isIdle(field.name, numbers)) continue;
    const read = field.measure === 'corners' ? readCorners(typed) : readField(field, typed, draft.unit);
    if (typeof read === 'string') errors[field.name] = read;
    else if (typeof read === 'number') numbers[field.name] = read;
    else corners = read;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, misfits(numbers, draft.shape));
  return Object.keys(errors).length === 0
    ? { ok: true, asked: { shape: draft.shape, numbers, corners } }
    : { ok: false, errors };
}

/** Without openings or a curve, their measures do not matter. */
const isIdle = (name: FieldName, numbers: Asked['numbers']) =>
  ((name === 'openingWidth' || name === 'openingHeight') && numbers.openings === 0) ||
  (name === 'angle' && numbers.radius === 0);

/** A number, or the sentence that says why there is none. */
function readField({ measure, max, mayBeZero = false }: Field, typed: TypedLength, unit: LengthUnit) {
  const value = readNumber(typed.text);
  if (measure !== 'length') {
    const most = max ?? MAX_COUNT;
    if (value === undefined || value > most || (measure === 'count' && !Number.isInteger(value)))
      return `Enter a ${measure === 'count' ? 'whole number' : 'number'} from 0 to ${most}.`;
    return value;
  }
  if (value === undefined) return 'Enter a number, such as 8 or 8.5.';
  const tenthMm = toTenthMm(value, typed.unit);
  if (tenthMm <= 0 && !mayBeZero) return 'Enter a length of more than 0.';
  const limit = toTenthMm(MAX_LENGTH_M, 'm');
  if (tenthMm <= limit) return tenthMm;
  return `Enter at most ${formatNumber(Math.floor(fromTenthMm(limit, unit)), 0)}\u00a0${unit}.`;
}

function readCorners({ text, unit }: TypedLength): readonly Corner[] | string {
  const pairs = text
    .split(/[,;\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split(/\s+/).map(readNumber));
  const corners = pairs.map(([x, y]): Corner => [toTenthMm(x ?? 0, unit), toTenthMm(y ?? 0, unit)]);
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(undefined)))
    return 'Write each corner as two numbers with a space between, and a comma after each corner.';
  if (corners.length < 3 || corners.length > MAX_CORNERS) return `Enter from 3 to ${MAX_CORNERS} corners.`;
  if (corners.flat().some((value) => value > toTenthMm(MAX_LENGTH_M, 'm')))
    return 'A corner lies more than one kilometre away.';
  const crossing = crossingOf(corners);
  if (crossing === undefined) return corners;
  return `The outline crosses itself: the side after corner ${crossing[0] + 1} meets the side after corner ${crossing[1] + 1}.`;
}

function misfits(numbers: Asked['numbers'], shape: Shape): NeedErrors {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0, openings = 0, gaps = 0 } = numbers;
  const { openingWidth = 0, openingHeight = 0, radius = 0, angle = 0 } = numbers;
  const curve = (radius * angle * Math.PI) / 180;
  return {
    ...(shape === 'l' && cutLength >= length && { cutLength: 'Enter less than the whole length.' }),
    ...(shape === 'l' && cutWidth >= width && { cutWidth: 'Enter less than the whole width.' }),
    ...(openings * openingWidth * openingHeight > length * height && {
      openings: 'The openings are larger than the wall.',
    }),
    ...(gaps > 0 && gaps > length + curve && { gaps: 'The gaps are longer than the line.' }),
  };
}
