import {
  type EntitiesManager,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
} from '@tarikjabiri/dxf';
import type { Point, Polygon } from '../form/polygon';
import { stepsOf } from '../form/polygon-cuts';
import { HALF_FIGURE, type Lettering, type Line } from './graphic';

/** Layer names, AutoCAD colour indices (7: ink, 8: grey, 3: green), line types, and line weights in 0.01 mm. */
export const LAYERS = {
  outline: ['OUTLINE', 7, 'Continuous', 50],
  mark: ['SECTION', 7, 'Continuous', 50],
  hidden: ['HIDDEN', 8, 'DASHED', 25],
  centre: ['CENTRE', 3, 'CENTER', 25],
  hatch: ['HATCH', 8, 'Continuous', 18],
  edge: ['OTHERS', 7, 'Continuous', 25],
  dimension: ['DIMENSION', 8, 'Continuous', 18],
  joint: ['JOINT', 8, 'DASHED', 18],
  arrow: ['ARROW', 8, 'Continuous', 18],
  symbol: ['SYMBOL', 8, 'Continuous', 18],
  text: ['TEXT', 7, 'Continuous', 18],
} as const;

/** Keeps these layers apart from those of a drawing into which a product is inserted. */
export const PREFIX = 'UNIT-';

type OnLayer = { readonly layerName: string };
export const on = (layer: keyof typeof LAYERS): OnLayer => ({ layerName: `${PREFIX}${LAYERS[layer][0]}` });

const isLayer = (kind: string): kind is keyof typeof LAYERS => kind in LAYERS;

type Shape = Pick<Line, 'points' | 'isClosed'>;
type Drawn = {
  readonly lines: readonly (Shape & { readonly kind: string })[];
  readonly words: readonly Lettering[];
};

const ALIGNMENTS = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
};

/** Rounds a length to a millionth of a mm: some programs cannot read numbers with an exponent. */
const round = (length: number) => Math.round(length * 1e6) / 1e6;

/** Moves a point of a view to the view's place on the sheet. */
export const placed = ([x, y]: Point, at: Point) => point3d(round(x + at[0]), round(y + at[1]));
const moved = (points: Polygon, at: Point) => points.map(([x, y]): Point => [x + at[0], y + at[1]]);

/** A text without what CAD programs read as a code: `%%c`, `\\U+`, `^J`; the library ends a line of the file at a line break. */
const withoutCodes = (text: string) =>
  text
    .replaceAll(/[\u00a0\n]/g, ' ')
    .replaceAll('–', '-')
    .replaceAll(/%(?=%)/g, '% ')
    .replaceAll('\\', '/')
    .replaceAll('^', '^ ');

/** Adds lines, filled arrows, and text without characters that fonts of CAD programs lack. */
export function addGraphic(target: EntitiesManager, { lines, words }: Drawn, at: Point, ratio: number) {
  for (const { kind, points, ...line } of lines) {
    if (kind === 'arrow') addHatch(target, [moved(points, at)], HatchPredefinedPatterns.SOLID, 1, on(kind));
    else if (isLayer(kind)) addLine(target, { ...line, points: moved(points, at) }, on(kind));
  }
  for (const { text, anchor, isVertical, ...word } of words) {
    const place = placed(word.at, at);
    target.addText(place, 2 * HALF_FIGURE * ratio, withoutCodes(text), {
      ...on('text'),
      rotation: isVertical ? 90 : 0,
      horizontalAlignment: ALIGNMENTS[anchor],
      secondAlignmentPoint: place,
    });
  }
}

/** Corners of a line, each with the bulge of the arc that follows it; 0 for a straight line. */
function cornersOf({ points, isClosed = false }: Shape) {
  const steps = stepsOf(points, isClosed);
  const corners = [points[0] ?? [0, 0], ...steps.map(({ to }) => to)];
  return corners
    .slice(0, isClosed ? -1 : undefined)
    .map(([x, y], index) => ({ x: round(x), y: round(y), bulge: steps[index]?.bulge ?? 0 }));
}

/** Adds a circle, a polyline, or lines and arcs one by one, which every program reads and joins. */
export function addLine(target: EntitiesManager, line: Shape, options: OnLayer) {
  const { points, isClosed = false } = line;
  const corners = cornersOf(line);
  const [a, b] = corners;
  // Angles of two arcs add up to a circle when the product of their bulges is 1.
  if (isClosed && corners.length === 2 && a && b && Math.abs(a.bulge * b.bulge - 1) < 1e-6) {
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const middle = placed([mean(0), mean(1)], [0, 0]);
    target.addCircle(middle, round(Math.hypot(a.x - middle.x, a.y - middle.y)), options);
  } else if (corners.length === 2 || corners.some(({ bulge }) => bulge !== 0)) {
    const sides = isClosed ? corners : corners.slice(0, -1);
    sides.forEach((corner, index) =>
      addSide(target, corner, corners[index + 1] ?? corners[0] ?? corner, options),
    );
  } else {
    const flags = isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
    target.addLWPolyline(
      corners.map(({ x, y }) => ({ point: point3d(x, y) })),
      { flags, ...options },
    );
  }
}

type Corner = ReturnType<typeof cornersOf>[number];

/** Adds the side from `a` to `b`: a straight line, or an arc, which runs counter-clockwise. */
function addSide(target: EntitiesManager, a: Corner, b: Corner, options: OnLayer) {
  if (a.bulge === 0) return void target.addLine(point3d(a.x, a.y), point3d(b.x, b.y), options);
  const across = (1 - a.bulge ** 2) / (4 * a.bulge);
  const x = (a.x + b.x) / 2 - (b.y - a.y) * across;
  const y = (a.y + b.y) / 2 + (b.x - a.x) * across;
  const [from, to] = (a.bulge > 0 ? [a, b] : [b, a]).map((end) =>
    round((Math.atan2(end.y - y, end.x - x) * 180) / Math.PI),
  ) as [number, number];
  target.addArc(placed([x, y], [0, 0]), round(Math.hypot(a.x - x, a.y - y)), from, to, options);
}

/** Distance of the lines of ANSI31 at scale 1, as the library writes it. */
const ANSI31 = 1.25 * Math.SQRT1_2;

/** Hatches areas, each of one or more rings, at 45° with lines at a distance of `pitch` mm. */
export function addHatches(target: EntitiesManager, areas: readonly (readonly Polygon[])[], pitch: number) {
  for (const area of areas)
    addHatch(target, area, HatchPredefinedPatterns.ANSI31, pitch / ANSI31, on('hatch'));
}

function addHatch(
  target: EntitiesManager,
  rings: readonly Polygon[],
  name: HatchPredefinedPatterns,
  scale: number,
  options: OnLayer,
) {
  const boundaries = new HatchBoundaryPaths();
  for (const points of rings)
    boundaries.addPolylineBoundary(new HatchPolylineBoundary(cornersOf({ points, isClosed: true })));
  target.addHatch(boundaries, { name, scale }, options);
}
