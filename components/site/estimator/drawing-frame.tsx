import { boxOf, type Polygon } from '@/lib/geometry';
import type { Tessellation, Wall } from '@/lib/counting';

/** A wall, ground or line as it is drawn. */
export type Sketch = {
  /** Corners in tenths of a mm; of an open line, its course. */
  readonly outline: Polygon;
  readonly isOpen?: true;
  readonly className: string;
  /** Colour (`#RRGGBB`); by default that of the class. */
  readonly fill?: string | undefined;
  /** Describes the drawing, by its length, its height and both. */
  readonly label: (measures: Readonly<Record<'length' | 'height' | 'size', string>>) => string;
  /** Pieces on it. */
  readonly laying?: Tessellation;
  /** Dashes of a line, at a number of units of the drawing for 0.1 mm. */
  readonly dashes?: (scale: number) => string | undefined;
  readonly isOnGround?: true;
  /** A wall has openings, and its first piece is marked. */
  readonly wall?: Wall;
  /** Second colour, and its share from 0 to 1. */
  readonly second?: { readonly fill: string | undefined; readonly share: number };
  /** By default `laid`, which says how many pieces one drawn piece is, which are `count` times `count`. */
  readonly caption?: (laid: string, count: number) => string;
};

/** Size of the drawing's viewBox. Constant for all inputs, so that its space is reserved. */
export const DRAWING_SHEET = { width: 1_000, height: 660 } as const;
/** Margins for the dimensions, in units of the viewBox. */
const MARGIN = { top: 10, right: 10, bottom: 96, left: 96 } as const;
/** Distance of a dimension line from the outline, and half length of its ticks. */
const OFFSET = 30;
const TICK = 9;

export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Length and height of the drawn object, in 0.1 mm. */
  readonly along: number;
  readonly up: number;
  /** Units of the viewBox per 0.1 mm. */
  readonly scale: number;
  /** Path of the outline, open. */
  readonly path: string;
};

/** Fits an outline into the viewBox, as large as possible and centred. */
export function frameOf(points: Polygon): Frame {
  const { min, max } = boxOf(points);
  const [along, up] = [max[0] - min[0], max[1] - min[1]];
  const room = {
    width: DRAWING_SHEET.width - MARGIN.left - MARGIN.right,
    height: DRAWING_SHEET.height - MARGIN.top - MARGIN.bottom,
  };
  const scale = Math.min(room.width / Math.max(along, 1), room.height / Math.max(up, 1));
  const x = MARGIN.left + (room.width - along * scale) / 2;
  const ground = MARGIN.top + (room.height + up * scale) / 2;
  const path = points
    .map((point) =>
      [x + (point[0] - min[0]) * scale, ground - (point[1] - min[1]) * scale].map(rounded).join(' '),
    )
    .join('L');
  return {
    x: rounded(x),
    y: rounded(ground - up * scale),
    width: rounded(along * scale),
    height: rounded(up * scale),
    along: Math.round(along),
    up: Math.round(up),
    scale,
    path: `M${path}`,
  };
}

type DimensionsProps = { readonly frame: Frame; readonly length: (tenthMm: number) => string };

/** Dimension lines for total length and height, with slanted ticks. */
export function Dimensions({ frame: { x, y, width, height, along, up }, length }: DimensionsProps) {
  const [right, ground] = [rounded(x + width), rounded(y + height)];
  const [below, beside] = [rounded(ground + OFFSET), rounded(x - OFFSET)];
  const tick = (atX: number, atY: number) => `M${atX - TICK} ${atY + TICK}L${atX + TICK} ${atY - TICK}`;
  const upright = `M${beside} ${y}V${ground}${tick(beside, y)}${tick(beside, ground)}`;
  return (
    <>
      <path
        className="drawn-dimension"
        d={`M${x} ${below}H${right}${tick(x, below)}${tick(right, below)}${height < 1 ? '' : upright}`}
      />
      <text x={rounded(x + width / 2)} y={below + 16} dominantBaseline="hanging">
        {length(along)}
      </text>
      {height >= 1 && (
        <text transform={`translate(${beside - 18} ${rounded(y + height / 2)}) rotate(-90)`}>
          {length(up)}
        </text>
      )}
    </>
  );
}

/** Rounds a coordinate for a path to two decimals. */
export const rounded = (value: number) => Math.round(value * 100) / 100;
