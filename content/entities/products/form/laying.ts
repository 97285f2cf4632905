import { area, type Point, type Polygon, rectangle } from './polygon';
import { planOf } from './outlines';
import { layingOf, WALL_JOINT } from './quantities';
import type { Form } from './schema';

/** Patterns that pavers are laid in. All but running bond ask for a rectangle twice as long as wide. */
export const patterns = ['running', 'herringbone-90', 'herringbone-45', 'basket'] as const;
export type Pattern = (typeof patterns)[number];

/** What has to be known of a product to count it. Lengths in mm. */
export type NeedBasis =
  | {
      readonly kind: 'wall';
      readonly length: number;
      readonly height: number;
      readonly joint: number;
      /** So many clay bricks of a wall of so many inches give way to so many blocks of a face in tenth mm²; only where that is stated. */
      readonly replaced?: {
        readonly bricks: number;
        readonly blocks: number;
        readonly inches: number;
        readonly faceTenthMm2: number;
      };
    }
  | {
      readonly kind: 'paving';
      /** What one piece covers, in mm². */
      readonly cover: number;
      /** Length and width of the rectangle that it covers; undefined of waves and waists. */
      readonly piece: readonly [length: number, width: number] | undefined;
      readonly patterns: readonly Pattern[];
    }
  | { readonly kind: 'line'; readonly length: number };

/** How a product is counted: by the face with its joint, by the ground it covers, or along a line. */
export function needBasisOf(form: Form): NeedBasis {
  const kind = layingOf(form);
  const { length, width, height } = form;
  switch (kind) {
    case 'wall':
      return { kind, length, height, joint: WALL_JOINT };
    case 'line':
      return { kind, length };
    case 'paving':
      return { kind, cover: coverOf(form), piece: pieceOf(form), patterns: patternsOf(form, length, width) };
  }
}

/** Keys cut into the edge of a grid are filled by no neighbour: it covers its whole square. */
const coverOf = (form: Form) =>
  form.shape === 'extrusion' && form.outline !== 'grid' ? area(planOf(form)) : form.length * form.width;

const pieceOf = (form: Form) =>
  form.shape !== 'extrusion' || form.outline === 'rectangle' || form.outline === 'grid'
    ? ([form.length, form.width] as const)
    : undefined;

function patternsOf(form: Form, length: number, width: number): readonly Pattern[] {
  if (form.shape !== 'extrusion' || form.outline !== 'rectangle') return [];
  return length === 2 * width ? patterns : ['running'];
}

/** So many widths of a piece a pattern repeats itself after, across and up; herringbone at 45° along its own diagonals. */
export const REPEAT = 4;

/**
 * Pieces of width 1 and length 2 that cover a square window of so many widths, in a pattern; some reach out of it.
 * `rows` has all joints in line.
 */
export function laidPieces(pattern: Pattern | 'rows', window: number): readonly Polygon[] {
  switch (pattern) {
    case 'rows':
      return inRows(window, () => 0);
    case 'running':
      return inRows(window, (row) => row % 2);
    case 'basket':
      return baskets(window);
    case 'herringbone-90':
      return herringbone(window);
    case 'herringbone-45':
      return herringbone(window * 2).map((piece) => piece.map((point) => turned(point, window)));
  }
}

const lying = (x: number, y: number) => rectangle(2, 1, [x + 1, y + 0.5]);
const upright = (x: number, y: number) => rectangle(1, 2, [x + 0.5, y + 1]);
const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, index) => index + from);

const inRows = (window: number, shift: (row: number) => number) =>
  upTo(window).flatMap((row) =>
    upTo(Math.ceil(window / 2) + 1).map((column) => lying(column * 2 - shift(row), row)),
  );

const baskets = (window: number) =>
  upTo(Math.ceil(window / 2)).flatMap((row) =>
    upTo(Math.ceil(window / 2)).flatMap((column) => {
      const [x, y] = [column * 2, row * 2];
      return (row + column) % 2 === 0 ? [lying(x, y), lying(x, y + 1)] : [upright(x, y), upright(x + 1, y)];
    }),
  );

/** Each row is shifted by one: a lying piece at (0, 0) and an upright one at (3, 0) repeat by (1, 1) and (4, 0). */
const herringbone = (window: number) =>
  upTo(window, -1).flatMap((row) => {
    const first = (((row % 4) + 4) % 4) - 4;
    return upTo(Math.ceil(window / 4) + 2).flatMap((column) => {
      const x = first + column * 4;
      return [lying(x, row), upright(x + 3, row)];
    });
  });

/** Turned by 45 degrees about the middle of the window, out of a pattern twice as large. */
function turned([x, y]: Point, window: number): Point {
  const [a, b] = [x - window, y - window];
  return [(a - b) * Math.SQRT1_2 + window / 2, (a + b) * Math.SQRT1_2 + window / 2];
}
