import { type Box, boxOf, type Point, type Polygon } from '../form/polygon';
import type { LineKind, Shade } from './line-kinds';

/** A line in product mm, y upwards. */
export type Line = { readonly kind: LineKind; readonly points: Polygon; readonly isClosed?: boolean };

/** Lines of one kind, or a surface with even-odd fill, drawn as one path. */
export type Path = {
  readonly kind: LineKind | Shade;
  readonly lines: readonly Pick<Line, 'points' | 'isClosed'>[];
  /** Whether a surface has an ink line around it. */
  readonly isOutlined?: boolean;
};

/** Text anchored at its start, middle or end to a point of the baseline. */
export type Lettering = {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Readable from the right (ISO 129-1) instead of from below. */
  readonly isVertical?: boolean;
};

/** Points that a dimension measures, for programs that dimension by themselves. */
type Measured =
  | {
      readonly kind: 'length';
      readonly from: Point;
      readonly to: Point;
      /** A point of the dimension line. */
      readonly line: Point;
      readonly isVertical: boolean;
    }
  | { readonly kind: 'radius' | 'diameter'; readonly middle: Point; readonly at: Point };

/** Lines and text of a dimension, a note or a section mark. */
export type Annotation = {
  readonly lines: readonly Line[];
  readonly words: readonly Lettering[];
  readonly measured?: Measured | undefined;
};

/** A picture of paths and text; later paths cover earlier ones. */
export type Graphic = {
  readonly box: Box;
  readonly paths: readonly Path[];
  readonly words: readonly Lettering[];
};

/** Font size on paper in mm: figures, 0.686 of it, are 1.8 mm high, the minimum height of ISO 3098-1. */
export const LETTER = 1.8 / 0.686;
/** Half the height of a figure, and the assumed width of a character, in mm on paper. */
export const HALF_FIGURE = 0.9;
export const CHARACTER = 1.45;
/** Factor of room for text: narrow screens enlarge it. */
const ROOM = 1.4;

const ORDER = [
  ...(['mortar', 'cast', 'sand'] as const),
  ...(['dots', 'hatch', 'hidden', 'centre', 'edge'] as const),
  ...(['outline', 'dimension', 'blank', 'symbol', 'mark', 'arrow'] as const),
];

/** Builds a picture of lines and text, with a margin of 1 mm on paper. */
export function graphicOf(ratio: number, lines: readonly Line[], words: readonly Lettering[] = []): Graphic {
  const paths = ORDER.map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }));
  const points = [...lines.flatMap((line) => line.points), ...words.flatMap((one) => cornersOf(one, ratio))];
  return { box: grown(boxOf(points), ratio), paths: paths.filter((path) => path.lines.length > 0), words };
}

function cornersOf({ text, at: [x, y], anchor, isVertical }: Lettering, ratio: number): readonly Point[] {
  const width = text.length * CHARACTER * ROOM * ratio;
  const start = { start: 0, middle: width / 2, end: width }[anchor];
  const height = 2 * HALF_FIGURE * ROOM * ratio;
  const along = [-start, width - start];
  return along.map((value, end) =>
    isVertical ? [x - end * height, y + value] : [x + value, y + end * height],
  );
}

export const grown = ({ min, max }: Box, by: number): Box => {
  return { min: [min[0] - by, min[1] - by], max: [max[0] + by, max[1] + by] };
};

export const strokeOf = (kind: LineKind, ...points: readonly Point[]): Line => ({ kind, points });
