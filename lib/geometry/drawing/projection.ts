import { type Point, pointAt, type Polygon, rectangle } from '../form/polygon';
import { clip, crossings, isSharp } from '../form/polygon-cuts';
import type { Prism, Solved } from '../form/solid';
import type { LineKind } from './line-kinds';
import type { Line } from './graphic';

export type ViewName = 'front' | 'section' | 'plan';

/** A point of the product in mm: x along the length, y across the width from front to back, z upwards. */
type Corner = readonly [x: number, y: number, z: number];

type Projection = {
  /** Projects a corner to the sheet, y upwards. */
  readonly at: (corner: Corner) => Point;
  /** Distance of a corner from the eye, up to a constant. */
  readonly depth: (corner: Corner) => number;
};

/**
 * First-angle projection (ISO 5456-2). The section, seen from the left, is right of the front, with the product's back
 * on its left. The plan, seen from above, is below the front, with the back at its top.
 */
const projections: Readonly<Record<ViewName, Projection>> = {
  front: { at: ([x, , z]) => [x, z], depth: ([, y]) => y },
  section: { at: ([, y, z]) => [-y, z], depth: ([x]) => x },
  plan: { at: ([x, y]) => [x, y], depth: ([, , z]) => -z },
};

/** Returns the edges of a product in one view. The section shows the plane A–A, the areas that it cuts, and the visible edges behind it. */
export function edgesOf({ solid: { axis, prisms }, cut }: Solved, name: ViewName) {
  const { at, depth } = projections[name];
  const cornerOf = ([a, b]: Point, along = 0): Corner => (axis === 'z' ? [a, b, along] : [along, a, b]);
  if (name === (axis === 'z' ? 'plan' : 'section')) {
    const rings = prisms.flatMap(ringsOf).map((ring) => ring.map((point) => at(cornerOf(point))));
    return {
      lines: rings.flatMap((ring, index) => linesOfRing(ring, rings.slice(0, index))),
      areas: name === 'section' ? rings : [],
    };
  }
  // In a side view, prisms run along one axis of the sheet and their outlines along the other.
  const side = axis === 'z' ? 0 : 1;
  const seenFrom = (ring: Polygon) =>
    ring.map((point): Point => [at(cornerOf(point))[side], depth(cornerOf(point))]);
  const flat = (prism: Prism) => ({ ...prism, rings: ringsOf(prism).map(seenFrom) });
  if (name !== 'section') return { lines: linesOf(edgesBeside(prisms.map(flat)), [], side), areas: [] };
  const pieces = prisms.flatMap(({ outline, holes, from, to }) =>
    crossings([outline, ...holes], cut).map(([start, end]): Piece => {
      const [a, b] = [start, end].map((y) => at([cut, y, 0])[0]).toSorted((a, b) => a - b);
      return { left: a ?? 0, right: b ?? 0, from, to };
    }),
  );
  const seen = edgesBeside(prisms.map((prism) => flat(behind(prism, cut)))).filter(({ isSeen }) => isSeen);
  return {
    lines: linesOf([...seen, ...pieces.flatMap(sidesOf)], pieces, side),
    areas: pieces.map(({ left, right, from, to }) =>
      rectangle(right - left, to - from, [(left + right) / 2, (from + to) / 2]),
    ),
  };
}

/** Draws a ring, or the rest of it where sides are on those of other rings: a relief may end at the edge of its tile. */
export function linesOfRing(
  ring: Polygon,
  others: readonly Polygon[],
  kind: LineKind = 'outline',
): readonly Line[] {
  const sides = ring.map((point, index) => [point, pointAt(ring, index + 1)] as const);
  const drawn = sides.filter((side) => !others.some((other) => isOnSide(side, other)));
  if (drawn.length === ring.length) return [{ kind, points: ring, isClosed: true }];
  return drawn.map((points) => ({ kind, points }));
}

const isOnSide = (side: Polygon, ring: Polygon) =>
  ring.some((from, index) => {
    const to = pointAt(ring, index + 1);
    const length = distance(from, to);
    return side.every((point) => distance(from, point) + distance(point, to) - length < 1e-6);
  });

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const ringsOf = ({ outline, holes }: Prism) => [outline, ...holes];

/** Returns the part of an upright prism behind the plane x = `cut`. The window is larger than any product. */
function behind({ outline, holes, from, to }: Prism, cut: number): Prism {
  const window = rectangle(2e4, 2e4, [cut + 1e4, 0]);
  return { outline: clip(outline, window), holes: holes.map((hole) => clip(hole, window)), from, to };
}

/** A prism in a side view; rings are of (place across, distance from the eye). */
type Flat = Pick<Prism, 'from' | 'to'> & { readonly rings: readonly Polygon[] };

