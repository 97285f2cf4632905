import { boxOf, type Point, simplify, simplifyLine } from '@/content/entities/products/form/polygon';
import type { View } from '@/content/entities/products/drawing/view';

/** Width of every view's picture, in units of the sheet; views of one product share one scale. */
export const SHEET_WIDTH = 600;
/** Room beside and above a view for two rows of dimensions, in units. */
const MARGIN = { x: 84, y: 72 };
/** Highest drawing of one view, in units. */
const MAX_HEIGHT = 400;

/** Units of the sheet for each mm of the product: the largest at which every view fits. */
export function scaleOf(views: readonly View[]) {
  const sizes = views.map(({ lines }) => sizeOf(lines.flatMap(({ points }) => points)));
  return Math.min(
    ...sizes.map(({ width }) => (SHEET_WIDTH - 2 * MARGIN.x) / width),
    ...sizes.map(({ height }) => MAX_HEIGHT / height),
  );
}

const sizeOf = (points: readonly Point[]) => {
  const { min, max } = boxOf(points);
  return { width: max[0] - min[0], height: max[1] - min[1] };
};

/** A view on the sheet: its middle in the middle of the width, y downwards. */
export type Placed = {
  readonly height: number;
  readonly at: (point: Point) => Point;
};

/** Places points of a view (mm, y upwards) on the sheet. `hasMargin` leaves room for dimensions. */
export function place(points: readonly Point[], scale: number, hasMargin = true): Placed {
  const { min, max } = boxOf(points);
  const margin = hasMargin ? MARGIN.y : 8;
  const middle = (min[0] + max[0]) / 2;
  return {
    height: round((max[1] - min[1]) * scale + 2 * margin),
    at: ([x, y]) => [SHEET_WIDTH / 2 + (x - middle) * scale, margin + (max[1] - y) * scale],
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** How far a drawn curve may leave its own, in units: less than a hair at every width. */
const TOLERANCE = 0.2;

/**
 * Path data of lines through points on the sheet. Written as steps from the first point, so that equal figures at
 * different places are equal text, which compresses to almost nothing.
 */
export function pathOf(points: readonly Point[], isClosed: boolean) {
  const [[startX, startY] = [0, 0], ...rest] = (isClosed ? simplify : simplifyLine)(points, TOLERANCE);
  const stops = [[0, 0], ...rest.map(([x, y]) => [round(x - startX), round(y - startY)])];
  const steps = stops
    .slice(1)
    .map(([x = 0, y = 0], index) => [x - (stops[index]?.[0] ?? 0), y - (stops[index]?.[1] ?? 0)]);
  const start = `M${round(startX)} ${round(startY)}`;
  return `${start}l${steps.map((step) => step.map(round).join(' ')).join(' ')}${isClosed ? 'z' : ''}`;
}

/**
 * What print scales there are, 1 to so many, and up to which width of a picture in mm: two then stand side by side on A4,
 * upright or, at 1:10, at least lying on its long side.
 */
const PRINT_SCALES = [
  { ratio: 5, widest: 88 },
  { ratio: 10, widest: 138 },
] as const;
/** The scale of what is too long for these: a piece of more than a metre. */
const SMALLEST = 20;

/** Size of the face in mm at which its figures are 1.8 mm high, the smallest of ISO 3098-1: they are 0.686 of it. */
const PAPER_LETTER = 1.8 / 0.686;
/** Widths of outlines and of all other lines on paper in mm, two to one (ISO 128-2). */
export const PAPER_LINES = { wide: 0.5, narrow: 0.25 } as const;

/** The scale at which the drawing is printed, how wide the sheet is then in mm, and its figures in units of the sheet. */
export function printScale(scale: number) {
  const widthAt = (ratio: number) => SHEET_WIDTH / scale / ratio;
  const ratio = PRINT_SCALES.find((one) => widthAt(one.ratio) <= one.widest)?.ratio ?? SMALLEST;
  const width = widthAt(ratio);
  return { ratio, width, letter: (PAPER_LETTER * SHEET_WIDTH) / width };
}

/** The part of the sheet's width that a view and its dimensions take, from 0 to 1: on paper the rest is cut away. */
export const shareOf = ({ lines }: View, scale: number) =>
  hundredth((sizeOf(lines.flatMap(({ points }) => points)).width * scale + 2 * MARGIN.x) / SHEET_WIDTH);

/** A share of something, short enough to be written into a page. */
export const hundredth = (value: number) => Math.round(value * 100) / 100;
