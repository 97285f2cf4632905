import { type Counted, fill, numberIn, percentIn, type Language } from '@/lib/text';
import {
  exact,
  EXACT_DECIMALS,
  fromTenthMm,
  fromTenthMm2,
  type LengthUnit,
  type Joint,
} from '@/lib/counting';
import type { CalculatorTexts } from '@/content/strings/calculator';

/** Inches in a foot. */
const INCHES = 12;

/** A foot is 0.3048 m. */
const CUBIC_FEET_IN_M3 = 1 / 0.3048 ** 3;

/** No-break space between number and unit. */
const UNIT_SPACE = '\u00a0';

/** Formats the face of a module: `16 × 8 in` with joints in whole inches, `400 × 200 mm` else. Sides in tenths of a mm. */
export function faceText(
  { length, height }: { readonly length: number; readonly height: number },
  joint: Joint,
  { number, inches, millimetres }: ReturnType<typeof formatsIn>,
) {
  return joint === 'in'
    ? `${number(fromTenthMm(length, 'in'))} × ${inches(fromTenthMm(height, 'in'))}`
    : `${number(fromTenthMm(length, 'mm'))} × ${millimetres(height)}`;
}

type FormatWords = {
  readonly language: Language;
  readonly texts: {
    /** Names of units; only those of the lengths that are formatted have to be there. */
    readonly units: Pick<CalculatorTexts['units'], 'ft' | 'in'> & Partial<CalculatorTexts['units']>;
    readonly roundedUp?: string;
  };
};

/** Returns number formats for a language; lengths and areas are formatted in the form's unit. */
export function formatsIn({ language, texts: { units, roundedUp = '' } }: FormatWords, unit: LengthUnit) {
  /** `1,234.5`: grouped, with a maximum of decimals and no trailing zeros. */
  const number = (value: number, decimals = 2) => numberIn(value, language, decimals);
  const withUnit = (value: number, name = '', decimals = 2) =>
    `${number(value, decimals)}${UNIT_SPACE}${name}`;
  const length = (tenthMm: number, decimals = 3) =>
    unit === 'ft' ? feet(tenthMm) : withUnit(fromTenthMm(tenthMm, unit), units[unit], decimals);
  /** As a tape has them: feet, and inches with two decimals. */
  const feet = (tenthMm: number) => {
    const inches = Number(fromTenthMm(tenthMm, 'in').toFixed(2));
    const rest = Number((inches % INCHES).toFixed(2));
    const whole = withUnit(Math.floor(inches / INCHES), units.ft);
    if (rest === 0) return whole;
    return inches < INCHES ? withUnit(rest, units.in) : `${whole} ${withUnit(rest, units.in)}`;
  };
  const millimetres = (tenthMm: number) => withUnit(fromTenthMm(tenthMm, 'mm'), units.mm);

  return {
    number,
    /** `23.01, rounded up`, with the decimals that show why; a whole number as it is. */
    rounded: (figure: number) => {
      const decimals =
        [2, 4].find((digits) => !Number.isInteger(Number(figure.toFixed(digits)))) ?? EXACT_DECIMALS;
      const text = number(figure, decimals);
      return Number.isInteger(exact(figure)) ? text : fill(roundedUp, { figure: text });
    },
    /** `1 block`, `2 blocks`. */
    count: (count: number, texts: Counted) =>
      fill(count === 1 ? texts.one : texts.other, { count: number(count) }),
    /** `12 ft`, `11 ft 9.73 in` or `3.658 m`. */
    length,
    /** `12 ft × 10 ft`. */
    size: (width: number, height: number) => `${length(width)} × ${length(height)}`,
    /** `100 sft` or `9.29 m²`. */
    area: (tenthMm2: number) => withUnit(fromTenthMm2(tenthMm2, unit), unit === 'ft' ? units.sft : units.sqm),
    /** `0.31 m³` or `10.95 cft`. */
    volume: (m3: number) =>
      unit === 'ft' ? withUnit(m3 * CUBIC_FEET_IN_M3, units.cft, 1) : withUnit(m3, units.cum),
    /** `45.93 %`. */
    percent: (percent: number) => percentIn(number(percent), language),
    inches: (value: number) => withUnit(value, units.in),
    /** `27 mm`, for formulas and drawings. */
    millimetres,
    /** `13.2 mm`: a joint, to a tenth of a millimetre. */
    joint: (tenthMm: number) => withUnit(fromTenthMm(tenthMm, 'mm'), units.mm, 1),
  };
}