/** A rectangle of concrete cut by the section. */
type Piece = Pick<Prism, 'from' | 'to'> & { readonly left: number; readonly right: number };

/** A straight edge along or across the prisms, at `at`, between `from` and `to`. */
type Edge = {
  readonly isAlong: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly isSeen: boolean;
};

/** Edges of prisms in a side view. */
const edgesBeside = (prisms: readonly Flat[]) =>
  prisms.flatMap(({ rings, from, to }): readonly Edge[] => {
    const level = prisms
      .filter((other) => other.from < to && other.to > from)
      .flatMap((other) => other.rings);
    const along = rings.flatMap((ring) =>
      ring.flatMap((point, index): Edge[] =>
        isSharp(ring, index) || isContour(ring, index)
          ? [{ isAlong: true, at: point[0], from, to, isSeen: isNearest(level, point) }]
          : [],
      ),
    );
    const places = along.map(({ at }) => at);
    const ends = { isAlong: false, from: Math.min(...places), to: Math.max(...places), isSeen: true };
    return along.length === 0 ? [] : [...along, { ...ends, at: from }, { ...ends, at: to }];
  });

const sidesOf = ({ left, right, from, to }: Piece): readonly Edge[] => [
  { isAlong: true, at: left, from, to, isSeen: true },
  { isAlong: true, at: right, from, to, isSeen: true },
  { isAlong: false, at: from, from: left, to: right, isSeen: true },
  { isAlong: false, at: to, from: left, to: right, isSeen: true },
];

/** Tolerances in mm: equal places, offset beside a place, and depth by which a nearer surface hides an edge. */
const SAME = 0.01;
const BESIDE = 0.001;
const NEARER = 0.2;
/** Minimum depth of a body next to its edge; at a ridge it is almost 0. */
const THIN = 1e-6;

/** Whether a ring reverses its direction at a point, as at the contour of a curve. */
function isContour(ring: Polygon, index: number) {
  const x = pointAt(ring, index)[0];
  const sideOf = (step: 1 | -1) => {
    const runs = ring.map((_, count) => pointAt(ring, index + step * count)[0] - x);
    return Math.sign(runs.find((run) => Math.abs(run) > BESIDE) ?? 0);
  };
  return sideOf(1) === sideOf(-1);
}

/** Whether no surface hides a point. */
const isNearest = (rings: readonly Polygon[], [x, depth]: Point) =>
  [x - BESIDE, x + BESIDE].some((at) => {
    const nearest = crossings(rings, at).find(([from, to]) => to - from > THIN);
    return nearest !== undefined && nearest[0] > depth - NEARER;
  });

/** Converts edges to lines without overlaps, outside the cut pieces; visible edges replace hidden ones. */
function linesOf(edges: readonly Edge[], pieces: readonly Piece[], side: 0 | 1): readonly Line[] {
  return [true, false].flatMap((isAlong) => {
    const parallel = edges.filter((edge) => edge.isAlong === isAlong);
    const stops = unique(parallel.flatMap(({ from, to }) => [from, to]));
    const isInside = (across: number, along: number) =>
      pieces.some(
        ({ left, right, from, to }) => left < across && across < right && from < along && along < to,
      );
    return unique(parallel.map(({ at }) => at)).flatMap((at) => {
      const track = parallel.filter((edge) => Math.abs(edge.at - at) < SAME);
      const kindAt = (place: number): LineKind | undefined => {
        const over = track.filter(({ from, to }) => from < place && place < to);
        const isWithin = [at - SAME, at + SAME].every((beside) =>
          isAlong ? isInside(beside, place) : isInside(place, beside),
        );
        if (over.length === 0 || isWithin) return undefined;
        return over.some(({ isSeen }) => isSeen) ? 'outline' : 'hidden';
      };
      return runsOf(stops, kindAt).map(({ kind, from, to }): Line => {
        const points = [from, to].map((place): Point =>
          (side === 0) === isAlong ? [at, place] : [place, at],
        );
        return { kind, points, isClosed: false };
      });
    });
  });
}

/** Sorts values and removes equal ones. */
const unique = (values: readonly number[]) =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, index, sorted) => index === 0 || value - (sorted[index - 1] ?? value) >= SAME);

type Run = { readonly kind: LineKind; readonly from: number; readonly to: number };

/** Joins neighbouring intervals of one kind. */
const runsOf = (stops: readonly number[], kindAt: (place: number) => LineKind | undefined) =>
  stops.slice(1).reduce<readonly Run[]>((runs, to, index) => {
    const from = stops[index] ?? to;
    const kind = kindAt((from + to) / 2);
    if (kind === undefined) return runs;
    const last = runs.at(-1);
    return last?.kind === kind && last.to === from
      ? [...runs.slice(0, -1), { ...last, to }]
      : [...runs, { kind, from, to }];
  }, []);
