import { layingOf, quantitiesOf } from '../geometry';
import { isPlank, type Measured, type Offered, wallBasisOf, type WallBasis } from './basis';
import { orderOf, roundUp, toTenthMm } from './lengths';
import { type Load, totalLoad, TRUCKS } from './loads';
import {
  bricksFor,
  facesIn,
  firstModule,
  type Joint,
  moduleOf,
  type PieceFace,
  setOutWall,
  WALL_ALLOWANCE,
} from './walls';

/** A wall by its length and height in feet. */
export type WallInFeet = readonly [length: number, height: number];

/** The wall of which pages say how many pieces it takes. */
export const EXAMPLE_WALL: WallInFeet = [10, 10];
/** The line of which pages say how many pieces it takes, in feet. */
export const EXAMPLE_LINE = 100;

/** Pieces of a face in 100 square feet of wall, by its first module or with the joint named; not rounded. */
export function inHundredSquareFeet(face: PieceFace, joint?: Joint) {
  const { length, height } = joint ? moduleOf(face, joint) : firstModule(face);
  return toTenthMm(10, 'ft') ** 2 / (length * height);
}

/** How many pieces of a product an example takes: to lay, rounded up. */
export type Example = {
  /** `row`: each row of planks between posts. */
  readonly kind: 'wall' | 'brickWall' | 'ground' | 'line' | 'row';
  readonly pieces: number;
  /** Of a wall of bricks, in inches. */
  readonly thicknessIn?: number;
  /** Pieces for 100 square feet; absent for lines. */
  readonly hundredSquareFeet?: number;
};

/**
 * Counts the pieces of a product in the example of its kind: `EXAMPLE_WALL`, 100 square feet of ground, or `EXAMPLE_LINE`.
 * Undefined for a half block, which closes the wall of another.
 */
export function exampleOf(product: Measured, among: readonly Offered[]): Example | undefined {
  const { form, id } = product;
  const wall = wallBasisOf(product, among);
  if (wall?.sold?.half === id) return undefined;
  if (wall !== undefined) {
    const { face, thicknessesIn } = wall;
    const [thicknessIn] = thicknessesIn;
    return {
      kind: thicknessIn === undefined ? 'wall' : 'brickWall',
      pieces: inWall(EXAMPLE_WALL, face).pieces,
      hundredSquareFeet: roundUp(inHundredSquareFeet(face)),
      ...(thicknessIn !== undefined && { thicknessIn }),
    };
  }
  if (layingOf(form) === 'line') {
    const pieces = roundUp(toTenthMm(EXAMPLE_LINE, 'ft') / toTenthMm(form.length, 'mm'));
    return { kind: isPlank(form) ? 'row' : 'line', pieces };
  }
  const pieces = roundUp(quantitiesOf(form).perHundredSquareFeet ?? 0);
  return { kind: 'ground', pieces, hundredSquareFeet: pieces };
}

const tenths = ([length, height]: WallInFeet) => ({
  length: toTenthMm(length, 'ft'),
  height: toTenthMm(height, 'ft'),
});

const inWall = (wall: WallInFeet, face: PieceFace) =>
  setOutWall({ ...tenths(wall), openings: [] }, firstModule(face));

/**
 * Counts a wall without openings as the calculators do: pieces to lay and to order, the bricks that they replace, and the
 * weight of the order with the smallest truck that takes it at once; of a larger order, loads of the largest truck.
 */
export function wholeWall(wall: WallInFeet, { face, replaced }: WallBasis, load: Load) {
  const { length, height } = tenths(wall);
  const { pieces, courses } = inWall(wall, face);
  const order = orderOf(pieces, WALL_ALLOWANCE);
  const total = totalLoad([{ ...load, count: order.order }]);
  const once = total?.trucks.indexOf(1) ?? -1;
  const truck = once < 0 ? TRUCKS.length - 1 : once;
  return {
    ...order,
    // Each piece gives two for the top course, which counts as half.
    ...(courses.cut?.each === 2 && { isHalved: true }),
    ...(replaced && { bricks: bricksFor(facesIn(length * height, face), replaced) }),
    ...(total && {
      kilograms: total.kilograms,
      truck: { tonnes: TRUCKS[truck] ?? NaN, loads: total.trucks[truck] ?? NaN },
    }),
  };
}
