import type { Basis } from '@/lib/counting';
import { comparisonCalculator } from './comparison';
import type { Calculator } from './kind';
import { lineCalculator } from './line';
import { pavingCalculator } from './paving';
import { planksCalculator } from './planks';
import { wallCalculator } from './wall';

export type { Calculation, Calculator, OrderLine } from './kind';

type Kind = Basis['kind'];
type BasisOf<Name extends Kind> = Extract<Basis, { readonly kind: Name }>;

const calculators: { readonly [Name in Kind]: (basis: BasisOf<Name>) => Calculator } = {
  comparison: comparisonCalculator,
  wall: wallCalculator,
  paving: pavingCalculator,
  line: lineCalculator,
  planks: planksCalculator,
};

/** Returns the calculator of a basis. The only place that asks for its kind. */
export const calculatorOf = <Name extends Kind>(basis: { readonly kind: Name } & BasisOf<Name>): Calculator =>
  calculators[basis.kind](basis);
