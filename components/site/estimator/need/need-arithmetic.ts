import type { NeedBasis } from '@/content/entities/products/form/laying';
import type { Opened } from '../wall-arithmetic';
import type { FieldName, Shape } from './need-fields';

/** In tenths of a millimetre. */
export type Corner = readonly [x: number, y: number];

/** What has been asked for, in tenths of a millimetre, whole numbers, and shares of 100. */
export type Asked = {
  readonly shape: Shape;
  readonly numbers: Readonly<Partial<Record<FieldName, number>>>;
  readonly corners: readonly Corner[];
};

export type Need = {
  /** What is covered, in tenths of a mm squared; for a line, its length in tenths of a mm. */
  readonly extent: number;
  /** Length of the edge of a paved ground, in tenths of a mm. */
  readonly edge: number;
  readonly unrounded: number;
  readonly pieces: number;
  readonly spare: number;
  readonly order: number;
  /** How many of the order are of the first and of the second colour. */
  readonly colours: readonly [number, number];
  /** The outline to be drawn; for a line, its course. */
  readonly outline: readonly Corner[];
};

const TENTHS = 10;

/** The wall that has been asked for, with its openings. */
export const openedWall = ({
  length = 0,
  height = 0,
  openings = 0,
  openingWidth = 0,
  openingHeight = 0,
}: Asked['numbers']): Opened => ({
  lengthTenthMm: length,
  heightTenthMm: height,
  openingCount: openings,
  openingWidthTenthMm: openingWidth,
  openingHeightTenthMm: openingHeight,
});

/** The corners of what is to be built or laid, from the lower left. */
function outlineOf({ shape, numbers, corners }: Asked): readonly Corner[] {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const up = Math.max(width, height);
  if (shape === 'free') return corners;
  if (shape === 'rectangle')
    return [
      [0, 0],
      [length, 0],
      [length, up],
      [0, up],
    ];
  return [
    [0, 0],
    [length, 0],
    [length, up - cutWidth],
    [length - cutLength, up - cutWidth],
    [length - cutLength, up],
    [0, up],
  ];
}

const sidesOf = (corners: readonly Corner[]) =>
  corners.map((from, index): readonly [Corner, Corner] => [
    from,
    corners[(index + 1) % corners.length] ?? from,
  ]);

/** Area by the shoelace formula. */
const areaOf = (corners: readonly Corner[]) =>
  Math.abs(sidesOf(corners).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0)) / 2;

const edgeOf = (corners: readonly Corner[]) =>
  sidesOf(corners).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

/** The first two sides that meet though they are no neighbours, by their numbers; undefined for a simple outline. */
export function crossingOf(corners: readonly Corner[]): readonly [number, number] | undefined {
  const sides = sidesOf(corners);
  for (const [one, side] of sides.entries()) {
    for (const [other, rival] of sides.entries()) {
      const isNeighbour = other - one < 2 || (one === 0 && other === sides.length - 1);
      if (!isNeighbour && doMeet(side, rival)) return [one, other];
    }
  }
  return undefined;
}

/** Whether two segments share a point; touching counts. */
function doMeet([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]) {
  const turn = (p: Corner, q: Corner, r: Corner) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const isWithin = (p: Corner, q: Corner, r: Corner) =>
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1]);
  const [first, second, third, fourth] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (first !== second && third !== fourth) return true;
  return (
    (first === 0 && isWithin(a, b, c)) ||
    (second === 0 && isWithin(a, b, d)) ||
    (third === 0 && isWithin(c, d, a)) ||
    (fourth === 0 && isWithin(c, d, b))
  );
}

/** How many pieces are needed, and how many to order with the allowance. */
export function needOf(asked: Asked, basis: NeedBasis): Need {
  const { numbers } = asked;
  const outline = outlineOf(asked);
  const extent = extentOf(asked, basis, outline);
  const unrounded = extent / coveredBy(basis);
  // Sums of many products leave the last digit uncertain; a whole number of pieces stays whole.
  const pieces = Math.ceil(Number(unrounded.toFixed(6)));
  const spare = Math.ceil(Number(((pieces * (numbers.loss ?? 0)) / 100).toFixed(6)));
  const order = pieces + spare;
  const second = Math.round((order * (numbers.second ?? 0)) / 100);
  return {
    extent,
    edge: basis.kind === 'paving' ? edgeOf(outline) : 0,
    unrounded,
    pieces,
    spare,
    order,
    colours: [order - second, second],
    outline,
  };
}

function extentOf({ numbers }: Asked, basis: NeedBasis, outline: readonly Corner[]) {
  const { length = 0, openings = 0, openingWidth = 0, openingHeight = 0 } = numbers;
  const { radius = 0, angle = 0, gaps = 0 } = numbers;
  switch (basis.kind) {
    case 'wall':
      return areaOf(outline) - openings * openingWidth * openingHeight;
    case 'paving':
      return areaOf(outline);
    case 'line':
      return Math.max(0, length + (radius * angle * Math.PI) / 180 - gaps);
  }
}

/** What one piece covers with its joint, in the units of `extentOf`. */
function coveredBy(basis: NeedBasis) {
  switch (basis.kind) {
    case 'wall':
      return (basis.length + basis.joint) * (basis.height + basis.joint) * TENTHS ** 2;
    case 'paving':
      return basis.cover * TENTHS ** 2;
    case 'line':
      return basis.length * TENTHS;
  }
}
