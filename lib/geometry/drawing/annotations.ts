import type { Box, Point } from '../form/polygon';
import { type Annotation, CHARACTER, HALF_FIGURE, strokeOf, type Line } from './graphic';
import type { Length, Stated, Pointer } from './figures';

/** In mm on paper: first dimension line from the view, line spacing (ISO 129-1), overshoot of extension lines. */
const FIRST = 7;
const NEXT = 6;
const EXCESS = 1.5;
/** On paper in mm: half an end tick across; line to figure; short line to a figure beside it; least room in a line. */
const TICK = 1.1;
const GAP = 0.8;
const BESIDE = 1.8;
const CLEAR = 0.6;
const ARROW = { length: 2, half: 0.45 };
/** Section marks in mm on paper: distance from the view, length, length of the arrow's tail, reserved room. */
const MARK = { away: 1.5, length: 3.5, arrow: 3.5, room: 6 };

const dimension = (...points: readonly Point[]) => strokeOf('dimension', ...points);

/** Draws the measures of a view as lines and figures around its box, and the marks of a section that cuts it. */
export function annotate(measures: readonly Stated[], box: Box, ratio: number, cut?: number) {
  const clear = cut === undefined ? 0 : MARK.room;
  const marks = cut === undefined ? [] : [-1, 1].map((outwards) => markOn(cut, box, outwards, ratio));
  const placed = (one: Stated) => ('side' in one ? lengthOn(one, box, ratio, clear) : pointerOn(one, ratio));
  return [...measures.map(placed), ...marks];
}

function lengthOn(measure: Length, box: Box, ratio: number, clear: number): Annotation {
  const { side, from, to, level, at, isBeside, reach = BESIDE, text } = measure;
  const isVertical = side === 'left' || side === 'right';
  const outwards = side === 'left' || side === 'below' ? -1 : 1;
  const edge = (outwards < 0 ? box.min : box.max)[isVertical ? 0 : 1];
  const start = at ?? edge;
  const away = (isVertical ? 0 : clear) + FIRST + NEXT * (level - 1);
  const place = level === 0 ? start : edge + outwards * away * ratio;
  const point = (along: number, across: number): Point => (isVertical ? [across, along] : [along, across]);
  const width = text.length * CHARACTER * ratio;
  const isShort = isBeside ?? to - from < width + CLEAR * ratio;
  const end = isShort ? to + reach * ratio + width : to;
  const tick = TICK * ratio;
  const ends = [from, to].flatMap((stop) => {
    const [x, y] = point(stop, place);
    const stroke = dimension([x - tick, y - tick], [x + tick, y + tick]);
    if (level === 0) return [stroke];
    return [stroke, dimension(point(stop, start), point(stop, place + outwards * EXCESS * ratio))];
  });
  const middle = isShort ? end - width / 2 : (from + to) / 2;
  // In a chain, a figure without room between the ticks is beyond the extension lines.
  const isBeyond = isBeside === false && to - from < width + TICK * ratio;
  const beyond = outwards * (EXCESS + GAP + (isVertical ? 2 * HALF_FIGURE : 0));
  const words = point(middle, place + (isBeyond ? beyond : isVertical ? -GAP : GAP) * ratio);
  return {
    lines: [dimension(point(from, place), point(end, place)), ...ends],
    words: [{ text, at: words, anchor: 'middle', isVertical }],
    measured: {
      kind: 'length',
      from: point(from, start),
      to: point(to, start),
      line: point(to, place),
      isVertical,
    },
  };
}

function pointerOn({ at, towards, reach, text, circle }: Pointer, ratio: number): Annotation {
  const angle = (towards * Math.PI) / 180;
  const end = from(at, angle, reach * ratio);
  const isRight = Math.cos(angle) > 0;
  const words: Point = [end[0] + (isRight ? GAP : -GAP) * ratio, end[1] - HALF_FIGURE * ratio];
  return {
    lines: [dimension(at, end), arrowAt(at, angle, ratio)],
    words: [{ text, at: words, anchor: isRight ? 'start' : 'end' }],
    measured: circle && { ...circle, at },
  };
}

function markOn(cut: number, { min, max }: Box, outwards: number, ratio: number): Annotation {
  const isUp = outwards > 0;
  const [near, far] = [MARK.away, MARK.away + MARK.length].map((away): Point => [
    cut,
    (isUp ? max[1] : min[1]) + outwards * away * ratio,
  ]) as [Point, Point];
  const middle: Point = [cut, (near[1] + far[1]) / 2];
  const tail = from(middle, Math.PI, MARK.arrow * ratio);
  const words: Point = [tail[0] - GAP * ratio, tail[1] - HALF_FIGURE * ratio];
  return {
    lines: [strokeOf('mark', near, far), dimension(tail, middle), arrowAt(middle, Math.PI, ratio)],
    words: [{ text: 'A', at: words, anchor: 'end' }],
  };
}

const from = ([x, y]: Point, angle: number, length: number): Point => [
  x + length * Math.cos(angle),
  y + length * Math.sin(angle),
];

/** A filled arrow whose point is at `point`; `towards` is the direction of its tail, in radians. */
export function arrowAt(point: Point, towards: number, ratio: number): Line {
  const back = from(point, towards, ARROW.length * ratio);
  const sides = [1, -1].map((side) => from(back, towards + (side * Math.PI) / 2, ARROW.half * ratio));
  return { kind: 'arrow', points: [point, ...sides], isClosed: true };
}
