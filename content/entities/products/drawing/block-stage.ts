import { boxOf, type Point, type Polygon } from '../form/polygon';
import { holesOf, planOf } from '../form/outlines';
import { simplify, simplifyLine } from '../form/polygon-cuts';
import type { Extrusion } from '../form/schema';
import { solve } from '../form/solid';
import { WALL_JOINT } from '../../../setting-out/walls';
import { grown } from './graphic';
import { isometricOf, onSheet } from './isometric';
import { looks } from './palette';
import { pathData } from './svg';

/** A corner in the isometric view, y downwards. */
const onPicture = (corner: Parameters<typeof onSheet>[0]): Point => {
  const [right, up] = onSheet(corner);
  return [right, -up];
};

const MM_IN_M = 1000;
/** Room around the wall, in mm. */
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

/** A block in the isometric view of the sheet, y downwards, about the middle of its base. Lengths in mm. */
function stagedBlock(form: Extrusion) {
  const faces = isometricOf(solve(form).solid);
  const tops = holesOfForm(form).map((hole) => hole.map(([x, y]) => onSheet([x, y, form.height])));
  return {
    surfaces: faces
      .filter(({ rings }) => rings.length > 0)
      .map(({ shade, rings }) => ({ fill: looks[shade].fill, d: closed(rings) })),
    edges: pathData({
      lines: faces.flatMap(({ edges }) =>
        edges.map((points) => ({ points: simplifyLine(points, TOLERANCE) })),
      ),
    }),
    /** Upper ends of the openings, and the middle of each. */
    grout: closed(tops),
    rods: tops.map(boxOf).map(({ min, max }): Point => [(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2]),
  };
}

const holesOfForm = ({ holes }: Extrusion) => (holes === undefined ? [] : holesOf(holes));

export type StagedBlock = ReturnType<typeof stagedBlock>;

/**
 * A block becomes a wall of 1 m × 1 m in half bond, drawn course by course from the bottom, far blocks first; undefined
 * unless five courses of two blocks and a half have this size.
 */
export function blockStage(form: Extrusion, half: Extrusion) {
  const [module, course] = [form.length + WALL_JOINT, form.height + WALL_JOINT];
  const halfModule = half.length + WALL_JOINT;
  if (2 * module + halfModule !== MM_IN_M || MM_IN_M % course !== 0 || 2 * halfModule !== module)
    return undefined;
  const place = (x: number, z: number) => onPicture([x, 0, z]);
  const courses = Array.from({ length: MM_IN_M / course }, (_, index) => {
    const z = index * course;
    const isEven = index % 2 === 0;
    const first = isEven ? 0 : halfModule;
    const wholes = [0, 1].map((step) => ({ isHalf: false, at: place(first + step * module, z) }));
    const end = isEven ? module * 1.5 + halfModule / 2 : -module / 2 + halfModule / 2;
    const halves = [{ isHalf: true, at: place(end, z) }];
    return isEven ? [...wholes, ...halves] : [...halves, ...wholes];
  });
  const corners = (from: number, to: number, top: number) =>
    [from, to].flatMap((x) =>
      [-form.width / 2, form.width / 2].flatMap((y) => [0, top].map((z) => onPicture([x, y, z]))),
    );
  return {
    block: stagedBlock(form),
    half: stagedBlock(half),
    /** Outline and openings in plan, y downwards; `lift` moves the tipped plan to the top of the block. */
    plan: { outline: closed([planOf(form)], 0), openings: closed(holesOfForm(form), 0), lift: -form.height },
    courses,
    blockBox: grown(boxOf(corners(-form.length / 2, form.length / 2, form.height)), EDGE),
    wallBox: grown(boxOf(corners(-module / 2, MM_IN_M - module / 2, MM_IN_M)), EDGE),
  };
}

export type StageDrawing = NonNullable<ReturnType<typeof blockStage>>;
