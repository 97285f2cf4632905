/**
 * Lengths are whole tenths of a millimetre: an inch (254) and a foot (3048) are whole numbers of them, so areas and counts
 * are exact up to walls of a kilometre. Areas are their products (`tenthMm2`).
 */
const TENTH_MM_PER = { mm: 10, in: 254, ft: 3_048, m: 10_000 } as const;

/** What a visitor may measure in. */
export type LengthUnit = 'ft' | 'm';

/** Whole tenths of a millimetre nearest to the value. */
export const toTenthMm = (value: number, unit: keyof typeof TENTH_MM_PER) =>
  Math.round(value * TENTH_MM_PER[unit]);

/** The inverse of `toTenthMm`. */
export const fromTenthMm = (lengthTenthMm: number, unit: keyof typeof TENTH_MM_PER) =>
  lengthTenthMm / TENTH_MM_PER[unit];

/** Square feet or square metres of an area. */
export const fromTenthMm2 = (areaTenthMm2: number, unit: LengthUnit) =>
  areaTenthMm2 / TENTH_MM_PER[unit] ** 2;

/** Rounds a number of pieces up. Sums of many products leave the last digits uncertain; a whole number stays whole. */
export const roundUp = (pieces: number) => Math.ceil(Number(pieces.toFixed(6)));
