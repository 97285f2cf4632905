import earcut from 'earcut';
import { type Point, pointAt, type Polygon, signedArea } from './polygon';
import { stepsOf } from './polygon-cuts';
import type { Prism, Solid } from './solid';

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

/** Cured concrete is fully rough. */
export const ROUGHNESS = 0.95;

/** Converts `#rrggbb` of sRGB to linear components (IEC 61966-2-1). */
export function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/**
 * Meshes one prism. Axis `z`: outline in (x, y); axis `x`: outline in (y, z).
 * @param chamfer mm that the upper edge of the outline is broken at 45°; 0 where the outline is too narrow for it
 * @returns vertices in mm and unit normals, three numbers each; triangle indices, counter-clockwise from outside; `uvs`, two
 * numbers each, in mm on each surface as seen from outside, to the right and downwards
 */
export function meshOf(prism: Prism, axis: 'x' | 'z', chamfer = 0) {
  const turn = ([a, b, c]: Vector): Vector => (axis === 'z' ? [a, b, c] : [c, a, b]);
  const surfaces = surfacesOf(prism, chamfer);
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

/** Meshes all prisms of a solid as one body, as `meshOf` does each. */
export function bodyMeshOf({ axis, prisms }: Solid, chamfer = 0) {
  const meshes = prisms.map((prism) => meshOf(prism, axis, chamfer));
  let end = 0;
  const indices = meshes.flatMap((mesh) => {
    const start = end;
    end += mesh.positions.length / 3;
    return mesh.indices.map((index) => start + index);
  });
  const all = (name: 'positions' | 'normals' | 'uvs') => meshes.flatMap((mesh) => mesh[name]);
  return { positions: all('positions'), normals: all('normals'), uvs: all('uvs'), indices };
}

function surfacesOf({ outline, holes, from, to }: Prism, chamfer: number): readonly Surface[] {
  const outer = counterClockwise(withChords(outline));
  const inner = holes.map((hole) => counterClockwise(withChords(hole)).toReversed());
  const inset = chamfer > 0 ? insetOf(outer, chamfer) : null;
  const edge = inset === null ? to : to - chamfer;
  return [
    ...wallsOf(outer, outer, from, edge),
    ...(inset === null ? [] : wallsOf(outer, inset, edge, to)),
    ...inner.flatMap((ring) => wallsOf(ring, ring, from, to)),
    faceOf([inset ?? outer, ...inner], to, 1),
    faceOf([outer, ...inner], from, -1),
  ];
}

/** Upper (1) or lower (-1) face within its first ring, without the others. */
function faceOf(rings: readonly Polygon[], z: number, up: 1 | -1): Surface {
  const flat = rings.flat();
  const starts = rings.slice(0, -1).map((_, index) => rings.slice(0, index + 1).flat().length);
  const cut = earcut(
    flat.flatMap(([x, y]) => [x, y]),
    starts,
  );
  return {
    corners: flat.map(([x, y]) => [x, y, z]),
    uvs: flat.map(([x, y]) => [x * up, -y]),
    normal: [0, 0, up],
    triangles: isCounterClockwise(cut, flat) === (up === 1) ? cut : cut.toReversed(),
  };
}

/** Moves each side of a ring inwards by a distance in mm; null if a side would vanish. */
function insetOf(ring: Polygon, distance: number): Polygon | null {
  const inset = ring.map(([x, y], index): Point => {
    const [ax, ay] = directionOf(ring, index - 1);
    const [bx, by] = directionOf(ring, index);
    const reach = distance / (1 + ax * bx + ay * by);
    return [x - (ay + by) * reach, y + (ax + bx) * reach];
  });
  const isKept = ring.every((_, index) => {
    const [ax, ay] = directionOf(ring, index);
    const [bx, by] = directionOf(inset, index);
    return ax * bx + ay * by > 0;
  });
  return isKept ? inset : null;
}

/** Unit vector from a point of a ring to the next. */
function directionOf(ring: Polygon, index: number): Point {
  const [[x, y], [nextX, nextY]] = [pointAt(ring, index), pointAt(ring, index + 1)];
  const length = Math.hypot(nextX - x, nextY - y);
  return [(nextX - x) / length, (nextY - y) / length];
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

/** Walls between two rings with parallel sides; their `uvs` run on from one to the next. */
function wallsOf(ring: Polygon, upper: Polygon, from: number, to: number) {
  let end = 0;
  return ring.map(([x, y], index): Surface => {
    const [nextX, nextY] = pointAt(ring, index + 1);
    const [dx, dy] = directionOf(ring, index);
    const start = end;
    end += Math.hypot(nextX - x, nextY - y);
    const tops = [pointAt(upper, index + 1), pointAt(upper, index)] as const;
    const [right, left] = tops.map((top) => (top[0] - x) * dx + (top[1] - y) * dy) as [number, number];
    // Horizontal distance of the upper side, to the inside.
    const inwards = (tops[0][1] - y) * dx - (tops[0][0] - x) * dy;
    const slope = Math.hypot(to - from, inwards);
    return {
      corners: [
        [x, y, from],
        [nextX, nextY, from],
        [...tops[0], to],
        [...tops[1], to],
      ],
      uvs: [
        [start, -from],
        [end, -from],
        [start + right, -from - slope],
        [start + left, -from - slope],
      ],
      normal: [(dy * (to - from)) / slope, (-dx * (to - from)) / slope, inwards / slope],
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
