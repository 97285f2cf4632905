import { type Box, boxOf, type Point, pointAt, type Polygon } from '../geometry';
import { exact } from './lengths';
import { rowStart, type Tessellation } from './tessellation';

/** Pieces on a ground: laid whole, cut at its edge, and the number of pieces that both need. */
export type Paving = { readonly whole: number; readonly cut: number; readonly pieces: number };

/** Inset in mm on each side of a piece, so that a piece that only touches the edge is not cut. */
const SLACK = 0.5;
/** Width in mm up to which a rest is filled with mortar or sand. */
const NARROWEST = 10;
const CIRCLE_CORNERS = 180;

/** Lays and counts pieces from the lower left, in mm. Two cuts of at most half a side come from one piece. */
export function pave(ground: Polygon, tessellation: Tessellation): Paving {
  const edge = rotatedBack(ground, tessellation.rotation);
  let [whole, large] = [0, 0];
  const halves: [long: number, short: number] = [0, 0];
  for (const piece of tessellation.pieces) {
    whole += layRows(edge, shrunk(piece), tessellation, (rest) => {
      const side = halfSide(piece, rest);
      if (side === undefined) large += 1;
      else halves[side] += 1;
    });
  }
  return {
    whole,
    cut: large + halves[0] + halves[1],
    pieces: whole + large + Math.ceil(halves[0] / 2) + Math.ceil(halves[1] / 2),
  };
}

/** Moves the lower left of the ground's box to (0, 0) and turns the ground against the tessellation. */
function rotatedBack(ground: Polygon, rotation: number): Polygon {
  const { min } = boxOf(ground);
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  return ground.map(([x, y]): Point => {
    const [a, b] = [x - min[0], y - min[1]];
    return [a * cos + b * sin, b * cos - a * sin];
  });
}

/** Number of whole pieces of one kind in all rows. Tests single ones only near the ground's edge. */
function layRows(ground: Polygon, piece: Polygon, tessellation: Tessellation, onCut: (rest: Box) => void) {
  const { across, up } = tessellation;
  const box = boxOf(piece);
  const extent = boxOf(ground);
  let whole = 0;
  const sides = sidesOf(ground);
  const lastRow = Math.floor((extent.max[1] - box.min[1]) / up);
  for (let row = Math.ceil((extent.min[1] - box.max[1]) / up); row <= lastRow; row += 1) {
    const [left, bottom] = [rowStart(tessellation, row), row * up];
    const [low, high] = [box.min[1] + bottom, box.max[1] + bottom];
    const near = sides.filter(
      ([[, y], [, nextY]]) => Math.min(y, nextY) <= high && Math.max(y, nextY) >= low,
    );
    const at = (column: number) => piece.map(([x, y]): Point => [x + left + column * across, y + bottom]);
    let next = Number.NEGATIVE_INFINITY;
    for (const [from, to] of spansIn(near, low, high)) {
      const first = Math.ceil((from - left - box.max[0]) / across);
      const last = Math.floor((to - left - box.min[0]) / across);
      const isInside = next < first && Number.isFinite(next) && contains(near, pointAt(at(next), 0));
      if (isInside) whole += first - next;
      for (let column = Math.max(first, next); column <= last; column += 1) {
        const rest = restOf(at(column), near);
        if (rest === 'whole') whole += 1;
        else if (rest !== undefined && isPiece(rest)) onCut(rest);
      }
      next = Math.max(next, first, last + 1);
    }
  }
  return whole;
}

type Side = readonly [from: Point, to: Point];

/** Intervals of x in which sides pass through a horizontal strip, from left to right. */
function spansIn(near: readonly Side[], bottom: number, top: number) {
  return near
    .flatMap(([[x, y], [nextX, nextY]]) => {
      const [low, high] = [Math.max(bottom, Math.min(y, nextY)), Math.min(top, Math.max(y, nextY))];
      if (low > high) return [];
      const xAt = (level: number) =>
        y === nextY ? undefined : x + ((nextX - x) * (level - y)) / (nextY - y);
      const ends = [xAt(low) ?? x, xAt(high) ?? nextX];
      return [[Math.min(...ends), Math.max(...ends)] as const];
    })
    .sort(([a], [b]) => a - b);
}

/** Bounding box of the part of a piece inside the ground, by the sides at its height; undefined for a piece outside it. */
function restOf(piece: Polygon, near: readonly Side[]): Box | 'whole' | undefined {
  const sides = sidesOf(piece);
  const crossings = sides.flatMap(([from, to]) =>
    near.flatMap(([start, end]) => crossingOf(from, to, start, end)),
  );
  const inside = piece.filter((corner) => contains(near, corner));
  if (crossings.length === 0 && inside.length === piece.length) return 'whole';
  const corners = [
    ...crossings,
    ...inside,
    ...near.map(([corner]) => corner).filter((corner) => contains(sides, corner)),
  ];
  return corners.length === 0 ? undefined : boxOf(corners);
}

