/** Plane geometry in mm. Polygons are closed without repeating their first point. */

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];
export type Box = { readonly min: Point; readonly max: Point };

/** Largest sagitta of a curve's segments, in mm. */
export const SAG = 0.02;
/** Distance in mm below which two points are equal. */
const NEXT_TO = 1e-6;

/** Signed area in mm², positive when the points run counter-clockwise (shoelace formula). */
export const signedArea = (polygon: Polygon) =>
  polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = pointAt(polygon, index + 1);
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Area in mm². */
export const area = (polygon: Polygon) => Math.abs(signedArea(polygon));

/** Returns a point of the polygon; the index wraps around. */
export function pointAt(polygon: Polygon, index: number): Point {
  const point = polygon[((index % polygon.length) + polygon.length) % polygon.length];
  if (point === undefined) throw new RangeError('A polygon needs at least one point.');
  return point;
}

/** Bounding box of points. A loop, because spreading many points as arguments overflows the stack. */
export function boxOf(points: readonly Point[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return { min: [left, bottom], max: [right, top] };
}

/** Removes points equal to their predecessor. */
export const withoutRepeats = (polygon: Polygon): Polygon =>
  polygon.filter((point, index) => {
    const before = pointAt(polygon, index - 1);
    return Math.hypot(point[0] - before[0], point[1] - before[1]) > NEXT_TO;
  });

/** Turn of the outline in radians above which a corner is an edge of the product; smaller turns belong to a curve. */
export const SHARP = Math.PI / 15;

/** A rectangle about its centre. */
export function rectangle(length: number, width: number, [x, y]: Point = [0, 0]): Polygon {
  const [a, b] = [length / 2, width / 2];
  return [
    [x - a, y - b],
    [x + a, y - b],
    [x + a, y + b],
    [x - a, y + b],
  ];
}

/** Points of an arc between two angles in radians, both included; `sag` is a segment's sagitta in mm. */
export function arc([x, y]: Point, radius: number, from: number, to: number, sag = SAG): Point[] {
  // Smaller than an edge's turn even in small circles, because a curve has no edges.
  const widest = Math.min(0.97 * SHARP, 2 * Math.acos(1 - Math.min(sag / radius, 1)));
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / widest));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = from + ((to - from) * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A rectangle with rounded corners about its centre; a circle if the radius is half of both sides. */
export function roundedRectangle(length: number, width: number, radius: number, [x, y]: Point): Polygon {
  if (radius === 0) return rectangle(length, width, [x, y]);
  const r = Math.min(radius, length / 2, width / 2);
  const [a, b] = [length / 2 - r, width / 2 - r];
  const corners: readonly (readonly [Point, number])[] = [
    [[x + a, y - b], -0.5],
    [[x + a, y + b], 0],
    [[x - a, y + b], 0.5],
    [[x - a, y - b], 1],
  ];
  return withoutRepeats(
    corners.flatMap(([middle, turns]) => arc(middle, r, turns * Math.PI, turns * Math.PI + Math.PI / 2)),
  );
}
