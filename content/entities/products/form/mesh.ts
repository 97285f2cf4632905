import earcut from 'earcut';
import { pointAt, type Polygon, signedArea } from './polygon';
import { simplify } from './polygon-cuts';
import type { Prism } from './solid';

/** Vertices in mm and unit normals, three numbers each; triangle indices, counter-clockwise from outside. */
export type Mesh = {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
};

type Vector = readonly [number, number, number];
type Surface = {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
  readonly triangles: readonly number[];
};

/** Largest deviation of the mesh from a curve, in mm. */
const TOLERANCE = 0.4;

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
    indices: surfaces.flatMap(({ triangles }, index) => triangles.map((at) => at + (starts[index] ?? 0))),
  };
}

function surfacesOf({ outline, holes, from, to }: Prism): readonly Surface[] {
  const rings = [
    counterClockwise(simplify(outline, TOLERANCE)),
    ...holes.map((hole) => counterClockwise(simplify(hole, TOLERANCE)).toReversed()),
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
    { corners: flat.map(([x, y]) => [x, y, to]), normal: [0, 0, 1], triangles },
    { corners: flat.map(([x, y]) => [x, y, from]), normal: [0, 0, -1], triangles: triangles.toReversed() },
  ];
}

const wallsOf = (ring: Polygon, from: number, to: number) =>
  ring.map(([x, y], index): Surface => {
    const [nextX, nextY] = pointAt(ring, index + 1);
    const length = Math.hypot(nextX - x, nextY - y);
    return {
      corners: [
        [x, y, from],
        [nextX, nextY, from],
        [nextX, nextY, to],
        [x, y, to],
      ],
      normal: [(nextY - y) / length, (x - nextX) / length, 0],
      triangles: [0, 1, 2, 0, 2, 3],
    };
  });

const counterClockwise = (polygon: Polygon): Polygon =>
  signedArea(polygon) < 0 ? polygon.toReversed() : polygon;

const isCounterClockwise = (indices: readonly number[], points: Polygon) =>
  signedArea(indices.slice(0, 3).map((index) => pointAt(points, index))) > 0;
