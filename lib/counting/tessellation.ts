import { boxOf, type Point, type Polygon, rectangle } from '../geometry';
import type { Pattern } from './surfaces';

/** Pieces that cover the plane, `across` apart in a row. Each row is `up` above the last and moved by `shift`. */
export type Tessellation = {
  readonly pieces: readonly Polygon[];
  readonly across: number;
  readonly up: number;
  readonly shift: number;
  /** Number of rows after which a piece is straight above itself. */
  readonly period: number;
  /** Rotation of the pattern in degrees, counter-clockwise about the first corner. */
  readonly rotation: number;
};

/** A paver: its outline about the origin, the length of its module in mm, and the area that it covers in mm². */
export type Paver = { readonly outline: Polygon; readonly length: number; readonly cover: number };

/** Lays pavers in a pattern from the corner at (0, 0); `rows` has straight joints in both directions. */
export function tessellate({ outline, length, cover }: Paver, pattern: Pattern | 'rows'): Tessellation {
  const width = cover / length;
  const lengthwise = (x: number, y: number) =>
    outline.map(([a, b]): Point => [a + x + length / 2, b + y + width / 2]);
  const crosswise = (x: number, y: number) => rectangle(width, length, [x + width / 2, y + length / 2]);
  const row = { pieces: [lengthwise(0, 0)], across: length, up: width, rotation: 0 };
  switch (pattern) {
    case 'rows':
      return { ...row, shift: 0, period: 1 };
    case 'running':
      return { ...row, shift: length / 2, period: 2 };
    case 'basket':
      return {
        pieces: [lengthwise(0, 0), lengthwise(0, width), crosswise(length, 0), crosswise(length + width, 0)],
        across: 2 * length,
        up: length,
        shift: length,
        period: 2,
        rotation: 0,
      };
    case 'herringbone-90':
    case 'herringbone-45':
      return {
        pieces: [lengthwise(0, 0), crosswise(3 * width, 0)],
        across: 4 * width,
        up: width,
        shift: width,
        period: 4,
        rotation: pattern === 'herringbone-45' ? 45 : 0,
      };
  }
}

/** Lays rectangles of a length and a width in mm. */
export const inRows = (length: number, width: number, pattern: 'rows' | 'running') =>
  tessellate({ outline: rectangle(length, width), length, cover: length * width }, pattern);

/** A piece of a tessellation, and its place: index of the repeating piece, row and column. */
export type Laid = {
  readonly outline: Polygon;
  readonly place: readonly [piece: number, row: number, column: number];
};

/** All pieces that overlap a window from (0, 0), before the rotation of the tessellation. */
export function layOver(tessellation: Tessellation, width: number, height: number): readonly Laid[] {
  const { pieces, up } = tessellation;
  return pieces.flatMap((outline, piece) => {
    const { min, max } = boxOf(outline);
    return between(-max[1] / up, (height - min[1]) / up).flatMap((row) => {
      const { across } = tessellation;
      const start = rowStart(tessellation, row);
      return between((-max[0] - start) / across, (width - min[0] - start) / across).map((column): Laid => ({
        outline: outline.map(([x, y]): Point => [x + start + column * across, y + row * up]),
        place: [piece, row, column],
      }));
    });
  });
}

/** Offset of a row along its direction. */
export const rowStart = ({ shift, across, period }: Tessellation, row: number) =>
  ((((row % period) + period) % period) * shift) % across;

/** Selects a share of the repeating pieces, spread evenly over `repeats` (R2 sequence, M. Roberts). */
export function colouredPieces({ pieces, period }: Tessellation, repeats: number, share: number) {
  const rows = period * repeats;
  const places = pieces.flatMap((_, piece) =>
    Array.from(
      { length: rows * repeats },
      (__, index) => [piece, index % rows, Math.floor(index / rows)] as const,
    ),
  );
  const rank = ([piece, row, column]: Laid['place']) =>
    (0.5 + row * 0.7548776662 + column * 0.569840291 + piece * 0.6180339887) % 1;
  const coloured = new Set(
    places
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, Math.round(places.length * share))
      .map(String),
  );
  const wrapped = (value: number, size: number) => ((value % size) + size) % size;
  return ({ place: [piece, row, column] }: Laid) =>
    coloured.has(String([piece, wrapped(row, rows), wrapped(column, repeats)]));
}

function between(from: number, to: number) {
  const first = Math.floor(from + 1e-9) + 1;
  return Array.from({ length: Math.max(0, Math.ceil(to - 1e-9) - first) }, (_, index) => first + index);
}
