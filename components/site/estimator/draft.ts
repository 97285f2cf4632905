import { fill, latinDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { Basis } from '@/content/setting-out/basis';
import { fromTenthMm, type LengthUnit, toTenthMm } from '@/content/setting-out/lengths';
import { meetingSides } from '@/content/setting-out/ground';
import { openingsThatFit } from '@/content/setting-out/walls';
import { type Corner, type Input, type InputName, lineOf, wallOf } from '@/content/setting-out/estimate';
import { type Field, fieldsOf } from './fields';
import { formatsIn, type Words } from './words';

/** What was typed or chosen. A length keeps its own unit, so that switching units shows it anew and never changes it. */
export type Typed = { readonly text: string; readonly unit?: LengthUnit };

/** The form as it is, good or bad. */
export type FormDraft = {
  readonly unit: LengthUnit;
  readonly typed: Readonly<Partial<Record<InputName, Typed>>>;
};

/** A sentence for each field that cannot be used. */
export type FormErrors = Readonly<Partial<Record<InputName, string>>>;

/** A draft that can be worked out, and what it asks for. */
export type GoodDraft = { readonly draft: FormDraft; readonly input: Input };

type Parsed =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly errors: FormErrors };

/** One kilometre: beyond it sums of areas would no longer be exact, and nobody builds in one piece. */
const MAX_LENGTH = toTenthMm(1_000, 'm');
const MAX_CORNERS = 40;

/** Whether a field's text is in the unit of lengths. */
export const hasUnit = ({ measure }: Field) => measure === 'length' || measure === 'corners';

/** The units in their order: feet first beside brick, and for readers of Bangla, who build in feet. */
export const unitsOf = (basis: Basis, language: Language): readonly [LengthUnit, LengthUnit] =>
  basis.kind === 'comparison' || language === 'bn' ? ['ft', 'm'] : ['m', 'ft'];

/** The example of a kind, in its first unit. */
export function exampleDraft(basis: Basis, language: Language): FormDraft {
  const [unit] = unitsOf(basis, language);
  const typed = Object.fromEntries(
    fieldsOf(basis).map((field): [InputName, Typed] => [
      field.name,
      { text: field.start[unit], ...(hasUnit(field) && { unit }) },
    ]),
  );
  return { unit, typed };
}

/**
 * The example, and what it asks for.
 * @throws Error when it cannot be used
 */
export function exampleOf(basis: Basis, words: Words): GoodDraft {
  const draft = exampleDraft(basis, words.language);
  const parsed = parseDraft(draft, basis, words);
  if (!parsed.ok) throw new Error(`components/site/estimator/fields.ts: no example of kind ${basis.kind}.`);
  return { draft, input: parsed.input };
}

/** The fields that an outline asks for. */
export const askedFields = (basis: Basis, { typed }: FormDraft) =>
  fieldsOf(basis).filter(({ shapes }) => shapes === undefined || shapes.includes(typed.shape?.text ?? ''));

