/** Lengths are integers of 0.1 mm (an inch is 254), exact up to walls of a kilometre; areas are `tenthMm2`. */
const TENTH_MM_PER = { mm: 10, cm: 100, in: 254, ft: 3_048, m: 10_000 } as const;

/** Units of measurement for visitors. */
export type LengthUnit = 'ft' | 'm';

/** Rounds a value to integer tenths of a millimetre. */
export const toTenthMm = (value: number, unit: keyof typeof TENTH_MM_PER) =>
  Math.round(value * TENTH_MM_PER[unit]);

/** Inverse of `toTenthMm`. */
export const fromTenthMm = (lengthTenthMm: number, unit: keyof typeof TENTH_MM_PER) =>
  lengthTenthMm / TENTH_MM_PER[unit];

/** Converts an area to square feet or square metres. */
export const fromTenthMm2 = (areaTenthMm2: number, unit: LengthUnit) =>
  areaTenthMm2 / TENTH_MM_PER[unit] ** 2;

/** Decimals of a number of pieces that are not floating-point errors. */
export const EXACT_DECIMALS = 6;

/** Removes floating-point errors from a number of pieces, so that rounding adds or drops none. */
export const exact = (pieces: number) => Number(pieces.toFixed(EXACT_DECIMALS));

/** Rounds a number of pieces up. */
export const roundUp = (pieces: number) => Math.ceil(exact(pieces));

/** Pieces of one product: to lay, spare for breakage, and their sum. */
export type Order = { readonly pieces: number; readonly spare: number; readonly order: number };

/** Adds an allowance in percent to the pieces to lay, rounded up. */
export function orderOf(pieces: number, percent: number): Order {
  const spare = roundUp((pieces * percent) / 100);
  return { pieces, spare, order: pieces + spare };
}
