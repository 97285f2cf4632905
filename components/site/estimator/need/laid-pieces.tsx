import { laidPieces, type NeedBasis, type Pattern, REPEAT } from '@/content/entities/products/form/laying';
import type { Corner } from './need-arithmetic';

/** Pieces laid over a drawing. Lengths in units of its sheet. */
type Laid = {
  /** One piece drawn stands for so many in length, and as many across. */
  readonly count: number;
  /** What repeats: its size, and the joints in it. */
  readonly cell: readonly [width: number, height: number];
  readonly joints: string;
  /** Degrees that the whole is turned by. */
  readonly turn: number;
};

/** Narrowest piece that is drawn: of a narrower one the joints would run together on a phone. */
const NARROWEST = 12;
const TENTHS = 10;
const ID = 'laid-pieces';

/** Length and width of a laid piece with its joint, in mm; undefined of what is no rectangle, and of a line. */
function pieceOf(basis: NeedBasis): readonly [number, number] | undefined {
  if (basis.kind === 'wall') return [basis.length + basis.joint, basis.height + basis.joint];
  return basis.kind === 'paving' ? basis.piece : undefined;
}

/**
 * How pieces are drawn over a wall or a ground. They are to scale; where that would be too small to see, several are drawn as one.
 * @param scale - units of the sheet for each tenth of a millimetre
 */
export function laidOn(basis: NeedBasis, pattern: Pattern | undefined, scale: number): Laid | undefined {
  const piece = pieceOf(basis);
  if (piece === undefined) return undefined;
  const width = piece[1] * TENTHS * scale;
  const count = Math.ceil(NARROWEST / width);
  const turn = pattern === 'herringbone-45' ? -45 : 0;
  const laid = turn === 0 ? (pattern ?? (basis.kind === 'wall' ? 'running' : 'rows')) : 'herringbone-90';
  // Pieces of a pattern are 1 wide and 2 long.
  const [along, up] = [(piece[0] * TENTHS * scale * count) / 2, width * count];
  const joints = laidPieces(laid, REPEAT)
    .map((outline) => `M${outline.map(([x, y]) => `${round(x * along)} ${round(-y * up)}`).join('L')}Z`)
    .join('');
  return { count, cell: [round(REPEAT * along), round(REPEAT * up)], joints, turn };
}

const round = (value: number) => Math.round(value * 100) / 100;

type LaidPiecesProps = {
  readonly laid: Laid;
  /** Where the first piece lies: the lower left of the drawing. */
  readonly at: Corner;
  /** Path of what is covered. */
  readonly ground: string;
};

/** The joints of what is laid, over the whole of it. */
export function LaidPieces({ laid: { cell, joints, turn }, at, ground }: LaidPiecesProps) {
  const [width, height] = cell;
  return (
    <>
      <pattern
        id={ID}
        patternUnits="userSpaceOnUse"
        y={-height}
        width={width}
        height={height}
        viewBox={`0 ${-height} ${width} ${height}`}
        patternTransform={`translate(${at.map(round).join(' ')}) rotate(${turn})`}
      >
        <path d={joints} className="laid-joint" />
      </pattern>
      <path d={ground} fill={`url(#${ID})`} />
    </>
  );
}
