import { lengthsIn, MM_PER_INCH, sizeInInches, sizeInMm } from '../../text';
import type { Form } from './schema';

const units = {
  mm: { mm: 1, write: sizeInMm },
  inch: { mm: MM_PER_INCH, write: sizeInInches },
} as const;

/** A stated size with the form's lengths, for an unreadable text all three; null where it agrees with them. */
export function correctedSize(text: string, form: Form, unit: keyof typeof units): string | null {
  const stated = lengthsIn(text);
  const nearest = orderIn(text, form, unit).map((measure) => form[measure] / units[unit].mm);
  if (stated.length > 0 && stated.every((range, at) => isRounded(range, nearest[at]))) return null;
  const lengths = nearest
    .slice(0, stated.length || nearest.length)
    .map((length, at) => (isRounded(stated[at], length) ? stated[at] : Number(length.toFixed(1))));
  return units[unit].write(lengths.join(' × '));
}

/** Measures of a form in the order of a stated size. */
export function orderIn(text: string, form: Form, unit: keyof typeof units) {
  const stated = lengthsIn(text);
  const excessIn = (order: readonly Measure[]) =>
    stated.reduce((sum, range, at) => {
      const measure = order[at];
      return sum + (measure === undefined ? Infinity : excessOf(range, form[measure] / units[unit].mm));
    }, 0);
  return ORDERS.reduce((best, other) => (excessIn(other) < excessIn(best) ? other : best));
}

export type Measure = 'length' | 'width' | 'height';

/** Orders of measures: kerbs state height before width, blocks do not, so all are possible. */
const ORDERS: readonly (readonly Measure[])[] = [
  ['length', 'width', 'height'],
  ['length', 'height', 'width'],
  ['width', 'length', 'height'],
  ['width', 'height', 'length'],
  ['height', 'length', 'width'],
  ['height', 'width', 'length'],
];

/** Distance of a length from a stated number or range; 0 inside. */
function excessOf(range: string, length: number) {
  const ends = range.split('–').map(Number);
  return Math.max(0, Math.min(...ends) - length, length - Math.max(...ends));
}

function isRounded(range = '', length = Infinity) {
  const digits = /\.(\d+)$/.exec(range)?.[1]?.length ?? 0;
  return excessOf(range, length) <= 0.5 * 10 ** -digits + 1e-9;
}
