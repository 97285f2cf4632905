import { boxOf, type Point, pointAt, type Polygon, SAG, SHARP } from './polygon';

/** Whether the outline has an edge at a point, not a part of a curve. */
export function isSharp(polygon: Polygon, index: number) {
  const [before, point, after] = [index - 1, index, index + 1].map((at) => pointAt(polygon, at)) as [
    Point,
    Point,
    Point,
  ];
  const turn =
    Math.atan2(after[1] - point[1], after[0] - point[0]) -
    Math.atan2(point[1] - before[1], point[0] - before[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > SHARP;
}

/** Clips to a convex, counter-clockwise `window` (Sutherland and Hodgman, 1974). Empty without overlap. */
export function clip(subject: Polygon, window: Polygon): Polygon {
  return window.reduce<Polygon>((rest, from, index) => {
    const to = pointAt(window, index + 1);
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    return rest.flatMap((point, at): Point[] => {
      const next = pointAt(rest, at + 1);
      const [here, there] = [side(point), side(next)];
      const crossing: Point[] = here * there < 0 ? [between(point, next, here / (here - there))] : [];
      return here >= 0 ? [point, ...crossing] : crossing;
    });
  }, subject);
}

/** Whether a polygon is inside another without touching its border. */
export function isInside(inner: Polygon, outer: Polygon) {
  const { min, max } = boxOf(inner);
  const isNear = ([from, to]: Edge) =>
    [0, 1].every((axis) => {
      const [a = 0, b = 0] = [from[axis], to[axis]];
      return Math.max(a, b) >= (min[axis] ?? 0) && Math.min(a, b) <= (max[axis] ?? 0);
    });
  const near = edgesOf(outer).filter(isNear);
  if (near.length > 0 && edgesOf(inner).some((edge) => near.some((other) => doMeet(edge, other))))
    return false;
  const [x, y] = pointAt(inner, 0);
  return crossings([outer], x).some(([from, to]) => from < y && y < to);
}

type Edge = readonly [Point, Point];

const edgesOf = (polygon: Polygon) =>
  polygon.map((point, index): Edge => [point, pointAt(polygon, index + 1)]);

/** Whether two edges meet; true for any two edges on one line. */
const doMeet = ([a, b]: Edge, [c, d]: Edge) =>
  ccw(a, b, c) * ccw(a, b, d) <= 0 && ccw(c, d, a) * ccw(c, d, b) <= 0;

/** Positive for a left turn through three points. */
const ccw = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Intervals of y in which the line `x = at` is inside overlaid polygons (even-odd), ascending. */
export function crossings(polygons: readonly Polygon[], at: number): readonly (readonly [number, number])[] {
  const ys = polygons
    .flatMap((polygon) =>
      polygon.flatMap(([x, y], index) => {
        const [nextX, nextY] = pointAt(polygon, index + 1);
        return x < at === nextX < at ? [] : [y + ((nextY - y) * (at - x)) / (nextX - x)];
      }),
    )
    .sort((a, b) => a - b);
  return ys.flatMap((y, index) => {
    const end = ys[index + 1];
    return index % 2 === 0 && end !== undefined ? [[y, end] as const] : [];
  });
}

/** Simplifies an outline; removed points are at most `tolerance` mm from the new one. */
export const simplify = (polygon: Polygon, tolerance: number): Polygon =>
  simplifyLine([...polygon, pointAt(polygon, 0)], tolerance).slice(0, -1);

/** Simplifies an open line and keeps its ends (Reumann and Witkam, 1974, on the points themselves). */
export function simplifyLine(line: Polygon, tolerance: number): Polygon {
  const kept: Point[] = [];
  const last = line.length - 1;
  let start = 0;
  while (start < last) {
    kept.push(pointAt(line, start));
    let end = start + 1;
    while (end < last && isStraight(line, start, end + 1, tolerance)) end += 1;
    start = end;
  }
  return [...kept, pointAt(line, last)];
}

/** Whether all points between two are at most `tolerance` mm from the line through them. */
function isStraight(polygon: Polygon, from: number, to: number, tolerance: number) {
  const [a, b] = [pointAt(polygon, from), pointAt(polygon, to)];
  const [runX, runY] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(runX, runY);
  if (length === 0) return false;
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = pointAt(polygon, index);
    if (Math.abs(runX * (y - a[1]) - runY * (x - a[0])) / length > tolerance) return false;
  }
  return true;
}

/** Step to the next point. `bulge` as in DXF: tangent of a quarter of the arc's angle; 0 for a straight line. */
type PathStep = { readonly to: Point; readonly bulge: number };

/** Converts a line to straight steps and true arcs: equal steps with equal turns belong to a circle. */
export function stepsOf(line: Polygon, isClosed: boolean): readonly PathStep[] {
  const points = isClosed ? [...line, pointAt(line, 0)] : line;
  const runs = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = pointAt(points, index);
    return [x - fromX, y - fromY];
  });
  /** Turn of the line before a run, in radians; 0 unless both runs belong to one arc. */
  const turnAt = (index: number) => {
    const [a, b] = [runs[index - 1], runs[index]];
    if (a === undefined || b === undefined || Math.abs(Math.hypot(...a) - Math.hypot(...b)) > SAG) return 0;
    const angle = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
    return Math.abs(angle) < SHARP ? angle : 0;
  };
  const steps: PathStep[] = [];
  for (let start = 0; start < runs.length;) {
    const turn = turnAt(start + 1);
    let end = start + 1;
    while (turn !== 0 && end < runs.length && Math.abs(turnAt(end) - turn) < 1e-3) end += 1;
    // Splits a circle into two arcs, because an arc that ends at its start has no radius.
    if (end - start === line.length && isClosed) end = start + Math.ceil(line.length / 2);
    const isArc = end - start > 2;
    if (!isArc) end = start + 1;
    steps.push({ to: pointAt(points, end), bulge: isArc ? Math.tan((turn * (end - start)) / 4) : 0 });
    start = end;
  }
  return steps;
}
