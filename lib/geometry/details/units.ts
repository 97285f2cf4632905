import { isHalfOf } from '../form/half-block';
import type { Form } from '../form/schema';
import type { UnitName } from './parts';

type Product = { readonly form?: Form };
type Shaped<P> = P & { readonly form: Form };

const isCored = ({ form }: Shaped<Product>) =>
  form.shape === 'extrusion' && form.laying === 'wall' && form.holes !== undefined;
const isPaver = ({ form }: Shaped<Product>) =>
  form.shape === 'extrusion' && form.laying === 'paving' && form.holes === undefined;

/**
 * Chooses the products of the details, those that are `named` before others of the range: a block with its half, the thinnest
 * and the thickest paver, of the others the first of each shape. Without named pavers, rectangular ones come first.
 */
export function detailUnits<P extends Product>(named: readonly P[], range: readonly P[]) {
  const isShaped = (product: P): product is Shaped<P> => product.form !== undefined;
  const [first, all] = [named.filter(isShaped), range.filter(isShaped)];
  const both = [...first, ...all];
  const blocks = both.filter(isCored);
  const halfOf = (whole: Shaped<P>) => blocks.find(({ form }) => isHalfOf(form, whole.form));
  const whole = blocks.find(halfOf);
  const pavers = [first, all.filter(({ form }) => 'outline' in form && form.outline === 'rectangle'), all]
    .map((list) => list.filter(isPaver).toSorted((a, b) => a.form.height - b.form.height))
    .find((list) => list.length > 0);
  const section = (name: UnitName) =>
    both.find(({ form }) => form.shape === 'profile' && form.section === name);
  const units = {
    ...{ whole, half: whole && halfOf(whole), light: pavers?.at(0), heavy: pavers?.at(-1) },
    ...{ kerb: section('kerb'), edging: section('edging') },
    ...{ channel: section('channel'), plank: section('plank') },
  } satisfies Record<UnitName, unknown>;
  return units as Partial<Record<UnitName, Shaped<P>>>;
}
