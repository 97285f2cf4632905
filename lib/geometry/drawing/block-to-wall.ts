import { boxOf, type Point, type Polygon } from '../form/polygon';
import { holesOf, planOf } from '../form/outlines';
import { simplify, simplifyLine } from '../form/polygon-cuts';
import type { Extrusion } from '../form/schema';
import { solve } from '../form/solid';
import { WALL_JOINT } from '../form/joint';
import { grown } from './graphic';
import { isometricOf, onSheet } from './isometric';
import { pathData } from './svg';

/** A corner in the isometric view, y downwards. */
const onPicture = (corner: Parameters<typeof onSheet>[0]): Point => {
  const [right, up] = onSheet(corner);
  return [right, -up];
};

const MM_IN_M = 1000;
/** Room around the drawings, in mm. */
const EDGE = 20;
/** Deviation of a simplified curve in mm; the picture is smaller than 1:2. */
const TOLERANCE = 0.8;

/** Path data of closed rings; arcs in plan stay arcs with a tolerance of 0. */
const closed = (rings: readonly Polygon[], tolerance = TOLERANCE) =>
  pathData({
    lines: rings.map((points) => ({
      points: tolerance === 0 ? points : simplify(points, tolerance),
      isClosed: true,
    })),
  });

const holesOfForm = ({ holes }: Extrusion) => (holes === undefined ? [] : holesOf(holes));

/** A block in the isometric view of the sheet, y downwards, about the middle of its base. Lengths in mm. */
function drawnBlock(form: Extrusion) {
  const faces = isometricOf(solve(form).solid);
  return {
    surfaces: faces
      .filter(({ rings }) => rings.length > 0)
      .map(({ shade, rings }) => ({ shade, d: closed(rings) })),
    edges: pathData({
      lines: faces.flatMap(({ edges }) =>
        edges.map((points) => ({ points: simplifyLine(points, TOLERANCE) })),
      ),
    }),
  };
}

export type DrawnBlock = ReturnType<typeof drawnBlock>;

/** The cores of a block: upper end and its middle in the isometric view, and place along the block in mm. */
const coresOf = (form: Extrusion) =>
  holesOfForm(form).map((hole) => {
    const { min, max } = boxOf(hole);
    const [x, y] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
    const top = hole.map(([right, back]) => onSheet([right, back, form.height]));
    return { d: closed([top]), middle: onPicture([x, y, form.height]), along: x };
  });

/**
 * Draws how a block becomes a wall of 1 m × 1 m in half bond, its first two courses and the whole. Lengths in mm,
 * y downwards. Returns undefined unless five courses of two blocks and a half have this size.
 */
export function blockToWall(form: Extrusion, half: Extrusion) {
  const [module, course] = [form.length + WALL_JOINT, form.height + WALL_JOINT];
  const halfModule = half.length + WALL_JOINT;
  if (2 * module + halfModule !== MM_IN_M || MM_IN_M % course !== 0 || 2 * halfModule !== module)
    return undefined;
  const cores = coresOf(form);
  const [front, back] = [-form.width / 2, form.width / 2];
  const [start, end] = [-module / 2, MM_IN_M - module / 2];

  const courseOf = (index: number) => {
    const isEven = index % 2 === 0;
    const first = isEven ? 0 : halfModule;
    const wholes = [first, first + module].map((x) => ({ isHalf: false, x }));
    const half = { isHalf: true, x: isEven ? end - halfModule / 2 : start + halfModule / 2 };
    const row = isEven ? [...wholes, half] : [half, ...wholes];
    return row.map(({ isHalf, x }) => ({ isHalf, x, at: onPicture([x, 0, index * course]) }));
  };
  /** A wall of so many courses, from the bottom, far pieces first. */
  const stackOf = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => courseOf(index));
    const top = count * course;
    const [left, right, upper] = [start + WALL_JOINT / 2, end - WALL_JOINT / 2, top - WALL_JOINT];
    const silhouette = [
      [left, front, 0],
      [right, front, 0],
      [right, back, 0],
      [right, back, upper],
      [left, back, upper],
      [left, front, upper],
    ] as const;
    return {
      box: boxAround([start, end], [front, back], top),
      pieces: rows.flat(),
      /** Lies under the pieces and is seen between them. */
      mortar: closed([silhouette.map(onSheet)]),
      /** Filled cores of the top course by their number in the block, about the same places in every course. */
      filled: (rows.at(-1) ?? []).flatMap(({ isHalf, x, at }) =>
        cores.flatMap(({ along }, core) =>
          !isHalf && x + along > 0 && x + along < module ? [{ core, at }] : [],
        ),
      ),
    };
  };

  return {
    block: drawnBlock(form),
    half: drawnBlock(half),
    cores,
    /** Outline and openings in plan. */
    plan: { outline: closed([planOf(form)], 0), openings: closed(holesOfForm(form), 0) },
    blockBox: boxAround([-form.length / 2, form.length / 2], [front, back], form.height),
    bond: stackOf(2),
    wall: stackOf(MM_IN_M / course),
  };
}

type Span = readonly [number, number];

/** Box of the isometric view of a body of this length, width and height. */
const boxAround = (length: Span, width: Span, height: number) =>
  grown(
    boxOf(length.flatMap((x) => width.flatMap((y) => [0, height].map((z) => onPicture([x, y, z]))))),
    EDGE,
  );

export type WallDrawing = NonNullable<ReturnType<typeof blockToWall>>;
