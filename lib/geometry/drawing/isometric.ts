import { boxOf, type Point, pointAt, type Polygon } from '../form/polygon';
import { clip, isInside, isSharp } from '../form/polygon-cuts';
import type { Prism, Solid } from '../form/solid';
import type { Shade } from './line-kinds';

type Corner = readonly [x: number, y: number, z: number];

/** A visible surface on the sheet; nearer ones follow. */
export type Face = {
  readonly shade: Shade;
  /** Filled area, even-odd. */
  readonly rings: readonly Polygon[];
  /** Edges of the surface; none between the strips of a curve. */
  readonly edges: readonly Polygon[];
  /** Whether the edges are its whole outline. */
  readonly isOutlined?: boolean;
};

const COS_30 = Math.sqrt(3) / 2;
const SIN_30 = 0.5;

/** Projects a corner from the front, right and above (ISO 5456-3); lengths along the three axes stay true. */
export const onSheet = ([x, y, z]: Corner): Point => [(x + y) * COS_30, z + (y - x) * SIN_30];

/** Position of a corner along the view direction; greater is nearer to the eye. */
const nearness = ([x, y, z]: Corner) => x - y + z;

/** Returns the visible surfaces of a solid, farthest first, so that later ones cover earlier ones. */
export const isometricOf = (solid: Solid): readonly Face[] =>
  solid.axis === 'z' ? byNearness(solid).flatMap(extrusionFaces) : solid.prisms.flatMap(profileFaces);

/** Sorts the slab first, then raised figures from back to front. */
function byNearness({ prisms }: Solid) {
  const middle = ({ outline }: Prism) => {
    const { min, max } = boxOf(outline);
    return nearness([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, 0]);
  };
  return [...prisms.slice(0, 1), ...prisms.slice(1).toSorted((a, b) => middle(a) - middle(b))];
}

/** A flat strip of a surface, between two points of the outline. */
type Strip = {
  /** Corners at the first point of the outline; `end` has those at the next. */
  readonly start: readonly [Corner, Corner];
  readonly end: readonly [Corner, Corner];
  readonly shade: Shade;
  readonly isSeen: boolean;
  /** Whether the product has an edge at the first point; strips of a curve have none between them. */
  readonly hasEdge: boolean;
};

/** A surface of adjacent strips on one curve with one shade. */
type Surface = {
  readonly shade: Shade;
  readonly corners: readonly Corner[];
  readonly edges: readonly (readonly Corner[])[];
};

const meanNearness = ({ corners }: Surface) =>
  corners.reduce((sum, corner) => sum + nearness(corner), 0) / corners.length;

/** Returns the visible surfaces of a closed row of strips, farthest first. */
function seen(strips: readonly Strip[]): readonly Surface[] {
  const runs: Strip[][] = [];
  const isNew = (strip: Strip, before: Strip | undefined) =>
    !before?.isSeen || strip.hasEdge || strip.shade !== before.shade;
  const first = strips.findIndex((strip, index) => isNew(strip, strips.at(index - 1)));
  const ordered = [...strips.slice(first), ...strips.slice(0, first)];
  ordered.forEach((strip, index) => {
    if (!strip.isSeen) return;
    if (isNew(strip, ordered.at(index - 1))) runs.push([]);
    runs.at(-1)?.push(strip);
  });
  const after = (strip: Strip | undefined) => strip && ordered[(ordered.indexOf(strip) + 1) % ordered.length];
  const before = (strip: Strip | undefined) => strip && ordered.at(ordered.indexOf(strip) - 1);
  return runs
    .map((run) => surfaceOf(run, before(run[0]), after(run.at(-1))))
    .toSorted((a, b) => meanNearness(a) - meanNearness(b));
}

