import { arc, type Box, boxOf, type Point, type Polygon, rectangle } from '../form/polygon';
import { crossings, simplify, simplifyLine } from '../form/polygon-cuts';
import type { Form } from '../form/schema';
import { solve, type Solid } from '../form/solid';
import { annotate } from './annotations';
import { type Face, isometricOf } from './isometric';
import { measuresOf } from './measures';
import {
  type Annotation,
  type Graphic,
  graphicOf,
  grown,
  HALF_FIGURE,
  strokeOf,
  type Line,
  type Path,
} from './graphic';
import { edgesOf, type ViewName } from './projection';

/** In mm on paper: distance of hatching lines. */
export const HATCH = 2;
/** In mm on paper: overshoot of centre lines. */
const CENTRE_EXCESS = 2;
/** Largest deviation of a simplified curve of the isometric view, in mm on paper. */
const TOLERANCE = 0.06;
/** Grid of points that state no measure, of hatching and the isometric view, in mm on paper: fewer characters in a page. */
const GRID = 0.1;

const onGrid = (points: Polygon, ratio: number): Polygon => {
  const step = GRID * ratio;
  return points.map(([x, y]) => [Math.round(x / step) * step, Math.round(y / step) * step]);
};

/** Solves a form once for all views and scales. */
export function solveDrawing(form: Form) {
  const solved = solve(form);
  const edges = (name: ViewName) => edgesOf(solved, name);
  return {
    ...solved,
    edges: { front: edges('front'), section: edges('section'), plan: edges('plan') },
    faces: isometricOf(solved.solid),
    measures: measuresOf(form, solved.solid),
  };
}

export type SolvedDrawing = ReturnType<typeof solveDrawing>;

/** What a drawing program gets of a view, unflattened: edges and centre lines, cut areas, dimensions and marks. */
export type ViewParts = {
  readonly lines: readonly Line[];
  readonly areas: readonly Polygon[];
  readonly notes: readonly Annotation[];
};

/** Draws one view with its dimensions, in product mm; sizes on paper are multiplied by `ratio`. */
export function viewOf(
  name: ViewName,
  { solid, cut, edges, measures }: SolvedDrawing,
  ratio: number,
): Graphic & { readonly parts: ViewParts } {
  const { lines: seen, areas } = edges[name];
  const box = boxOf(seen.flatMap(({ points }) => points));
  const notes = annotate(measures[name], box, ratio, name === 'plan' ? cut : undefined);
  const lines = [...seen, ...centreLines(name, solid, grown(box, CENTRE_EXCESS * ratio))];
  const drawn = [
    ...lines,
    ...areas
      .flatMap((area) => hatchOf([area], HATCH * ratio))
      .map((line) => ({ ...line, points: onGrid(line.points, ratio) })),
    ...notes.flatMap((note) => note.lines),
  ];
  const words = notes.flatMap((note) => note.words);
  return { ...graphicOf(ratio, drawn, words), parts: { lines, areas, notes } };
}

/** Lines at 45° within rings (even-odd), `pitch` mm apart. */
export function hatchOf(
  rings: readonly Polygon[],
  pitch: number,
  kind: 'hatch' | 'dots' = 'hatch',
): readonly Line[] {
  const turn = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  const back = (x: number, y: number): Point => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
  const pieces = rings.map((ring) => ring.map(turn));
  const { min, max } = boxOf(pieces.flat());
  const first = Math.ceil(min[0] / pitch);
  const count = Math.max(0, Math.ceil(max[0] / pitch) - first);
  // Every other line runs back: steps between neighbours are alike, and compress.
  return Array.from({ length: count }, (_, index) => first + index).flatMap((index) =>
    crossings(pieces, index * pitch).map((ends) => {
      const [from, to] = index % 2 === 0 ? ends : ends.toReversed();
      return strokeOf(kind, back(index * pitch, from ?? 0), back(index * pitch, to ?? 0));
    }),
  );
}

