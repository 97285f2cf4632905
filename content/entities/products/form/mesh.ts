import earcut from 'earcut';
import { colours } from '../../../lib/colours';
import { type Point, pointAt, type Polygon, signedArea } from './polygon';
import { stepsOf } from './polygon-cuts';
import type { Prism } from './solid';

/**
 * Vertices in mm and unit normals, three numbers each; triangle indices, counter-clockwise from outside. `uvs`: two
 * numbers each, in mm on each surface as seen from outside, to the right and downwards.
 */
export type Mesh = {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
};

type Vector = readonly [number, number, number];
type Surface = {
  readonly corners: readonly Vector[];
  readonly uvs: readonly Point[];
  readonly normal: Vector;
  readonly triangles: readonly number[];
};

/** Largest deviation of the mesh from a curve, in mm, and largest turn between its walls: sharper ones are edges. */
const TOLERANCE = 0.5;
const TURN = (24 * Math.PI) / 180;

/** Cured concrete, fully rough; linear RGB of the range's grey. */
export const CONCRETE = { colour: linear(colours.paver.grey), roughness: 0.95 };

/** Converts `#rrggbb` of sRGB to linear components (IEC 61966-2-1). */
function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/** Meshes one prism. Axis `z`: outline in (x, y); axis `x`: outline in (y, z). */
export function meshOf(prism: Prism, axis: 'x' | 'z'): Mesh {
  const turn = ([a, b, c]: Vector): Vector => (axis === 'z' ? [a, b, c] : [c, a, b]);
  const surfaces = surfacesOf(prism);
  const starts = surfaces.map((_, index) =>
    surfaces.slice(0, index).reduce((count, { corners }) => count + corners.length, 0),
  );
  return {
    positions: surfaces.flatMap(({ corners }) => corners.flatMap(turn)),
    normals: surfaces.flatMap(({ corners, normal }) => corners.flatMap(() => turn(normal))),
    uvs: surfaces.flatMap(({ uvs }) => uvs.flat()),
    indices: surfaces.flatMap(({ triangles }, index) => triangles.map((at) => at + (starts[index] ?? 0))),
  };
}

function surfacesOf({ outline, holes, from, to }: Prism): readonly Surface[] {
  const rings = [
    counterClockwise(withChords(outline)),
    ...holes.map((hole) => counterClockwise(withChords(hole)).toReversed()),
  ];
  const flat = rings.flat();
  const starts = rings.slice(0, -1).map((_, index) => rings.slice(0, index + 1).flat().length);
  const cut = earcut(
    flat.flatMap(([x, y]) => [x, y]),
    starts,
  );
  const triangles = isCounterClockwise(cut, flat) ? cut : cut.toReversed();
  return [
    ...rings.flatMap((ring) => wallsOf(ring, from, to)),
    {
      corners: flat.map(([x, y]) => [x, y, to]),
      uvs: flat.map(([x, y]) => [x, -y]),
      normal: [0, 0, 1],
      triangles,
    },
    {
      corners: flat.map(([x, y]) => [x, y, from]),
      uvs: flat.map(([x, y]) => [-x, -y]),
      normal: [0, 0, -1],
      triangles: triangles.toReversed(),
    },
  ];
}

/** Replaces the curves of an outline by equal chords. */
function withChords(outline: Polygon): Polygon {
  const steps = stepsOf(outline, true);
  return steps.flatMap(({ to, bulge }, index) => chordsOf(steps.at(index - 1)?.to ?? to, to, bulge));
}

/** Halves an arc until its chords are near enough to it; returns their ends. */
function chordsOf(from: Point, to: Point, bulge: number): Polygon {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const sag = (Math.abs(bulge) * Math.hypot(x, y)) / 2;
  if (sag <= TOLERANCE && 4 * Math.atan(Math.abs(bulge)) <= TURN) return [to];
  const middle: Point = [from[0] + (x + bulge * y) / 2, from[1] + (y - bulge * x) / 2];
  const half = Math.tan(Math.atan(bulge) / 2);
  return [...chordsOf(from, middle, half), ...chordsOf(middle, to, half)];
}

/** Walls above a ring; their `uvs` run on from one to the next. */
function wallsOf(ring: Polygon, from: number, to: number) {
  let end = 0;
  return ring.map(([x, y], index): Surface => {
    const [nextX, nextY] = pointAt(ring, index + 1);
    const length = Math.hypot(nextX - x, nextY - y);
    const start = end;
    end += length;
    return {
      corners: [
        [x, y, from],
        [nextX, nextY, from],
        [nextX, nextY, to],
        [x, y, to],
      ],
      uvs: [
        [start, -from],
        [end, -from],
        [end, -to],
        [start, -to],
      ],
      normal: [(nextY - y) / length, (x - nextX) / length, 0],
      triangles: [0, 1, 2, 0, 2, 3],
    };
  });
}

const counterClockwise = (polygon: Polygon): Polygon =>
  signedArea(polygon) < 0 ? polygon.toReversed() : polygon;

const isCounterClockwise = (indices: readonly number[], points: Polygon) =>
  signedArea(indices.slice(0, 3).map((index) => pointAt(points, index))) > 0;

/** Converts the product's (x, y, z), z upwards, to (x, z, -y), y upwards, as 3D files have it. */
export function upright(values: readonly number[], factor: number) {
  const turned = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    turned[at] = (values[at] ?? 0) * factor;
    turned[at + 1] = (values[at + 2] ?? 0) * factor;
    turned[at + 2] = -(values[at + 1] ?? 0) * factor;
  }
  return turned;
}
