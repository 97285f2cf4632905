import { boxOf } from '@/content/entities/products/form/polygon';
import { colouredPieces, type Laid, laidOver, type Tessellation } from '@/content/setting-out/tessellation';
import { rounded } from './drawing-frame';

type LaidPiecesProps = {
  readonly tessellation: Tessellation;
  /** Units of the drawing for each mm. */
  readonly scale: number;
  /** One piece drawn stands for so many in length, and as many across. */
  readonly count: number;
  /** Where the first piece is: the lower left of the drawing. */
  readonly at: readonly [x: number, y: number];
  /** Path of what is covered. */
  readonly ground: string;
  /** A second colour and its share of the pieces, 0 to 1. */
  readonly second?: { readonly colour: string; readonly share: number };
};

/** Narrowest piece that is drawn, in units of the drawing: the joints of a narrower one would run together on a phone. */
const NARROWEST = 10;
/** About so many pieces are coloured before their colours come again. */
const COLOURED = 72;

/** How many pieces are drawn as one, in length and across, so that they can be seen. */
export function piecesDrawnAsOne({ pieces: [piece = []] }: Tessellation, scale: number) {
  const { min, max } = boxOf(piece);
  return Math.max(1, Math.ceil(NARROWEST / ((max[1] - min[1]) * scale)));
}

/** What is laid over the whole of a ground: the pieces of a second colour, and all joints. */
export function LaidPieces({ tessellation, scale, count, at, ground, second }: LaidPiecesProps) {
  const { across, up, period, pieces, turn } = tessellation;
  const drawn = scale * count;
  const repeats = Math.ceil(Math.sqrt(COLOURED / (pieces.length * period)));
  const fill = (id: string, times: number, isShown: (laid: Laid) => boolean, className: string) => {
    const [width, height] = [across * times, up * period * times];
    const visiblePieces = laidOver(tessellation, width, height).filter(isShown);
    return (
      <>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          y={rounded(-height * drawn)}
          width={rounded(width * drawn)}
          height={rounded(height * drawn)}
          viewBox={`0 ${rounded(-height * drawn)} ${rounded(width * drawn)} ${rounded(height * drawn)}`}
          patternTransform={`translate(${at.map(rounded).join(' ')}) rotate(${-turn})`}
        >
          <path
            d={visiblePieces.map(({ outline }) => pathOf(outline, drawn)).join('')}
            className={className}
          />
        </pattern>
        <path d={ground} fill={`url(#${id})`} />
      </>
    );
  };
  return (
    <>
      {second !== undefined &&
        second.share > 0 &&
        fill('second-colour', repeats, colouredPieces(tessellation, repeats, second.share), second.colour)}
      {fill('laid-pieces', 1, () => true, 'laid-joint')}
    </>
  );
}

const pathOf = (outline: Laid['outline'], scale: number) =>
  `M${outline.map(([x, y]) => `${rounded(x * scale)} ${rounded(-y * scale)}`).join('L')}Z`;
