import { arc, type Point, type Polygon, rectangle, roundedRectangle, withoutRepeats } from './polygon';
import type { Drip, Extrusion, Holes, Profile } from './schema';

/** Outline in plan about the origin, counter-clockwise, in mm. */
export function planOf(form: Extrusion): Polygon {
  const { outline, length, width, indent = 0 } = form;
  switch (outline) {
    case 'rectangle':
      return rectangle(length, width);
    case 'uni':
      return uniPaver(form);
    case 'i':
      return iPaver(length, width, indent);
    case 'grid':
      return gridWithKeys(length, width, indent);
  }
}

/** Openings in plan, in rows from the lower left, in mm. */
export const holesOf = ({ along, across, length, width, radius, pitch }: Holes): readonly Polygon[] =>
  Array.from({ length: across }, (_, row) =>
    Array.from({ length: along }, (_, column) =>
      roundedRectangle(length, width, radius, [
        (column - (along - 1) / 2) * pitch,
        (row - (across - 1) / 2) * pitch,
      ]),
    ),
  ).flat();

/** Cross-section, width to the right and height upwards from 0, counter-clockwise, in mm. */
export const sectionOf = (form: Profile): Polygon => withoutRepeats(cornersOf(form));

function cornersOf(form: Profile): Polygon {
  const { section, width, height, across = 0, down = 0, drip = DRIP, bevel = BEVEL } = form;
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
      return coping(width, height, down, drip);
    case 'channel':
      return channel(width, height, across, down);
    case 'plank':
      return plank(width, height, across, down, bevel);
  }
}

/** Length of one wave of a uni paver: its width, or the fraction of its length nearest to that. */
export const waveLength = ({ length, width }: Pick<Extrusion, 'length' | 'width'>) =>
  Math.min(width, length / Math.max(1, Math.round(length / width)));

/** Run of a slope of a uni paver's wave; default: a tenth of the wave. */
export const flankOf = (form: Extrusion) => form.flank ?? waveLength(form) / 10;

/**
 * Outline of a uni paver: each side of its module (length × width, the area of one paver), and each half of a long
 * side, has the same wave of amplitude `indent`. Point symmetry makes neighbours fit.
 */
function uniPaver(form: Extrusion): Polygon {
  const { length, width, indent = 0 } = form;
  const flank = flankOf(form);
  const corners = rectangle(length, width);
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % corners.length] ?? from;
    const run: Point = [to[0] - from[0], to[1] - from[1]];
    const whole = Math.hypot(...run);
    const waves = Math.max(1, Math.round(whole / width));
    const outwards: Point = [run[1] / whole, -run[0] / whole];
    const period = whole / waves;
    const points = Array.from({ length: waves }, (_, index) =>
      [flank, period / 2 - flank, period / 2 + flank, period - flank].map((along, corner): Point => {
        const at = (index * period + along) / whole;
        const out = corner < 2 ? indent : -indent;
        return [from[0] + run[0] * at + outwards[0] * out, from[1] + run[1] * at + outwards[1] * out];
      }),
    );
    return [from, ...points.flat()];
  });
}

/** Outline of an I along its length: full width at the ends, four times `indent` narrower at the waist. */
function iPaver(length: number, width: number, indent: number): Polygon {
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

/** Positions of a grid's keys on each side, as fractions of it. */
export const KEYS = [1 / 3, 2 / 3] as const;

/** Outline of a grid: a rectangle with two half-round keys cut into each side, at its thirds. */
function gridWithKeys(length: number, width: number, radius: number): Polygon {
  const corners = rectangle(length, width);
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % corners.length] ?? from;
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const keys = KEYS.flatMap((share) =>
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

/** Default drip grooves of a coping, in mm. */
export const DRIP: Drip = { width: 14, depth: 11, distance: 30 };

/** Coping with a central ridge that slopes by `down` to both sides, and a drip groove under each overhang. */
function coping(width: number, height: number, down: number, drip: Drip): Polygon {
  const half = width / 2;
  const grooves = [-1, 1].flatMap((side): Point[] => {
    const middle = side * (half - drip.distance);
    return [
      [middle - drip.width / 2, 0],
      [middle - drip.width / 2, drip.depth],
      [middle + drip.width / 2, drip.depth],
      [middle + drip.width / 2, 0],
    ];
  });
  return [[-half, 0], ...grooves, [half, 0], [half, height - down], [0, height], [-half, height - down]];
}

/** Channel with upright walls of thickness `across`, a half-round invert, and a floor of thickness `down`. */
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

/** Default bevel of planks, in mm. */
export const BEVEL = 6;

/** Height of a key's bottom, as a fraction of its opening. */
export const KEY_BOTTOM = 0.4;

/** Plank with a key of depth `across` and opening 2 × `down` at half height of both sides. */
function plank(width: number, height: number, across: number, down: number, bevel: number): Polygon {
  const half = width / 2;
  const middle = height / 2;
  const right: Point[] = [
    [half, 0],
    [half, middle - down],
    [half - across, middle - down * KEY_BOTTOM],
    [half - across, middle + down * KEY_BOTTOM],
    [half, middle + down],
    [half, height - bevel],
    [half - bevel, height],
  ];
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}
