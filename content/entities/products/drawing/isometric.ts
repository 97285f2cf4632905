import { boxOf, clip, isSharp, type Point, pointAt, type Polygon } from '../form/polygon';
import type { Form } from '../form/schema';
import { type Prism, type Solid, solidOf } from '../form/solid';

type Corner = readonly [x: number, y: number, z: number];

/** One visible surface on the sheet, nearer ones later. `ground` says how light falls on it. */
export type Face = {
  readonly ground: 'top' | 'front' | 'end' | 'inside';
  /** What is filled, even-odd. */
  readonly rings: readonly Polygon[];
  /** Its edges. A curve has none between its strips. */
  readonly edges: readonly Polygon[];
};

const COS_30 = Math.sqrt(3) / 2;
const SIN_30 = 0.5;

/** Isometric view from the front, right and above (ISO 5456-3): lengths along the three axes are true. */
const onSheet = ([x, y, z]: Corner): Point => [(x + y) * COS_30, z + (y - x) * SIN_30];

/** How near to the eye a corner is, in mm along the view. */
const nearness = ([x, y, z]: Corner) => x - y + z;

/** The visible surfaces of a form, from the farthest to the nearest; later ones cover earlier ones. */
export function isometricOf(form: Form): readonly Face[] {
  const solid = solidOf(form);
  return solid.axis === 'z' ? byNearness(solid).flatMap(standing) : solid.prisms.flatMap(lying);
}

/** The slab first, then raised figures from the back to the front. */
function byNearness({ prisms }: Solid) {
  const middle = ({ outline }: Prism) => {
    const { min, max } = boxOf(outline);
    return nearness([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, 0]);
  };
  return [...prisms.slice(0, 1), ...prisms.slice(1).toSorted((a, b) => middle(a) - middle(b))];
}

/** One flat strip of an upright or lying surface, between two points of its outline. */
type Strip = {
  /** The two corners at the first point of the outline, and those at the next. */
  readonly start: readonly [Corner, Corner];
  readonly end: readonly [Corner, Corner];
  readonly ground: Face['ground'];
  readonly isSeen: boolean;
  /** Whether the product has an edge at the first point; between the strips of a curve there is none. */
  readonly hasEdge: boolean;
};

/** Strips that make one surface: neighbours on one curve under one light. */
type Surface = {
  readonly ground: Face['ground'];
  readonly corners: readonly Corner[];
  readonly edges: readonly (readonly Corner[])[];
};

const meanNearness = ({ corners }: Surface) =>
  corners.reduce((sum, corner) => sum + nearness(corner), 0) / corners.length;

/** What the eye sees of a closed row of strips, the farthest surface first. */
function seen(strips: readonly Strip[]): readonly Surface[] {
  const runs: Strip[][] = [];
  const isNew = (strip: Strip, before: Strip | undefined) =>
    !before?.isSeen || strip.hasEdge || strip.ground !== before.ground;
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

/** Where a curve turns away from the eye, its end is drawn as an edge. */
function surfaceOf(run: readonly Strip[], before: Strip | undefined, after: Strip | undefined): Surface {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A surface needs a strip.');
  const side = (which: 0 | 1) => [first.start[which], ...run.map(({ end }) => end[which])];
  const edges = [side(0), side(1)];
  if (first.hasEdge || !before?.isSeen) edges.push([...first.start]);
  if (after?.hasEdge || !after?.isSeen) edges.push([...last.end]);
  return { ground: first.ground, corners: [...side(0), ...side(1).toReversed()], edges };
}

const face = ({ ground, corners, edges }: Surface): Face => ({
  ground,
  rings: [corners.map(onSheet)],
  edges: edges.map((edge) => edge.map(onSheet)),
});

/** The upright faces of an outline: outside of a counter-clockwise one, inside of a clockwise one. */
const uprights = (outline: Polygon, from: number, to: number) =>
  outline.map(([x, y], index): Strip => {
    const [nextX, nextY] = pointAt(outline, index + 1);
    const [normalX, normalY] = [nextY - y, x - nextX];
    return {
      start: [
        [x, y, from],
        [x, y, to],
      ],
      end: [
        [nextX, nextY, from],
        [nextX, nextY, to],
      ],
      ground: normalX > -normalY ? 'end' : 'front',
      isSeen: normalX - normalY > 1e-9,
      hasEdge: isSharp(outline, index),
    };
  });

/** The edge around a ring as one line. */
const edgesOf = (ring: Polygon): readonly Polygon[] => [[...ring, pointAt(ring, 0)]];

function standing({ outline, holes, from, to }: Prism): readonly Face[] {
  const top = (ring: Polygon) => ring.map(([x, y]) => onSheet([x, y, to]));
  const inside = holes.flatMap((hole): Face[] => {
    const opening = top(hole);
    const walls = seen(uprights(hole.toReversed(), from, to)).map(({ corners, ground }) => ({
      ground,
      rings: [clip(corners.map(onSheet), opening)],
      edges: [],
    }));
    return [
      { ground: 'inside', rings: [opening], edges: [] },
      ...walls.filter(({ rings }) => (rings[0]?.length ?? 0) > 2),
      { ground: 'inside', rings: [], edges: edgesOf(opening) },
    ];
  });
  return [
    ...seen(uprights(outline, from, to)).map(face),
    { ground: 'top', rings: [outline, ...holes].map(top), edges: [] },
    ...inside,
    { ground: 'top', rings: [], edges: edgesOf(top(outline)) },
  ];
}

/** A section carried along the length: its long faces, then the end that faces the eye. */
function lying({ outline, from, to }: Prism): readonly Face[] {
  const strips = outline.map(([y, z], index): Strip => {
    const [nextY, nextZ] = pointAt(outline, index + 1);
    // Out of a counter-clockwise section.
    const [normalY, normalZ] = [nextZ - z, y - nextY];
    return {
      start: [
        [from, y, z],
        [to, y, z],
      ],
      end: [
        [from, nextY, nextZ],
        [to, nextY, nextZ],
      ],
      ground: normalZ > -normalY ? 'top' : 'front',
      isSeen: normalZ - normalY > 1e-9,
      hasEdge: isSharp(outline, index),
    };
  });
  const end = outline.map(([y, z]) => onSheet([to, y, z]));
  return [...seen(strips).map(face), { ground: 'end', rings: [end], edges: edgesOf(end) }];
}
