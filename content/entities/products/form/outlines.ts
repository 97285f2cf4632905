import { arc, type Point, type Polygon, rectangle, roundedRectangle } from './polygon';
import type { Extrusion, Holes, Profile } from './schema';

/** The outline in plan, about the origin, counter-clockwise. */
export function planOf({ outline, length, width, indent = 0 }: Extrusion): Polygon {
  switch (outline) {
    case 'rectangle':
      return rectangle(length, width);
    case 'uni':
      return wave(length, width, indent);
    case 'i':
      return waist(length, width, indent);
    case 'grid':
      return keyed(length, width, indent);
  }
}

/** The openings in plan, in rows from the lower left. */
export const holesOf = ({ along, across, length, width, radius, pitch }: Holes): readonly Polygon[] =>
  Array.from({ length: across }, (_, row) =>
    Array.from({ length: along }, (_, column) =>
      roundedRectangle(length, width, radius, [
        (column - (along - 1) / 2) * pitch,
        (row - (across - 1) / 2) * pitch,
      ]),
    ),
  ).flat();

/** The section across a length, width to the right and height upwards, standing on 0, counter-clockwise. */
export function sectionOf({ section, width, height, across = 0, down = 0 }: Profile): Polygon {
  const half = width / 2;
  switch (section) {
    case 'kerb':
      return [
        [-half, 0],
        [half, 0],
        [half, height],
        [-half + across, height],
        [-half, height - down],
      ];
    case 'edging':
      return [[-half, 0], [half, 0], ...arc([0, height - half], half, 0, Math.PI)];
    case 'coping':
      return coping(width, height, across, down);
    case 'channel':
      return channel(width, height, across, down);
    case 'plank':
      return plank(width, height, across, down);
  }
}

/** The wave of one side, as a share of the side and of the indent; point-symmetric, so that neighbours fit. */
const WAVE: readonly Point[] = [
  [0.1, 1],
  [0.4, 1],
  [0.6, -1],
  [0.9, -1],
];

/**
 * The zig-zag of a uni paver: each side of its module, and each half of a long one, carries the same wave. The module
 * (length × width) is what one paver covers; the wave leaves it and comes back by the indent.
 */
function wave(length: number, width: number, indent: number): Polygon {
  const corners = rectangle(length, width);
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % corners.length] ?? from;
    const run: Point = [to[0] - from[0], to[1] - from[1]];
    const whole = Math.hypot(...run);
    const waves = Math.max(1, Math.round(whole / width));
    const outwards: Point = [run[1] / whole, -run[0] / whole];
    const points = Array.from({ length: waves }, (_, one) =>
      WAVE.map(([share, sign]): Point => {
        const at = (one + share) / waves;
        return [
          from[0] + run[0] * at + outwards[0] * indent * sign,
          from[1] + run[1] * at + outwards[1] * indent * sign,
        ];
      }),
    );
    return [from, ...points.flat()];
  });
}

/** An I lying along its length: full width at the ends, narrower by twice the double indent at the waist. */
function waist(length: number, width: number, indent: number): Polygon {
  const [half, narrow] = [width / 2, width / 2 - 2 * indent];
  const lower: Point[] = [
    [-length / 2, -half],
    [(-3 * length) / 8, -half],
    [-length / 8, -narrow],
    [length / 8, -narrow],
    [(3 * length) / 8, -half],
    [length / 2, -half],
  ];
  return [...lower, ...lower.map(([x, y]): Point => [-x, -y])];
}

/** A square edge with two half-round keys cut into each side, at its thirds. */
function keyed(length: number, width: number, radius: number): Polygon {
  const corners = rectangle(length, width);
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % corners.length] ?? from;
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const keys = [1 / 3, 2 / 3].flatMap((share) =>
      arc(
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        radius,
        heading + Math.PI,
        heading,
      ),
    );
    return radius === 0 ? [from] : [from, ...keys];
  });
}

/** Half the width of a drip groove, its depth, and how far its middle stands from the edge, in mm. */
const DRIP = { half: 7, depth: 11, inset: 30 };

/** Weathered to both sides from a ridge in the middle by `down`; a drip groove under each overhang. */
function coping(width: number, height: number, _across: number, down: number): Polygon {
  const half = width / 2;
  const grooves = [-1, 1].flatMap((side): Point[] => {
    const middle = side * (half - DRIP.inset);
    return [
      [middle - DRIP.half, 0],
      [middle - DRIP.half, DRIP.depth],
      [middle + DRIP.half, DRIP.depth],
      [middle + DRIP.half, 0],
    ];
  });
  return [[-half, 0], ...grooves, [half, 0], [half, height - down], [0, height], [-half, height - down]];
}

/** Upright walls of thickness `across` over a half-round invert; the floor below it is `down` thick. */
function channel(width: number, height: number, across: number, down: number): Polygon {
  const half = width / 2;
  const radius = half - across;
  return [
    [-half, 0],
    [half, 0],
    [half, height],
    [radius, height],
    ...arc([0, down + radius], radius, 0, -Math.PI),
    [-radius, height],
    [-half, height],
  ];
}

/** Bevel of a plank's upper edges in mm. */
const PLANK_EDGE = 6;

/** A key of depth `across` and opening 2 × `down` at half height of both sides. */
function plank(width: number, height: number, across: number, down: number): Polygon {
  const half = width / 2;
  const middle = height / 2;
  const right: Point[] = [
    [half, 0],
    [half, middle - down],
    [half - across, middle - down * 0.4],
    [half - across, middle + down * 0.4],
    [half, middle + down],
    [half, height - PLANK_EDGE],
    [half - PLANK_EDGE, height],
  ];
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}