/** Joins strips to a surface. The contour of a curve, where it turns from the eye, counts as an edge. */
function surfaceOf(run: readonly Strip[], before: Strip | undefined, after: Strip | undefined): Surface {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A surface needs a strip.');
  const side = (which: 0 | 1) => [first.start[which], ...run.map(({ end }) => end[which])];
  const edges = [side(0), side(1)];
  if (first.hasEdge || !before?.isSeen) edges.push([...first.start]);
  if (after?.hasEdge || !after?.isSeen) edges.push([...last.end]);
  return { shade: first.shade, corners: [...side(0), ...side(1).toReversed()], edges };
}

/** A surface of strips has a lower and an upper side, a start and an end. */
const SIDES = 4;

const face = ({ shade, corners, edges }: Surface): Face => ({
  shade,
  rings: [corners.map(onSheet)],
  edges: edges.map((edge) => edge.map(onSheet)),
  isOutlined: edges.length === SIDES,
});

/** Sides of a prism: outer ones for a counter-clockwise outline, inner ones for a clockwise one. */
const stripsOf = (axis: Solid['axis'], outline: Polygon, from: number, to: number) =>
  outline.map((point, index): Strip => {
    const next = pointAt(outline, index + 1);
    const corner = ([a, b]: Point, along: number): Corner => (axis === 'z' ? [a, b, along] : [along, a, b]);
    const ends = (at: Point) => [corner(at, from), corner(at, to)] as const;
    const normal: Point = [next[1] - point[1], point[0] - next[0]];
    // The eye is at the front and right of a plan, and in front of and above a section.
    const towards = axis === 'z' ? normal[0] - normal[1] : normal[1] - normal[0];
    const away = axis === 'z' ? 'end' : 'top';
    return {
      start: ends(point),
      end: ends(next),
      shade: normal[0] + normal[1] > 0 ? away : 'front',
      isSeen: towards > 1e-9,
      hasEdge: isSharp(outline, index),
    };
  });

/** Closes a ring to one line. */
const edgesOf = (ring: Polygon): readonly Polygon[] => [[...ring, pointAt(ring, 0)]];

function extrusionFaces({ outline, holes, from, to }: Prism): readonly Face[] {
  const top = (ring: Polygon) => ring.map(([x, y]) => onSheet([x, y, to]));
  const walls = holes.flatMap((hole) =>
    seen(stripsOf('z', hole.toReversed(), from, to)).map(({ corners, shade }) => ({
      shade,
      ring: clip(corners.map(onSheet), top(hole)),
    })),
  );
  // Openings do not overlap, so their walls of one shade form one surface.
  const inside = (['front', 'end'] as const).map((shade) => ({
    shade,
    rings: walls.filter((wall) => wall.shade === shade && wall.ring.length > 2).map(({ ring }) => ring),
    edges: [],
  }));
  const lid = top(outline);
  return [
    ...seen(stripsOf('z', outline, from, to))
      .map(face)
      .filter(({ rings }) => !rings.every((ring) => isInside(shrunk(ring), lid))),
    { shade: 'top', rings: [lid, ...holes.map(top)], edges: [] },
    { shade: 'inside', rings: holes.map(top), edges: [] },
    ...inside,
    { shade: 'top', rings: [], edges: [outline, ...holes].map(top).flatMap(edgesOf) },
  ];
}

/** A ring smaller by a thousandth: the side of a key at the back meets the lid's border, and is below it. */
function shrunk(ring: Polygon): Polygon {
  const { min, max } = boxOf(ring);
  const nearer = (value: number, side: 0 | 1) => value + ((min[side] + max[side]) / 2 - value) / 1000;
  return ring.map(([x, y]) => [nearer(x, 0), nearer(y, 1)]);
}

/** Faces of a section extruded along the length: its long faces, then the visible end. */
function profileFaces({ outline, from, to }: Prism): readonly Face[] {
  const end = outline.map(([y, z]) => onSheet([to, y, z]));
  return [
    ...seen(stripsOf('x', outline, from, to)).map(face),
    { shade: 'end', rings: [end], edges: edgesOf(end), isOutlined: true },
  ];
}
