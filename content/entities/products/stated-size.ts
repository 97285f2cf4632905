import { lengthsIn, MM_PER_INCH, sizeInInches, sizeInMm } from '../../lib/size-text';
import type { Form } from './form/schema';

const units = {
  mm: { mm: 1, write: sizeInMm },
  inch: { mm: MM_PER_INCH, write: sizeInInches },
} as const;

/**
 * The size that a text in mm or inches should state beside a form, its lengths in the order of the text; null where it
 * agrees. It agrees when each of its lengths is another one of the form's, rounded to as many digits, or states none.
 */
export function correctedSize(text: string, form: Form, unit: keyof typeof units): string | null {
  const stated = lengthsIn(text);
  const nearest = orderIn(text, form, unit).map((measure) => form[measure] / units[unit].mm);
  if (stated.every((range, at) => isRounded(range, nearest[at]))) return null;
  const lengths = nearest
    .slice(0, stated.length)
    .map((length, at) => (isRounded(stated[at], length) ? stated[at] : Number(length.toFixed(1))));
  return units[unit].write(lengths.join(' × '));
}

/** The measures of a form in the order in which a text states them. */
export function orderIn(text: string, form: Form, unit: keyof typeof units) {
  const stated = lengthsIn(text);
  const excessIn = (order: readonly Measure[]) =>
    sumOf(stated.map((range, at) => excessOf(range, lengthAt(order[at], form) / units[unit].mm)));
  return ORDERS.reduce((best, other) => (excessIn(other) < excessIn(best) ? other : best));
}

export type Measure = 'length' | 'width' | 'height';

const lengthAt = (measure: Measure | undefined, form: Form) =>
  measure === undefined ? Infinity : form[measure];

/** A kerb is stated with its height before its width, a block is not: every order is meant. */
const ORDERS: readonly (readonly Measure[])[] = [
  ['length', 'width', 'height'],
  ['length', 'height', 'width'],
  ['width', 'length', 'height'],
  ['width', 'height', 'length'],
  ['height', 'length', 'width'],
  ['height', 'width', 'length'],
];

/** How far a length is outside of a stated number or range; a fourth number has none. */
function excessOf(range: string, length: number) {
  const ends = range.split('–').map(Number);
  return Math.max(0, Math.min(...ends) - length, length - Math.max(...ends));
}

function isRounded(range = '', length = Infinity) {
  const digits = /\.(\d+)$/.exec(range)?.[1]?.length ?? 0;
  return excessOf(range, length) <= 0.5 * 10 ** -digits + 1e-9;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
