import { densityOf, massOf, type Weighed } from '../geometry';
import { exact, roundUp } from './lengths';

/** What trucks carry, in tonnes. */
export const TRUCKS = [3, 5, 10] as const;

/** Most that one person lifts, and two, in kg. */
const LIFTED = { one: 25, two: 50 } as const;

/** Returns how a piece of a mass in kg is lifted, and the limit that it exceeds; undefined for what one person lifts. */
export function liftOf(mass: number) {
  if (mass > LIFTED.two) return { by: 'machine', limit: LIFTED.two } as const;
  return mass > LIFTED.one ? ({ by: 'lift', limit: LIFTED.one } as const) : undefined;
}

/** Mass of one dry piece in kg, whether its density is assumed, and how the product is sold; each only where it is known. */
export type Load = {
  readonly mass?: number;
  readonly isAssumed?: boolean;
  readonly supply?: {
    readonly perPallet?: number | undefined;
    /** Of a full pallet, in kg. */
    readonly palletMass?: number | undefined;
    readonly leastOrder?: number | undefined;
  };
};

export type Loaded = Load & { readonly count: number };

/** Counts the pallets for so many pieces: the full ones, and the pieces on one more. */
export const palletsOf = (count: number, size: number) => ({
  pallets: Math.ceil(count / size),
  full: Math.floor(count / size),
  rest: count % size,
});

/** Whole pieces of a mass in kg that a truck carries. */
export const piecesOnTruck = (tonnes: number, mass: number) => Math.floor(exact((tonnes * 1000) / mass));

/** Mass of one piece with its share of a pallet, in kg; NaN unless the mass of a full pallet is stated. */
const massOnPallet = ({ supply: { palletMass = NaN, perPallet = NaN } = {} }: Load) => palletMass / perPallet;

/** Sums up masses in kg, with pallets where theirs are stated, and trucks of each size. Undefined if any mass is unknown. */
export function totalLoad(items: readonly Loaded[]) {
  const masses = items.map((item) => {
    const [onPallet, mass = NaN] = [massOnPallet(item), item.mass];
    const isOnPallet = !Number.isNaN(onPallet);
    return { ...item, isOnPallet, mass: isOnPallet ? onPallet : mass };
  });
  const kilograms = masses.reduce((sum, { count, mass }) => sum + count * mass, 0);
  if (items.length === 0 || Number.isNaN(kilograms)) return undefined;
  return {
    kilograms,
    hasPallets: masses.some(({ isOnPallet }) => isOnPallet),
    isAssumed: masses.some(({ isOnPallet, isAssumed = false }) => isAssumed && !isOnPallet),
    /** For each of `TRUCKS`; infinite for a piece that is too heavy. */
    trucks: TRUCKS.map((tonnes) => {
      const loads = masses.map(({ count, mass }) => count / piecesOnTruck(tonnes, mass));
      return roundUp(loads.reduce((sum, load) => sum + load, 0));
    }),
  };
}

/** Returns the mass of one piece in kg, whether its density is assumed, and how the product is sold, where known. */
export function loadOf(
  { form, density: stated, supply }: Pick<Weighed, 'form' | 'density'> & Pick<Load, 'supply'>,
  assumed: number | undefined,
): Load {
  const sold = supply === undefined ? {} : { supply };
  const density = densityOf({ density: stated }, assumed);
  if (density === undefined || form === undefined) return sold;
  return {
    mass: massOf(form, density),
    ...(stated === undefined && { isAssumed: true }),
    ...sold,
  };
}
