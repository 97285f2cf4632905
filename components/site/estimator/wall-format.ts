import { fromTenthMm, fromTenthMm2, type LengthUnit } from './wall-arithmetic';

/** A number and its unit never part at the end of a line. */
const UNIT_SPACE = '\u00a0';
const AREA_UNITS = { ft: 'sft', m: 'm²' } as const;

/** `1,234.5`: grouped, with at most so many decimals and no idle zeros. */
export const formatNumber = (value: number, maximumFractionDigits = 2) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits }).format(value);

/** `1 block`, `2 blocks`. */
export const formatCount = (count: number, thing: string) =>
  `${formatNumber(count)} ${count === 1 ? thing : `${thing}s`}`;

/** A number with its unit, as on a drawing. */
export const withUnit = (value: number, unit: string, decimals = 2) =>
  `${formatNumber(value, decimals)}${UNIT_SPACE}${unit}`;

/** `12 ft` or `3.658 m`. */
export const formatLength = (lengthTenthMm: number, unit: LengthUnit) =>
  withUnit(fromTenthMm(lengthTenthMm, unit), unit, 3);

/** `100 sft` or `9.29 m²`. */
export const formatArea = (areaTenthMm2: number, unit: LengthUnit) =>
  withUnit(fromTenthMm2(areaTenthMm2, unit), AREA_UNITS[unit]);

/** `45.93 %`. */
export const formatPercent = (percent: number) => withUnit(percent, '%');
