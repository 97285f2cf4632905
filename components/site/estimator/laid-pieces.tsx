import type { ComponentProps } from 'react';
import { boxOf } from '@/lib/geometry';
import { colouredPieces, type Laid, layOver, type Tessellation } from '@/lib/counting';
import { rounded, type Sketch } from './drawing-frame';

type LaidPiecesProps = {
  readonly tessellation: Tessellation;
  /** Units of the drawing per mm. */
  readonly scale: number;
  /** Number of pieces that one drawn piece represents, in each direction. */
  readonly count: number;
  /** Origin of the pattern: the lower left corner of the drawing. */
  readonly at: readonly [x: number, y: number];
  readonly ground: string;
  /** A second colour and its share of the pieces, 0 to 1. */
  readonly second?: Sketch['second'];
};

/** Minimum width of a drawn piece, in units of the drawing: joints of narrower ones would merge on phones. */
const NARROWEST = 10;
/** Approximate number of pieces after which the colouring repeats. */
const COLOURED = 72;

/** Returns how many pieces are drawn as one in each direction, so that they remain visible. */
export function piecesDrawnAsOne({ pieces: [piece = []] }: Tessellation, scale: number) {
  const { min, max } = boxOf(piece);
  return Math.max(1, Math.ceil(NARROWEST / ((max[1] - min[1]) * scale)));
}

/** Draws the pattern on a ground: pieces of the second colour, and all joints. */
export function LaidPieces({ tessellation, scale, count, at, ground, second }: LaidPiecesProps) {
  const { across, up, period, pieces, rotation } = tessellation;
  const drawn = scale * count;
  const repeats = Math.ceil(Math.sqrt(COLOURED / (pieces.length * period)));
  const fill = (
    id: string,
    times: number,
    isShown: (laid: Laid) => boolean,
    look: ComponentProps<'path'>,
  ) => {
    const [width, height] = [across * times, up * period * times];
    const visiblePieces = layOver(tessellation, width, height).filter(isShown);
    return (
      <>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          y={rounded(-height * drawn)}
          width={rounded(width * drawn)}
          height={rounded(height * drawn)}
          viewBox={`0 ${rounded(-height * drawn)} ${rounded(width * drawn)} ${rounded(height * drawn)}`}
          patternTransform={`translate(${at.map(rounded).join(' ')}) rotate(${-rotation})`}
        >
          <path d={visiblePieces.map(({ outline }) => pathOf(outline, drawn)).join('')} {...look} />
        </pattern>
        <path d={ground} fill={`url(#${id})`} />
      </>
    );
  };
  return (
    <>
      {second !== undefined &&
        second.share > 0 &&
        fill('second-colour', repeats, colouredPieces(tessellation, repeats, second.share), {
          fill: second.fill,
        })}
      {fill('laid-pieces', 1, () => true, { className: 'laid-joint' })}
    </>
  );
}

const pathOf = (outline: Laid['outline'], scale: number) =>
  `M${outline.map(([x, y]) => `${rounded(x * scale)} ${rounded(-y * scale)}`).join('L')}Z`;