/** Centre lines through all openings, and through a symmetric section. */
function centreLines(name: ViewName, { axis, prisms }: Solid, { min, max }: Box): readonly Line[] {
  const boxes = prisms.flatMap(({ holes }) => holes).map(boxOf);
  const middles = (side: 0 | 1) => [
    ...new Set(boxes.map((box) => Math.round((box.min[side] + box.max[side]) * 50) / 100)),
  ];
  const upright = (x: number) => strokeOf('centre', [x, min[1]], [x, max[1]]);
  if (name === 'front') return middles(0).map(upright);
  if (name === 'section')
    return axis === 'x' && isEven(prisms[0]?.outline ?? [])
      ? [upright(0)]
      : middles(1).map((y) => upright(-y));
  return [...middles(0).map(upright), ...middles(1).map((y) => strokeOf('centre', [min[0], y], [max[0], y]))];
}

/** Whether an outline is symmetric about x = 0. */
const isEven = (outline: Polygon) =>
  outline.every(([x, y]) => outline.some(([otherX, otherY]) => Math.hypot(x + otherX, y - otherY) < 0.01));

/** Draws the isometric view as large as the room allows: shaded surfaces, and edges between them. */
export function isometricGraphic(faces: readonly Face[], room: Point, ratio: number): Graphic {
  const { min, max } = boxOf(faces.flatMap(({ rings, edges }) => [...rings, ...edges].flat()));
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const scale = Math.min((room[0] - 2 * ratio) / width, (room[1] - 2 * ratio) / height);
  const lines = (polygons: readonly Polygon[], isClosed: boolean) =>
    polygons.map((polygon) => {
      const points = polygon.map(([x, y]): Point => [(x - min[0]) * scale, (y - min[1]) * scale]);
      const simple = (isClosed ? simplify : simplifyLine)(points, TOLERANCE * ratio);
      return { points: onGrid(simple, ratio), isClosed };
    });
  const paths = faces.flatMap(({ shade, rings, edges, isOutlined = false }): Path[] => [
    { kind: shade, lines: lines(rings, true), isOutlined },
    ...(isOutlined ? [] : [{ kind: 'edge' as const, lines: lines(edges, false) }]),
  ]);
  const box = grown({ min: [0, 0], max: [width * scale, height * scale] }, ratio);
  return { box, paths: paths.filter((path) => path.lines.length > 0), words: [] };
}

/** Length and height of the scale bar in mm on paper. */
const BAR = { length: 20, height: 1.5 };

/** Length that the scale bar represents, in product mm. */
export const barLength = (ratio: number) => BAR.length * ratio;

/** Draws a scale bar with one half filled, labelled 0 and `length` at its ends. */
export function barGraphic(ratio: number, length: string): Graphic {
  const [end, height] = [barLength(ratio), BAR.height * ratio];
  const part = (kind: 'symbol' | 'arrow', to: number): Line => {
    return { kind, points: rectangle(to, height, [to / 2, height / 2]), isClosed: true };
  };
  const name = (text: string, x: number) => ({
    text,
    at: [x, 2 * height] as const,
    anchor: 'middle' as const,
  });
  return graphicOf(ratio, [part('symbol', end), part('arrow', end / 2)], [name('0', 0), name(length, end)]);
}

/** Symbol of first-angle projection (ISO 5456-2): a truncated cone, and at its right its view from the left. */
export function symbolGraphic(ratio: number): Graphic {
  // Diameter of its small end, the unit of its other sizes.
  const unit = 2 * HALF_FIGURE * ratio;
  const closed = (points: Polygon): Line => ({ kind: 'symbol', points, isClosed: true });
  const circle = (radius: number) => closed(arc([4.5 * unit, 0], radius, 0, 2 * Math.PI).slice(0, -1));
  const scaled = (...points: Point[]) => points.map(([x, y]): Point => [x * unit, y * unit]);
  return graphicOf(ratio, [
    closed(scaled([0, -0.5], [2, -1], [2, 1], [0, 0.5])),
    circle(unit / 2),
    circle(unit),
    strokeOf('centre', ...scaled([-0.5, 0], [2.5, 0])),
    strokeOf('centre', ...scaled([3, 0], [6, 0])),
    strokeOf('centre', ...scaled([4.5, -1.5], [4.5, 1.5])),
  ]);
}
