import { WALL_JOINT } from './joint';
import { layingOf } from './quantities';
import type { Form } from './schema';

/** Whether two half blocks and a joint are as long as the whole block, with the same width and height. */
export const isHalfOf = (half: Form, whole: Form) =>
  layingOf(half) === 'wall' &&
  layingOf(whole) === 'wall' &&
  2 * half.length + WALL_JOINT === whole.length &&
  half.width === whole.width &&
  half.height === whole.height;

/** Returns the product of which a form is the half block. */
export const wholeOf = <T extends { readonly form?: Form }>(half: Form, products: readonly T[]) =>
  products.find(({ form }) => form !== undefined && isHalfOf(half, form));
