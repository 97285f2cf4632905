import { WALL_JOINT } from './joint';
import { layingOf } from './quantities';
import type { Form } from './schema';

/**
 * Whether two half blocks are as long as the whole block, with the same width and height: with a joint between them (390 and
 * 190 mm), without one (400 and 200), or between. Half bond then has half a module, or half a joint more, which the joints of
 * a course take up.
 */
export const isHalfOf = (half: Form, whole: Form) =>
  layingOf(half) === 'wall' &&
  layingOf(whole) === 'wall' &&
  2 * half.length <= whole.length &&
  2 * half.length + WALL_JOINT >= whole.length &&
  half.width === whole.width &&
  half.height === whole.height;

/** Returns the product of which a form is the half block. */
export const wholeOf = <T extends { readonly form?: Form }>(half: Form, products: readonly T[]) =>
  products.find(({ form }) => form !== undefined && isHalfOf(half, form));
