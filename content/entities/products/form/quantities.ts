import { area } from './polygon';
import { planOf } from './outlines';
import type { Form } from './schema';
import { netVolume, solve } from './solid';
import { WALL_JOINT } from '../../../setting-out/walls';

/** One foot is 304.8 mm exactly (international foot, 1959), so 100 square feet are 9.290304 m². */
const HUNDRED_SQUARE_FEET = 9.290304;

const MM2_IN_M2 = 1e6;
const MM3_IN_LITRE = 1e6;
const MM_IN_M = 1000;

/** How a product is laid: in a wall with joints, on the ground without, or in a line. */
export type Laying = 'wall' | 'paving' | 'line';

export type Quantities = {
  /** Gross volume, of the box around the module, and net volume of the concrete, in litres. */
  readonly grossLitres: number;
  readonly netLitres: number;
  /** Share of the gross volume that is open, 0 to 1; only of pieces with openings. */
  readonly openShare?: number;
  /** Pieces for each m² and for each 100 square feet (walls and paving). */
  readonly perSquareMetre?: number;
  readonly perHundredSquareFeet?: number;
  /** Pieces for each metre of line (kerbs, edging, channels). */
  readonly perMetre?: number;
};

/** What one piece covers: its face with one joint in a wall (mm²), its outline on the ground. */
export function coveredArea(form: Form, laying: 'wall' | 'paving') {
  if (laying === 'wall') return (form.length + WALL_JOINT) * (form.height + WALL_JOINT);
  if (form.shape !== 'extrusion') return form.length * form.width;
  // Keys cut into the edge are filled by no neighbour: a grid covers its whole square.
  return form.outline === 'grid' ? form.length * form.width : area(planOf(form));
}

/** How products of a form are laid: sections run in a line, tiles lie on the ground. */
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

/** Counts and volumes that follow from the form alone. */
export function quantitiesOf(form: Form): Quantities {
  const laying = layingOf(form);
  const gross = grossVolume(form);
  const net = netVolume(solve(form).solid);
  const volumes = {
    grossLitres: gross / MM3_IN_LITRE,
    netLitres: net / MM3_IN_LITRE,
    ...(form.shape === 'extrusion' && form.holes !== undefined && { openShare: 1 - net / gross }),
  };
  if (laying === 'line') return { ...volumes, perMetre: MM_IN_M / form.length };
  const perSquareMetre = MM2_IN_M2 / coveredArea(form, laying);
  return {
    ...volumes,
    perSquareMetre,
    perHundredSquareFeet: perSquareMetre * HUNDRED_SQUARE_FEET,
  };
}

/** Volume of what the piece covers, without its holes, in mm³; for sections and tiles, of the box of the stated sizes. */
const grossVolume = (form: Form) => coveredArea(form, 'paving') * form.height;

/** Dry density of a product's concrete in kg/m³; one without a source is the company's assumption for all products. */
export type Density = { readonly value: number; readonly source?: string };

type Weighed = {
  readonly form?: Form | undefined;
  readonly density?: number | undefined;
  readonly densitySource?: string | undefined;
};

const LITRES_IN_M3 = 1000;

/** The density that a product states, else the assumed one of the company; undefined where there is neither. */
export function densityOf(
  { density, densitySource = '' }: Weighed,
  assumed: number | undefined,
): Density | undefined {
  if (density !== undefined) return { value: density, source: densitySource };
  return assumed === undefined ? undefined : { value: assumed };
}

/** Mass of one dry piece in kg: litres × kg/m³ ÷ 1,000. */
export const massOf = (form: Form, { value }: Density) =>
  (quantitiesOf(form).netLitres * value) / LITRES_IN_M3;

/** What the visitor's list has to know of a product's mass: kg of one piece, and whether the density is assumed. */
export function listedMass(product: Weighed, assumed: number | undefined) {
  const density = densityOf(product, assumed);
  if (density === undefined || product.form === undefined) return {};
  const mass = Math.round(massOf(product.form, density) * 100) / 100;
  return { mass, ...(density.source === undefined && { isAssumed: true }) };
}
