import { area } from './polygon';
import { planOf } from './outlines';
import type { Form } from './schema';
import { netVolume, solve } from './solid';
import { WALL_JOINT } from './joint';

/** Square metres in 100 square feet: a foot is exactly 304.8 mm (international foot, 1959). */
const HUNDRED_SQUARE_FEET = 9.290304;

const MM2_IN_M2 = 1e6;
const MM3_IN_LITRE = 1e6;
const MM_IN_M = 1000;

/** Laying of a product: in a wall with joints, on the ground without joints, or in a line. */
export type Laying = 'wall' | 'paving' | 'line';

/** Area covered by one piece in mm²: its face with one joint in a wall, its outline on the ground. */
export function coveredArea(form: Form, laying: 'wall' | 'paving') {
  if (laying === 'wall') return (form.length + WALL_JOINT) * (form.height + WALL_JOINT);
  if (form.shape !== 'extrusion') return form.length * form.width;
  // No neighbour fills the keys in a grid's edge, so it covers its whole rectangle.
  return form.outline === 'grid' ? form.length * form.width : area(planOf(form));
}

/** Laying of a form: profiles in one line, tiles on the ground. */
export function layingOf(form: Form): Laying {
  switch (form.shape) {
    case 'extrusion':
      return form.laying;
    case 'profile':
      return 'line';
    case 'tile':
      return 'paving';
  }
}

/** Calculates counts and volumes from the form. */
export function quantitiesOf(form: Form) {
  const laying = layingOf(form);
  const gross = grossVolume(form);
  const net = netVolume(solve(form).solid);
  const perSquareMetre = laying === 'line' ? undefined : MM2_IN_M2 / coveredArea(form, laying);
  return {
    /** Gross volume (`grossVolume`) and net volume of the concrete, in litres. */
    grossLitres: gross / MM3_IN_LITRE,
    netLitres: net / MM3_IN_LITRE,
    /** Open share of the gross volume, 0 to 1; only for pieces with openings. */
    ...(form.shape === 'extrusion' && form.holes !== undefined && { openShare: 1 - net / gross }),
    /** Pieces per metre of line, for kerbs, edging, channels and covers. */
    ...(laying === 'line' && { perMetre: MM_IN_M / form.length }),
    /** Pieces per m² and per 100 square feet (walls and paving). */
    ...(perSquareMetre !== undefined && {
      perSquareMetre,
      perHundredSquareFeet: perSquareMetre * HUNDRED_SQUARE_FEET,
    }),
  };
}

/** Volume over the covered area in mm³, openings included; for profiles and tiles, the volume of the stated sizes. */
const grossVolume = (form: Form) => coveredArea(form, 'paving') * form.height;

/** Dry density of a product's concrete in kg/m³; without a source, the company's assumption for all products. */
export type Density = { readonly value: number; readonly source?: string };

/** What a product's mass follows from. */
export type Weighed = {
  readonly form?: Form | undefined;
  readonly density?: number | undefined;
  readonly densitySource?: string | undefined;
};

const LITRES_IN_M3 = 1000;

/** Returns the product's stated density, else the company's assumed one, else undefined. */
export function densityOf(
  { density, densitySource = '' }: Weighed,
  assumed: number | undefined,
): Density | undefined {
  if (density !== undefined) return { value: density, source: densitySource };
  return assumed === undefined ? undefined : { value: assumed };
}

/**
 * Mass of one dry piece in kg, litres × kg/m³ ÷ 1,000, as everything prints and uses it: to a tenth, below 1 kg to two digits.
 * Nominal sizes and a density support no more.
 */
export function massOf(form: Form, { value }: Density) {
  const mass = (quantitiesOf(form).netLitres * value) / LITRES_IN_M3;
  return Number(mass < 1 ? mass.toPrecision(2) : mass.toFixed(1));
}
