import { roundUp } from './lengths';
import { WALL_JOINT } from '../geometry';

/** What pieces are laid in, with the measures that its volume follows from. Lengths in mm. */
export type Bed =
  | {
      readonly kind: 'wall';
      readonly thickness: number;
      /** Height of a piece, without its joint. */
      readonly height: number;
      /** Gross volume of a piece in litres, and pieces per m² of a wall that is one piece thick. */
      readonly litres: number;
      readonly perSquareMetre: number;
      /** Share of the volume that is open, and of the thickness that both face shells have, of blocks alone. */
      readonly openShare?: number;
      readonly shellShare?: number;
    }
  | { readonly kind: 'mortar' }
  | { readonly kind: 'sand' }
  | { readonly kind: 'concrete'; readonly width: number };

/** Names of the assumptions, which are fields with a preset. */
export type AssumptionName =
  | 'bed'
  | 'mix'
  | 'dry'
  | 'lost'
  | 'filled'
  | 'holes'
  | 'plaster'
  | 'depth'
  | 'beside'
  | 'haunch';
export type Assumptions = Readonly<Partial<Record<AssumptionName, number>>>;

/** An assumption: its preset, its limit, and its unit or its options. */
export type Assumption = {
  readonly name: AssumptionName;
  readonly start: number;
  readonly max: number;
  readonly unit?: '%' | 'mm';
  readonly options?: readonly number[];
};

const assume = (name: AssumptionName, start: number, max: number, unit: '%' | 'mm'): Assumption => ({
  name,
  start,
  max,
  unit,
});
const choose = (name: AssumptionName, start: number, options: readonly number[]): Assumption => ({
  name,
  start,
  max: Math.max(...options),
  options,
});

const mixed = [choose('mix', 4, [4, 5, 6]), assume('dry', 33, 100, '%'), assume('lost', 15, 100, '%')];

/** Mortar on the face shells alone, or on the whole bed. */
export const beds = { shells: 0, full: 1 } as const;

/** Returns the assumptions of a bed in form order. */
export function assumptionsOf(bed: Bed, isWeighed: boolean): readonly Assumption[] {
  switch (bed.kind) {
    case 'wall':
      return [
        ...(bed.shellShare === undefined ? [] : [choose('bed', beds.full, [beds.full, beds.shells])]),
        ...mixed,
        ...(bed.openShare === undefined ? [] : [openingsOf(bed)]),
        ...(isWeighed ? [assume('plaster', 0, 50, 'mm')] : []),
      ];
    case 'mortar':
      return [assume('depth', 25, 100, 'mm'), ...mixed];
    case 'sand':
      return [assume('depth', 30, 200, 'mm'), assume('lost', 15, 100, '%')];
    case 'concrete':
      return [
        assume('depth', 100, 500, 'mm'),
        assume('beside', 100, 500, 'mm'),
        assume('haunch', 100, 500, 'mm'),
      ];
  }
}

/** Openings of blocks are filled with concrete on purpose; holes of bricks take mortar of the bed, assumed to be half full. */
const openingsOf = ({ shellShare }: Extract<Bed, { kind: 'wall' }>) =>
  shellShare === undefined ? assume('holes', 50, 100, '%') : assume('filled', 0, 100, '%');

const LITRES_IN_M3 = 1000;
const MM_IN_M = 1000;
const NEWTONS_IN_KN = 1000;
const PERCENT = 100;
/** Loose cement in kg per m³, and kg in a bag: 50 kg are 1.23 cubic feet. */
export const CEMENT = { density: 1440, bag: 50 } as const;
/** Densities in kg/m³ that dead loads are counted with: mortar and plaster, filling. */
export const DENSITIES = { mortar: 2000, filling: 2300 } as const;
/** Acceleration of gravity in m/s². */
export const GRAVITY = 9.81;

/** What is built of a wall (`setOutWall`): area in m², pieces in it, leaves, and height from course to course in mm. */
export type Built = Readonly<Record<'area' | 'pieces' | 'leaves' | 'course', number>>;

/** A square metre of a wall that is one piece thick, with joints of 10 mm. */
export const squareMetreOf = ({ perSquareMetre, height }: Extract<Bed, { kind: 'wall' }>): Built => ({
  area: 1,
  pieces: perSquareMetre,
  leaves: 1,
  course: height + WALL_JOINT,
});

/**
 * Mortar of a wall: its volume less that of the pieces, over the whole bed or the face shells alone, and in holes of bricks;
 * cement and sand; filling of the openings, and of the bed between them where that has no mortar. Volumes in m³, thickness in mm,
 * load in kN/m² where the mass of a piece is known.
 * @param mass of a piece in kg
 */
export function wallMaterials(
  bed: Extract<Bed, { kind: 'wall' }>,
  { bed: laid = beds.full, filled = 0, holes = 0, plaster = 0, ...mix }: Assumptions,
  { area, pieces, leaves, course }: Built,
  mass?: number,
) {
  const thickness = leaves * bed.thickness + (leaves - 1) * WALL_JOINT;
  const joints = (area * thickness) / MM_IN_M - (pieces * bed.litres) / LITRES_IN_M3;
  const open = ((pieces * bed.litres) / LITRES_IN_M3) * (bed.openShare ?? 0);
  const inHoles = open * (holes / PERCENT);
  const inWall = joints * (laid === beds.full ? 1 : (bed.shellShare ?? 1)) + inHoles;
  const filling = open * (filled / PERCENT) * (laid === beds.full ? 1 : course / bed.height);
  const plastered = (area * plaster) / MM_IN_M;
  const load =
    mass === undefined || area === 0
      ? undefined
      : (pieces * mass + (inWall + plastered) * DENSITIES.mortar + filling * DENSITIES.filling) / area;
  return {
    ...mortarOf(inWall, mix),
    inHoles,
    thickness,
    filling,
    ...(load !== undefined && { deadLoad: (load * GRAVITY) / NEWTONS_IN_KN }),
  };
}

/** Mortar in m³ with what is lost; its cement and sand by parts of volume, with what they shrink when they are mixed. */
function mortarOf(volume: number, { mix = 4, dry = 0, lost = 0 }: Assumptions) {
  const mortar = volume * (1 + lost / PERCENT);
  const loose = mortar * (1 + dry / PERCENT);
  return {
    mortar,
    cementBags: roundUp((loose / (1 + mix)) * (CEMENT.density / CEMENT.bag)),
    sand: (loose * mix) / (1 + mix),
  };
}

/** Mortar, cement and sand under an area in m². */
export const beddingMortar = (area: number, assumed: Assumptions) =>
  mortarOf((area * (assumed.depth ?? 0)) / MM_IN_M, assumed);

/** Sand in m³ under an area in m². */
export const beddingSand = (area: number, { depth = 0, lost = 0 }: Assumptions) =>
  ((area * depth) / MM_IN_M) * (1 + lost / PERCENT);

/** Concrete in m³ under and beside a line in m: a bed as wide as the piece and a strip on both sides, and a haunch on one. */
export const beddingConcrete = (
  line: number,
  width: number,
  { depth = 0, beside = 0, haunch = 0 }: Assumptions,
) => (line * (depth * (width + 2 * beside) + beside * haunch)) / MM_IN_M ** 2;
