import { fill } from '@/content/lib/fill';
import { rectangle } from '@/content/entities/products/form/polygon';
import { toTenthMm } from '@/content/setting-out/lengths';
import { type Tessellation, tessellate } from '@/content/setting-out/tessellation';
import { openingsThatFit, type Wall } from '@/content/setting-out/walls';
import { Dimensions, DRAWING_SHEET, type Frame, frameOf, rounded } from './drawing-frame';
import { moduleOf, patternOf, tessellationFor, wallOf } from '@/content/setting-out/estimate';
import type { Calculation } from './words';
import { LaidPieces, piecesDrawnAsOne } from './laid-pieces';

const TENTHS = 10;

const classes = { comparison: 'drawn-comparison', wall: 'drawn-wall', planks: 'drawn-planks' } as const;
const pavers: Readonly<Record<string, string>> = {
  grey: 'paver-grey',
  red: 'paver-red',
  charcoal: 'paver-charcoal',
  ochre: 'paver-ochre',
};
const paverIn = (colour: string) => pavers[colour] ?? 'paver-grey';

/** Drawing of the wall, ground or line to scale, with dimensions. */
export function Drawing({ calculation }: { readonly calculation: Calculation }) {
  const { words, input, basis, estimate, formats } = calculation;
  const frame = frameOf(estimate.outline);
  const { x, y, width, height, scale, path } = frame;
  const laying = layingIn(calculation);
  const count = laying === undefined ? 1 : piecesDrawnAsOne(laying, scale * TENTHS);
  const isWall = basis.kind === 'wall' || basis.kind === 'comparison';
  const drawnModule = {
    width: (laying?.across ?? 0) * count * TENTHS * scale,
    height: (laying?.up ?? 0) * count * TENTHS * scale,
  };
  const hasJoints = laying !== undefined && (!isWall || count === 1 || drawnModule.height <= height);
  const dash = dashesOf(calculation, scale);
  const { colour = 'grey', secondColour = 'red' } = input.choices;
  const { second = 0, openingWidth = 0, openingHeight = 0 } = input.numbers;
  const opening = formats.size(openingWidth, openingHeight);
  return (
    <figure className="calculator-drawing">
      <svg
        role="img"
        aria-label={labelIn(calculation, frame, opening)}
        viewBox={`0 0 ${DRAWING_SHEET.width} ${DRAWING_SHEET.height}`}
        className="block h-auto w-full"
      >
        {basis.kind === 'line' ? (
          <path d={path} className="drawn-line" strokeDasharray={dash} />
        ) : (
          <path d={`${path}Z`} className={basis.kind === 'paving' ? paverIn(colour) : classes[basis.kind]} />
        )}
        {isWall && hasJoints && (
          <rect
            x={x}
            width={rounded(Math.min(width, drawnModule.width))}
            y={rounded(y + height - Math.min(height, drawnModule.height))}
            height={rounded(Math.min(height, drawnModule.height))}
            className="fill-leaf-pale"
          />
        )}
        {hasJoints && (
          <LaidPieces
            tessellation={laying}
            scale={scale * TENTHS}
            count={count}
            at={[x, y + height]}
            ground={`${path}Z`}
            second={
              basis.kind === 'paving' ? { colour: paverIn(secondColour), share: second / 100 } : undefined
            }
          />
        )}
        {isWall && <Openings wall={wallOf(input)} frame={frame} size={opening} />}
        {(isWall || basis.kind === 'planks') && (
          <path d={`M0 ${y + height}H${DRAWING_SHEET.width}`} className="drawn-ground" />
        )}
        <Dimensions frame={frame} length={formats.length} />
      </svg>
      {(laying ?? dash) !== undefined && (
        <figcaption className="mt-4 flex items-center gap-3 type-small text-concrete-600">
          {isWall && hasJoints && (
            <svg aria-hidden="true" viewBox="0 0 2 1" className="h-2.5 w-5 shrink-0 fill-leaf-pale">
              <rect width="2" height="1" />
            </svg>
          )}
          <span>{hasJoints || dash ? captionIn(calculation, count) : words.texts.drawing.tooLarge}</span>
        </figcaption>
      )}
    </figure>
  );
}

function layingIn({ basis, input }: Calculation): Tessellation | undefined {
  const inRows = (length: number, width: number, pattern: 'rows' | 'running') =>
    tessellate({ outline: rectangle(length, width), length, cover: length * width }, pattern);
  if (basis.kind === 'line') return undefined;
  if (basis.kind === 'paving') return tessellationFor(input, basis);
  if (basis.kind === 'planks') return inRows(basis.length, basis.width, 'rows');
  const face = moduleOf(basis);
  return inRows(face.length / TENTHS, face.height / TENTHS, 'running');
}

