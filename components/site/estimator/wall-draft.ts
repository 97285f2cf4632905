import { fromTenthMm, openingsThatFit, toTenthMm, type LengthUnit, type Wall } from './wall-arithmetic';
import { fill, latinDigits } from '@/content/lib/fill';
import { formatsIn } from './wall-format';
import type { EstimatorWords } from './words';

/** A length as it was typed. It keeps its own unit, so that switching units shows it anew and never changes it. */
export type TypedLength = { readonly text: string; readonly unit: LengthUnit };

/** The form as it stands, good or bad. */
export type WallDraft = {
  readonly unit: LengthUnit;
  readonly length: TypedLength;
  readonly height: TypedLength;
  readonly openings: string;
  readonly openingWidth: TypedLength;
  readonly openingHeight: TypedLength;
  readonly brick: number;
  readonly block: number;
  readonly waste: string;
};

type DraftField = 'length' | 'height' | 'openings' | 'openingWidth' | 'openingHeight' | 'waste';

/** A sentence for each field that cannot be used. */
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

type ReadDraft =
  { readonly ok: true; readonly wall: Wall } | { readonly ok: false; readonly errors: DraftErrors };

/** One kilometre: beyond it sums of areas would no longer be exact, and nobody builds in one piece. */
const MAX_LENGTH_M = 1_000;
const MAX_OPENINGS = 999;
const MAX_WASTE_PERCENT = 50;

const feet = (text: string): TypedLength => ({ text, unit: 'ft' });

/** 100 sft of wall once its window is taken off: the worked example, and what the form starts with. */
export const exampleDraft: WallDraft = {
  unit: 'ft',
  length: feet('12'),
  height: feet('10'),
  openings: '1',
  openingWidth: feet('5'),
  openingHeight: feet('4'),
  brick: 5,
  block: 100,
  waste: '5',
};

/** A plain decimal number in Latin or Bangla digits; undefined for anything else. */
export function readNumber(text: string) {
  const latin = latinDigits(text.trim());
  return /^(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : undefined;
}

/** What the field shows: the text as typed, or the same length in the other unit, to a thousandth. */
export function lengthShown({ text, unit }: TypedLength, shownUnit: LengthUnit) {
  const value = readNumber(text);
  if (unit === shownUnit || value === undefined) return text;
  return String(Number(fromTenthMm(toTenthMm(value, unit), shownUnit).toFixed(3)));
}

/** Turns the form into a wall, or says in a sentence for each field why it cannot. */
export function readDraft(draft: WallDraft, words: EstimatorWords): ReadDraft {
  const { faults, units } = words.texts;
  const { number, withUnit } = formatsIn(words);
  const errors: Partial<Record<DraftField, string>> = {};

  const readLength = (field: 'length' | 'height' | 'openingWidth' | 'openingHeight') => {
    const { text, unit } = draft[field];
    const value = readNumber(text);
    const max = toTenthMm(MAX_LENGTH_M, 'm');
    const tenthMm = value === undefined ? 0 : toTenthMm(value, unit);
    if (value === undefined) errors[field] = faults.number[field];
    else if (tenthMm <= 0) errors[field] = faults.zero[field];
    else if (tenthMm > max) {
      const limit = withUnit(Math.floor(fromTenthMm(max, draft.unit)), units[draft.unit], 0);
      errors[field] = fill(faults.long[field], { limit });
    }
    return tenthMm;
  };

  const readBetween = (
    field: 'openings' | 'waste',
    max: number,
    sentence: string,
    isFine = (_: number) => true,
  ) => {
    const value = readNumber(draft[field]);
    if (value !== undefined && value <= max && isFine(value)) return value;
    errors[field] = sentence;
    return 0;
  };

  const openingCount = readBetween(
    'openings',
    MAX_OPENINGS,
    fill(faults.openings, { most: number(MAX_OPENINGS) }),
    Number.isInteger,
  );
  // Without openings their size does not matter, so it is not asked to be right.
  const hasOpenings = openingCount > 0 || errors.openings !== undefined;
  const wall: Wall = {
    lengthTenthMm: readLength('length'),
    heightTenthMm: readLength('height'),
    openingCount,
    openingWidthTenthMm: hasOpenings ? readLength('openingWidth') : 0,
    openingHeightTenthMm: hasOpenings ? readLength('openingHeight') : 0,
    brickThicknessIn: draft.brick,
    blockThicknessMm: draft.block,
    wasteBasisPoints: Math.round(
      readBetween('waste', MAX_WASTE_PERCENT, fill(faults.waste, { most: number(MAX_WASTE_PERCENT) })) * 100,
    ),
  };

  if (Object.keys(errors).length === 0 && openingCount > 0)
    Object.assign(errors, misfits(wall, draft.unit, words));
  return Object.keys(errors).length === 0 ? { ok: true, wall } : { ok: false, errors };
}

/** Openings that the wall has no room for. */
function misfits(wall: Wall, unit: LengthUnit, words: EstimatorWords): DraftErrors {
  const { faults, counts } = words.texts;
  const { length, count } = formatsIn(words);
  const { across, up } = openingsThatFit(wall);
  const errors: Partial<Record<DraftField, string>> = {};
  if (across === 0) {
    errors.openingWidth = fill(faults.wide, { length: length(wall.lengthTenthMm, unit) });
  }
  if (up === 0) {
    errors.openingHeight = fill(faults.high, { height: length(wall.heightTenthMm, unit) });
  }
  if (across === 0 || up === 0) return errors;

  const room = across * up;
  if (wall.openingCount > room) {
    return { openings: fill(faults.room, { openings: count(room, counts.opening) }) };
  }
  const openingsTenthMm2 = wall.openingCount * wall.openingWidthTenthMm * wall.openingHeightTenthMm;
  return openingsTenthMm2 === wall.lengthTenthMm * wall.heightTenthMm ? { openings: faults.nothingLeft } : {};
}