const isPiece = ({ min, max }: Box) => Math.min(max[0] - min[0], max[1] - min[1]) > NARROWEST;

/** Intersection of two line segments: one point, or none. */
function crossingOf(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  const [runX, runY] = [b[0] - a[0], b[1] - a[1]];
  const [otherX, otherY] = [d[0] - c[0], d[1] - c[1]];
  const turn = runX * otherY - runY * otherX;
  if (turn === 0) return [];
  const [x, y] = [c[0] - a[0], c[1] - a[1]];
  const [share, otherShare] = [(x * otherY - y * otherX) / turn, (x * runY - y * runX) / turn];
  const isOn = share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1;
  return isOn ? [[a[0] + runX * share, a[1] + runY * share]] : [];
}

/** Whether an outline contains a point: a ray to the right crosses its sides an odd number of times. */
function contains(sides: readonly Side[], [x, y]: Point) {
  return sides.reduce((isInside, [[fromX, fromY], [toX, toY]]) => {
    const isCrossed = fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    return isCrossed ? !isInside : isInside;
  }, false);
}

/** Scales a piece so that its box shrinks by `SLACK` on each side. */
function shrunk(piece: Polygon): Polygon {
  const { min, max } = boxOf(piece);
  const draw = (value: number, low: number, high: number) => {
    const middle = (low + high) / 2;
    return middle + (value - middle) * (1 - (2 * SLACK) / (high - low));
  };
  return piece.map(([x, y]): Point => [draw(x, min[0], max[0]), draw(y, min[1], max[1])]);
}

/** Side of which a rest needs at most half: 0 for the long, 1 for the short; undefined where it needs more of both. */
function halfSide(piece: Polygon, rest: Box): 0 | 1 | undefined {
  const whole = boxOf(piece);
  const [x, y] = ([0, 1] as const).map((side) => whole.max[side] - whole.min[side]) as [number, number];
  const [isHalfX, isHalfY] = [2 * (rest.max[0] - rest.min[0]) <= x, 2 * (rest.max[1] - rest.min[1]) <= y];
  const [isHalfLong, isHalfShort] = y > x ? [isHalfY, isHalfX] : [isHalfX, isHalfY];
  if (isHalfLong) return 0;
  return isHalfShort ? 1 : undefined;
}

/** Corners of a circle's outline, of which there are 180: the outline is nowhere more than 0.02 % of the radius inside. */
export function circle(diameter: number): Polygon {
  const radius = diameter / 2;
  return Array.from({ length: CIRCLE_CORNERS }, (_, corner): Point => {
    const turn = (2 * Math.PI * corner) / CIRCLE_CORNERS;
    return [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)];
  });
}

const sidesOf = (ground: Polygon) => ground.map((from, index): Side => [from, pointAt(ground, index + 1)]);

/** Sum of the lengths of all sides. */
export const perimeterOf = (ground: Polygon) =>
  sidesOf(ground).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

/** Indices of the first two sides that meet without being neighbours; undefined for a simple outline. */
export function meetingSides(ground: Polygon): readonly [number, number] | undefined {
  const sides = sidesOf(ground);
  for (const [i, side] of sides.entries()) {
    for (const [j, rival] of sides.entries()) {
      const isNeighbour = j - i < 2 || (i === 0 && j === sides.length - 1);
      if (!isNeighbour && doMeet(side, rival)) return [i, j];
    }
  }
  return undefined;
}

/** Whether two sides share a point; touching counts. */
function doMeet([a, b]: Side, [c, d]: Side) {
  const ccw = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const isWithin = (p: Point, q: Point, r: Point) =>
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1]);
  const [first, second, third, fourth] = [ccw(a, b, c), ccw(a, b, d), ccw(c, d, a), ccw(c, d, b)];
  if (first !== second && third !== fourth) return true;
  return (
    (first === 0 && isWithin(a, b, c)) ||
    (second === 0 && isWithin(a, b, d)) ||
    (third === 0 && isWithin(c, d, a)) ||
    (fourth === 0 && isWithin(c, d, b))
  );
}

/** Pieces of one colour, and their share in percent where there are two. */
export type Coloured = { readonly colour?: string; readonly count: number; readonly share?: number };

/**
 * Splits an order by the share in percent of its second colour, to the nearest piece; one colour has no share. Without
 * colours the pieces are of none.
 */
export function coloursOf(
  order: number,
  colour: string | undefined,
  secondColour: string | undefined,
  second: number,
): readonly Coloured[] {
  if (colour === undefined || secondColour === undefined)
    return [{ ...(colour !== undefined && { colour }), count: order }];
  const count = colour === secondColour ? 0 : Math.round((order * second) / 100);
  if (count === 0) return [{ colour, count: order }];
  if (count === order) return [{ colour: secondColour, count }];
  return [
    { colour, count: order - count, share: exact(100 - second) },
    { colour: secondColour, count, share: second },
  ];
}
