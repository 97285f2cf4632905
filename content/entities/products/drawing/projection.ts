import { type Point, pointAt, type Polygon, rectangle } from '../form/polygon';
import { clip, crossings, isSharp } from '../form/polygon-cuts';
import type { Prism, Solved } from '../form/solid';
import type { LineKind } from './palette';
import type { Line } from './graphic';

export type ViewName = 'front' | 'section' | 'plan';

/** A point of the product in mm: x along the length, y across the width from front to back, z upwards. */
type Corner = readonly [x: number, y: number, z: number];

type Projection = {
  /** The place of a corner on the sheet, y upwards. */
  readonly at: (corner: Corner) => Point;
  /** The distance of a corner from the eye, up to a constant. */
  readonly depth: (corner: Corner) => number;
};

/**
 * First-angle projection (ISO 5456-2). The section, seen from the left, is at the right of the front, so that the back of
 * the product is at its left. The plan, seen from above, is below the front, so that the back is at its top.
 */
const projections: Readonly<Record<ViewName, Projection>> = {
  front: { at: ([x, , z]) => [x, z], depth: ([, y]) => y },
  section: { at: ([, y, z]) => [-y, z], depth: ([x]) => x },
  plan: { at: ([x, y]) => [x, y], depth: ([, , z]) => -z },
};

type Edges = {
  readonly lines: readonly Line[];
  /** What the plane of the section cuts. */
  readonly areas: readonly Polygon[];
};

/** The edges of a product in one view. The section shows what the plane A–A cuts, and what is seen behind it. */
export function edgesOf({ solid: { axis, prisms }, cut }: Solved, name: ViewName): Edges {
  const { at, depth } = projections[name];
  const cornerOf = ([a, b]: Point, along = 0): Corner => (axis === 'z' ? [a, b, along] : [along, a, b]);
  if (name === (axis === 'z' ? 'plan' : 'section')) {
    const rings = prisms.flatMap(ringsOf).map((ring) => ring.map((point) => at(cornerOf(point))));
    return {
      lines: rings.map((points): Line => ({ kind: 'outline', points, isClosed: true })),
      areas: name === 'section' ? rings : [],
    };
  }
  // Seen from beside, the prisms run along one side of the sheet, and their outlines along the other.
  const side = axis === 'z' ? 0 : 1;
  const seenFrom = (ring: Polygon) =>
    ring.map((point): Point => [at(cornerOf(point))[side], depth(cornerOf(point))]);
  const flat = (prism: Prism) => ({ ...prism, rings: ringsOf(prism).map(seenFrom) });
  if (name !== 'section') return { lines: linesOf(edgesBeside(prisms.map(flat)), [], side), areas: [] };
  const pieces = prisms.flatMap(({ outline, holes, from, to }) =>
    crossings([outline, ...holes], cut).map(([start, end]): Piece => {
      const [a, b] = [start, end].map((y) => at([cut, y, 0])[0]).toSorted((one, other) => one - other);
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

const ringsOf = ({ outline, holes }: Prism) => [outline, ...holes];

/** What is left of an upright prism behind the plane x = `cut`. No product is as large as the window. */
function behind({ outline, holes, from, to }: Prism, cut: number): Prism {
  const window = rectangle(2e4, 2e4, [cut + 1e4, 0]);
  return { outline: clip(outline, window), holes: holes.map((hole) => clip(hole, window)), from, to };
}

/** A prism seen from beside: its rings as (place across, distance from the eye). */
type Flat = Pick<Prism, 'from' | 'to'> & { readonly rings: readonly Polygon[] };

/** A piece of concrete that the section cuts. */
type Piece = Pick<Prism, 'from' | 'to'> & { readonly left: number; readonly right: number };

/** A straight edge, along the prisms or across them: at one place, from one end to the other. */
type Edge = {
  readonly isAlong: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly isSeen: boolean;
};

/** The edges of prisms, seen from beside. */
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

/** Lengths in mm: what is equal, what is right beside, and how much nearer a surface has to be to hide an edge. */
const SAME = 0.01;
const BESIDE = 0.001;
const NEARER = 0.2;
/** The least depth of a body right beside its edge: that of a ridge is almost nothing. */
const THIN = 1e-6;

/** Whether a ring turns back at a point: a curve has its contour there. */
function isContour(ring: Polygon, index: number) {
  const x = pointAt(ring, index)[0];
  const sideOf = (step: 1 | -1) => {
    const runs = ring.map((_, count) => pointAt(ring, index + step * count)[0] - x);
    return Math.sign(runs.find((run) => Math.abs(run) > BESIDE) ?? 0);
  };
  return sideOf(1) === sideOf(-1);
}

/** Whether no surface is before a point. */
const isNearest = (rings: readonly Polygon[], [x, depth]: Point) =>
  [x - BESIDE, x + BESIDE].some((at) => {
    const nearest = crossings(rings, at).find(([from, to]) => to - from > THIN);
    return nearest !== undefined && nearest[0] > depth - NEARER;
  });

/** Edges as lines none of which runs over another, or inside of the pieces: what is seen covers what is hidden. */
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

/** Values in ascending order, without those that are equal. */
const unique = (values: readonly number[]) =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, index, sorted) => index === 0 || value - (sorted[index - 1] ?? value) >= SAME);

type Run = { readonly kind: LineKind; readonly from: number; readonly to: number };

/** The longest runs of one kind between stops. */
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
