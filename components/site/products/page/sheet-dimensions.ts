import { boxOf, type Point } from '@/content/entities/products/form/polygon';
import type { Dimension } from '@/content/entities/products/drawing/view';
import { type Placed, round } from './sheet';

/** Distance of the first dimension line from the view, and of the second from the first, in units. */
const OFFSET = 34;
/** Half length of the slanted stroke that ends a dimension, in units. */
const TICK = 6;
/** That stroke, from the end of an extension line. */
const STROKE = `m-${TICK} ${TICK}l${2 * TICK} -${2 * TICK}`;

type PlacedDimension = {
  /** The dimension line, its two extension lines and the strokes that end it. */
  readonly path: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
};

/** A dimension on the sheet: line, ends and the place of its figure, outside of the view. */
export function placeDimension(
  { side, from, to, level, text }: Dimension,
  points: readonly Point[],
  { at }: Placed,
): PlacedDimension {
  const { min, max } = boxOf(points);
  const [left = 0, bottom = 0, right = 0, top = 0] = [...at(min), ...at(max)].map(round);
  const away = OFFSET * level;
  if (side === 'below' || side === 'above') {
    const edge = side === 'below' ? bottom : top;
    const y = round(side === 'below' ? edge + away : edge - away);
    const [a = 0, b = 0] = [from, to].map((x) => round(at([x, 0])[0]));
    return {
      path: `M${a} ${y}H${b}${[a, b].map((x) => `M${x} ${edge}V${y}${STROKE}`).join('')}`,
      text,
      x: round(isNarrow(text, a, b) ? Math.max(a, b) + BESIDE : (a + b) / 2),
      y: round(y - 7),
      isUpright: true,
    };
  }
  const edge = side === 'left' ? left : right;
  const x = round(side === 'left' ? edge - away : edge + away);
  const [a = 0, b = 0] = [from, to].map((y) => round(at([0, y])[1]));
  return {
    path: `M${x} ${a}V${b}${[a, b].map((y) => `M${edge} ${y}H${x}${STROKE}`).join('')}`,
    text,
    x: round(x - 7),
    y: round(isNarrow(text, a, b) ? Math.min(a, b) - BESIDE : (a + b) / 2),
    isUpright: false,
  };
}

/** Width of a character of a figure in units, and how far a figure stands beside a length too short for it. */
const CHARACTER = 10;
const BESIDE = 20;

const isNarrow = (text: string, a: number, b: number) => Math.abs(a - b) < text.length * CHARACTER;

/** Distance of a cutting mark from the view, its length, and the length of its arrow, in units. */
const CUT = { away: 9, length: 20, arrow: 24 };

/** The marks of a cutting plane at both ends of a plan: thick ends, arrows that look to the right, letters. */
export function placeCut(cut: number, points: readonly Point[], { at }: Placed) {
  const { min, max } = boxOf(points);
  const [x = 0, top = 0] = at([cut, max[1]]).map(round);
  const [, bottom = 0] = at([cut, min[1]]).map(round);
  const ends = [top - CUT.away - CUT.length, bottom + CUT.away];
  return {
    strokes: ends.map((y) => `M${x} ${y}v${CUT.length}`).join(''),
    arrows: ends.map((y) => `M${x} ${y + CUT.length / 2}h-${CUT.arrow}m${CUT.arrow} 0l-9 -4v8z`).join(''),
    letters: ends.map((y) => ({ x: x - CUT.arrow - 12, y: y + CUT.length / 2 })),
  };
}