/** Returns the dashes of a line, one per piece; undefined if too small to see, or with gaps or cut pieces in between. */
function dashesOf({ basis, input, estimate }: Calculation, scale: number) {
  const { gaps = 0, runs = 1 } = input.numbers;
  if (basis.kind !== 'line' || gaps > 0 || runs > 1 || estimate.line?.curve) return undefined;
  const JOINT = 2;
  const piece = basis.length * TENTHS * scale;
  return piece > 4 * JOINT ? `${rounded(piece - JOINT)} ${JOINT}` : undefined;
}

function labelIn({ words, basis, input, formats }: Calculation, frame: Frame, opening: string) {
  const { drawing } = words.texts;
  const { openings = 0 } = input.numbers;
  const [length, height] = [formats.length(frame.along), formats.length(frame.up)];
  if (basis.kind === 'paving' || basis.kind === 'line') {
    const size = frame.up === 0 ? length : fill(drawing.by, { width: length, height });
    return fill(drawing[basis.kind], { size });
  }
  const values = { length, height, count: formats.number(openings), size: opening };
  if (basis.kind === 'planks') return fill(drawing.planks, values);
  return fill(openings === 0 ? drawing.withoutOpenings : drawing.withOpenings, values);
}

/** Returns the caption: how many pieces one drawn piece represents, and the pattern. */
function captionIn({ words, basis, input, formats }: Calculation, drawn: number) {
  const { drawing, options } = words.texts;
  const { number, millimetres } = formats;
  const count = number(drawn);
  if (basis.kind === 'comparison' || basis.kind === 'wall') {
    const isBrick = basis.kind === 'wall' && basis.thicknessesIn.length > 0;
    const [one, many] = isBrick ? [drawing.oneBrick, drawing.bricks] : [drawing.oneBlock, drawing.blocks];
    const { length, height } = moduleOf(basis);
    return fill(drawn === 1 ? one : many, {
      count,
      face: `${number(length / TENTHS)} × ${millimetres(height)}`,
    });
  }
  const laid = drawn === 1 ? drawing.onePiece : fill(drawing.pieces, { count });
  const pattern = basis.kind === 'paving' ? patternOf(input.choices.pattern, basis.patterns) : undefined;
  return pattern === undefined
    ? laid
    : fill(drawing.patternLaid, { pattern: options.pattern[pattern], laid });
}

type OpeningsProps = {
  readonly wall: Wall;
  readonly frame: Frame;
  /** Width and height as written on the drawing. */
  readonly size: string;
};

/** Minimum height of a door, 6 ft; lower openings are windows, which are drawn above the ground. */
const DOOR_HEIGHT = toTenthMm(6, 'ft');
/** Width of a character and height of a line in units of the viewBox, on phones, where text is largest. */
const CHARACTER = 22;
const LINE = 90;

/** Openings of a wall, evenly distributed, because their positions are unknown. Labelled with their size if it fits. */
const Openings = ({ wall, frame, size }: OpeningsProps) =>
  placeOpenings(wall, frame).map((opening, index) => (
    <g key={index}>
      <rect {...opening} className="drawn-opening" />
      {opening.width > size.length * CHARACTER && opening.height > LINE && (
        <text x={opening.x + opening.width / 2} y={opening.y + opening.height / 2} dominantBaseline="central">
          {size}
        </text>
      )}
    </g>
  ));

type Box = Pick<Frame, 'x' | 'y' | 'width' | 'height'>;

/** Places openings in as many rows as they need. */
export function placeOpenings(wall: Wall, frame: Omit<Frame, 'path'>): readonly Box[] {
  if (wall.openings === 0) return [];
  const { scale } = frame;
  const rows = Math.ceil(wall.openings / openingsThatFit(wall).across);
  const perRow = Math.ceil(wall.openings / rows);
  const [width, height] = [wall.openingWidth * scale, wall.openingHeight * scale];
  const isDoor = rows === 1 && wall.openingHeight >= DOOR_HEIGHT;
  const gapAbove = isDoor ? frame.height - height : (frame.height - rows * height) / (rows + 1);
  return Array.from({ length: wall.openings }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inThisRow = Math.min(perRow, wall.openings - row * perRow);
    const gap = (frame.width - inThisRow * width) / (inThisRow + 1);
    return {
      x: rounded(frame.x + gap + (index % perRow) * (width + gap)),
      y: rounded(frame.y + gapAbove + row * (height + gapAbove)),
      width: rounded(width),
      height: rounded(height),
    };
  });
}
