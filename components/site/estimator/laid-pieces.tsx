import { boxOf } from '@/content/entities/products/form/polygon';
import { type Laid, laidOver, type Tessellation } from '@/content/setting-out/tessellation';

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
    const shown = laidOver(tessellation, width, height).filter(isShown);
    return (
      <>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          y={round(-height * drawn)}
          width={round(width * drawn)}
          height={round(height * drawn)}
          viewBox={`0 ${round(-height * drawn)} ${round(width * drawn)} ${round(height * drawn)}`}
          patternTransform={`translate(${at.map(round).join(' ')}) rotate(${-turn})`}
        >
          <path d={shown.map(({ outline }) => pathOf(outline, drawn)).join('')} className={className} />
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

/**
 * Which pieces of a ground have a second colour: a share of those that come again, spread evenly (R2 sequence, M. Roberts).
 * @param repeats how often the tessellation repeats itself, in each direction, before its colours do
 */
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

const pathOf = (outline: Laid['outline'], scale: number) =>
  `M${outline.map(([x, y]) => `${round(x * scale)} ${round(-y * scale)}`).join('L')}Z`;

const round = (value: number) => Math.round(value * 100) / 100;
