import { fill } from '@/content/lib/fill';
import { rectangle } from '@/content/entities/products/form/polygon';
import { toTenthMm } from '@/content/setting-out/lengths';
import { type Tessellation, tessellate } from '@/content/setting-out/tessellation';
import type { Wall } from '@/content/setting-out/walls';
import { Dimensions, DRAWING_SHEET, type Frame, frameOf, rounded } from './drawing-frame';
import { moduleOf, patternOf, tessellationFor, wallOf } from '@/content/setting-out/estimate';
import { faceIn, openingsIn } from './wall-results';
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
  const { second = 0 } = input.numbers;
  return (
    <figure className="calculator-drawing">
      <svg
        role="img"
        aria-label={labelIn(calculation, frame)}
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
        {isWall && <Openings wall={wallOf(input)} frame={frame} size={formats.size} />}
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

function layingIn({ basis, input, estimate }: Calculation): Tessellation | undefined {
  const inRows = (length: number, width: number, pattern: 'rows' | 'running') =>
    tessellate({ outline: rectangle(length, width), length, cover: length * width }, pattern);
  if (basis.kind === 'line') return undefined;
  if (basis.kind === 'paving') return tessellationFor(input, basis);
  if (basis.kind === 'planks') return inRows(basis.length, basis.width, 'rows');
  const { length, height } = moduleOf(input, basis);
  return inRows(length / TENTHS, (estimate.wall?.courses.height ?? height) / TENTHS, 'running');
}

/** Returns the dashes of a line, one per piece; undefined if too small to see, or with gaps or cut pieces in between. */
function dashesOf({ basis, input, estimate }: Calculation, scale: number) {
  const { gaps = 0, runs = 1 } = input.numbers;
  if (basis.kind !== 'line' || gaps > 0 || runs > 1 || estimate.line?.curve) return undefined;
  const JOINT = 2;
  const piece = basis.length * TENTHS * scale;
  return piece > 4 * JOINT ? `${rounded(piece - JOINT)} ${JOINT}` : undefined;
}

function labelIn(calculation: Calculation, frame: Frame) {
  const { words, basis, formats } = calculation;
  const { drawing } = words.texts;
  const [length, height] = [formats.length(frame.along), formats.length(frame.up)];
  if (basis.kind === 'paving' || basis.kind === 'line') {
    const size = frame.up === 0 ? length : fill(drawing.by, { width: length, height });
    return fill(drawing[basis.kind], { size });
  }
  if (basis.kind === 'planks') return fill(drawing.planks, { length, height });
  const openings = openingsIn(calculation);
  return fill(openings === '' ? drawing.withoutOpenings : drawing.withOpenings, { length, height, openings });
}

/** Returns the caption: how many pieces one drawn piece represents, and the pattern. */
function captionIn(calculation: Calculation, drawn: number) {
  const { words, basis, input, estimate, formats } = calculation;
  const { drawing, options } = words.texts;
  const count = formats.number(drawn);
  if (basis.kind === 'comparison' || basis.kind === 'wall') {
    const isBrick = basis.kind === 'wall' && basis.thicknessesIn.length > 0;
    const [one, many] = isBrick ? [drawing.oneBrick, drawing.bricks] : [drawing.oneBlock, drawing.blocks];
    const { height } = estimate.wall?.courses ?? moduleOf(input, basis);
    return fill(drawn === 1 ? one : many, { count, face: faceIn({ ...calculation, basis }, height) });
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
  /** Writes a width and a height for the drawing. */
  readonly size: (width: number, height: number) => string;
};

/** Minimum height of a door, 6 ft; lower openings are windows, which are drawn above the ground. */
const DOOR_HEIGHT = toTenthMm(6, 'ft');
/** Width of a character and height of a line in units of the viewBox, on phones, where text is largest. */
const CHARACTER = 22;
const LINE = 90;

/** Openings of a wall, evenly distributed, because their positions are unknown. Labelled with their size if it fits. */
const Openings = ({ wall, frame, size }: OpeningsProps) =>
  placeOpenings(wall, frame).map(({ opening, ...box }, index) => {
    const label = size(opening.width, opening.height);
    return (
      <g key={index}>
        <rect {...box} className="drawn-opening" />
        {box.width > label.length * CHARACTER && box.height > LINE && (
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} dominantBaseline="central">
            {label}
          </text>
        )}
      </g>
    );
  });

type Box = Pick<Frame, 'x' | 'y' | 'width' | 'height'>;
type Size = { readonly width: number; readonly height: number };

/** Places openings in as many rows as they need; none where the rows are higher than the wall. */
export function placeOpenings(
  wall: Wall,
  frame: Omit<Frame, 'path'>,
): readonly (Box & { readonly opening: Size })[] {
  const rows = rowsOf(wall);
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const left = wall.height - heights.reduce((sum, height) => sum + height, 0);
  if (left < 0) return [];
  const gapAbove = left / (rows.length + 1);
  return rows.flatMap((row, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height + gapAbove, gapAbove);
    const gap = (wall.length - row.reduce((sum, { width }) => sum + width, 0)) / (row.length + 1);
    return row.map((opening, place) => {
      const { width, height } = opening;
      const before = row.slice(0, place).reduce((sum, other) => sum + other.width + gap, gap);
      const isDoor = rows.length === 1 && height >= DOOR_HEIGHT;
      const [x, y] = [before, isDoor ? wall.height - height : above];
      return {
        opening,
        x: rounded(frame.x + x * frame.scale),
        y: rounded(frame.y + y * frame.scale),
        width: rounded(width * frame.scale),
        height: rounded(height * frame.scale),
      };
    });
  });
}

/** Fills rows with openings in their order, as many as fit side by side. */
function rowsOf({ length, openings }: Wall): readonly (readonly Size[])[] {
  const rows: Size[][] = [];
  let room = 0;
  for (const opening of openings.flatMap(({ count, ...size }) => Array.from({ length: count }, () => size))) {
    if (opening.width > room) {
      rows.push([]);
      room = length;
    }
    rows.at(-1)?.push(opening);
    room -= opening.width;
  }
  return rows;
}
