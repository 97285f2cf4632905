import { type Counted, fill, percentIn } from '@/content/lib/fill';
import { fromTenthMm, fromTenthMm2, type LengthUnit } from '@/content/setting-out/lengths';
import type { Words } from './words';

/** A number and its unit never part at the end of a line. */
const UNIT_SPACE = '\u00a0';

/** The ways in which the calculators write figures in a language. */
export function formatsIn({ language, texts: { units } }: Words) {
  /** `1,234.5`: grouped, with at most so many decimals and no idle zeros. */
  const number = (value: number, maximumFractionDigits = 2) =>
    new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-US', { maximumFractionDigits }).format(value);

  /** A number with its unit, as on a drawing. */
  const withUnit = (value: number, unit: string, decimals = 2) =>
    `${number(value, decimals)}${UNIT_SPACE}${unit}`;

  return {
    number,
    withUnit,
    /** `1 block`, `2 blocks`. */
    count: (count: number, texts: Counted) =>
      fill(count === 1 ? texts.one : texts.other, { count: number(count) }),
    /** `12 ft` or `3.658 m`. */
    length: (lengthTenthMm: number, unit: LengthUnit) =>
      withUnit(fromTenthMm(lengthTenthMm, unit), units[unit], 3),
    /** `100 sft` or `9.29 m²`. */
    area: (areaTenthMm2: number, unit: LengthUnit) =>
      withUnit(fromTenthMm2(areaTenthMm2, unit), unit === 'ft' ? units.sft : units.sqm),
    /** `45.93 %`. */
    percent: (percent: number) => percentIn(number(percent), language),
    inches: (value: number) => withUnit(value, units.in),
    /** `27 mm`, in a sum or on a drawing. */
    millimetres: (value: number) => withUnit(value, units.mm),
  };
}

/** A size in mm by which a block is named, `100`: in Latin digits in every language, as printed on the goods. */
export const nameSize = (value: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);