/** A plain decimal number in Latin or Bangla digits; undefined for anything else. */
export function readNumber(text: string) {
  const latin = latinDigits(text.trim());
  return /^(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : undefined;
}

/** What a field shows: as typed, or the same lengths in the other unit, to a thousandth. */
export function textShown({ measure }: Field, typed: Typed | undefined, unit: LengthUnit) {
  if (typed === undefined) return '';
  const { text, unit: own } = typed;
  if (own === undefined || own === unit) return text;
  const inOther = (figure: string) => {
    const value = readNumber(figure);
    return value === undefined ? figure : String(Number(fromTenthMm(toTenthMm(value, own), unit).toFixed(3)));
  };
  return measure === 'corners' ? text.replace(/[\d.০-৯]+/g, inOther) : inOther(text);
}

/** Turns the form into numbers, or says in a sentence for each field why it cannot. */
export function parseDraft(draft: FormDraft, basis: Basis, words: Words): Parsed {
  const errors: Partial<Record<InputName, string>> = {};
  const input: { -readonly [Part in keyof Input]: Input[Part] } = { choices: {}, numbers: {}, corners: [] };
  for (const field of askedFields(basis, draft)) {
    const { name, measure } = field;
    const typed = draft.typed[name] ?? { text: '' };
    if (isIdle(name, input.numbers)) continue;
    if (measure === 'choice') {
      input.choices = { ...input.choices, [name]: typed.text };
      continue;
    }
    const value =
      measure === 'corners' ? parseCorners(typed, words) : parseNumber(field, typed, draft.unit, words);
    if (typeof value === 'string') errors[name] = value;
    else if (typeof value === 'number') input.numbers = { ...input.numbers, [name]: value };
    else input.corners = value;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, misfits(input, draft.unit, words));
  return Object.keys(errors).length === 0 ? { ok: true, input } : { ok: false, errors };
}

/** Without openings or a curve, their measures do not matter. */
const isIdle = (name: InputName, numbers: Input['numbers']) =>
  ((name === 'openingWidth' || name === 'openingHeight') && numbers.openings === 0) ||
  (name === 'angle' && numbers.radius === 0);

/** What sentences call a length; any other is a width. */
const measureNames: Partial<Record<InputName, 'length' | 'height' | 'radius' | 'gaps'>> = {
  length: 'length',
  cutLength: 'length',
  height: 'height',
  openingHeight: 'height',
  radius: 'radius',
  gaps: 'gaps',
};
/** The sentences about numbers out of their limits. */
const limitFaults = { count: 'whole', percent: 'percent', degrees: 'degrees' } as const;

/** A number, or the sentence that says why there is none. */
function parseNumber(field: Field, typed: Typed, unit: LengthUnit, words: Words): number | string {
  const { faults } = words.texts;
  const { number, length } = formatsIn(words, unit);
  const { name, measure, least, most = 0 } = field;
  const value = readNumber(typed.text);
  if (measure === 'length') {
    const named = { measure: faults.measures[measureNames[name] ?? 'width'] };
    if (value === undefined) return fill(faults.number, named);
    const tenthMm = toTenthMm(value, typed.unit ?? unit);
    if (tenthMm <= 0 && least === undefined) return fill(faults.zero, named);
    if (tenthMm <= MAX_LENGTH) return tenthMm;
    const limit = toTenthMm(Math.floor(fromTenthMm(MAX_LENGTH, unit)), unit);
    return fill(faults.long, { ...named, limit: length(limit) });
  }
  const isFine = measure !== 'count' || Number.isInteger(value);
  if (value !== undefined && value >= (least ?? 0) && value <= most && isFine) return value;
  const fault = faults[limitFaults[measure as keyof typeof limitFaults]];
  return fill(fault, { least: number(least ?? 0), most: number(most) });
}

function parseCorners({ text, unit = 'm' }: Typed, words: Words): readonly Corner[] | string {
  const { faults } = words.texts;
  const { number } = formatsIn(words, unit);
  const pairs = text
    .split(/[,;\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split(/\s+/).map(readNumber));
  const corners = pairs.map(([x, y]): Corner => [toTenthMm(x ?? 0, unit), toTenthMm(y ?? 0, unit)]);
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(undefined))) return faults.pairs;
  if (corners.length < 3 || corners.length > MAX_CORNERS)
    return fill(faults.corners, { most: number(MAX_CORNERS) });
  if (corners.flat().some((value) => value > MAX_LENGTH)) return faults.far;
  const crossing = meetingSides(corners);
  if (crossing === undefined) return corners;
  return fill(faults.crossing, { one: number(crossing[0] + 1), other: number(crossing[1] + 1) });
}

/** What does not go together, once each field by itself is right. */
function misfits(input: Input, unit: LengthUnit, words: Words): FormErrors {
  const { faults } = words.texts;
  const { length = 0, width = 0, cutLength = 0, cutWidth = 0, openings = 0, gaps = 0 } = input.numbers;
  return {
    ...(openings > 0 && openingFaults(input, unit, words)),
    ...(cutLength > 0 && cutLength >= length && { cutLength: faults.cutLength }),
    ...(cutWidth > 0 && cutWidth >= width && { cutWidth: faults.cutWidth }),
    ...(gaps > 0 && lineOf(input) < 0 && { gaps: faults.gaps }),
  };
}

/** Openings that the wall has no room for. */
function openingFaults(input: Input, unit: LengthUnit, words: Words): FormErrors {
  const { faults, counts } = words.texts;
  const { length, count } = formatsIn(words, unit);
  const wall = wallOf(input);
  const { across, up } = openingsThatFit(wall);
  const room = across * up;
  if (room === 0)
    return {
      ...(across === 0 && { openingWidth: fill(faults.wide, { length: length(wall.length) }) }),
      ...(up === 0 && { openingHeight: fill(faults.high, { height: length(wall.height) }) }),
    };
  if (wall.openings > room) return { openings: fill(faults.room, { openings: count(room, counts.opening) }) };
  const isAllOpen = wall.openings * wall.openingWidth * wall.openingHeight === wall.length * wall.height;
  return isAllOpen ? { openings: faults.nothingLeft } : {};
}
