import { area } from '../entities/products/form/polygon';
import type { Basis, WallBasis } from './basis';
import { circle, pave, type Paving, perimeterOf } from './ground';
import { exact, type Order, orderOf, toTenthMm } from './lengths';
import { type LineParts, setOutLine, setOutPlanks } from './lines';
import { type PaverColour, paverColours, type Pattern } from './surfaces';
import { type Tessellation, tessellate } from './tessellation';
import {
  bricksFor,
  type Joint,
  type Module,
  moduleWith,
  netArea,
  setOutWall,
  statedFaceTenthMm2,
  type Wall,
} from './walls';
import type { CalculatorTexts } from '../strings/calculator';
import type { WallFigures } from '../wall-figures';

/** Names of the fields of one size of openings. */
export type OpeningField = 'openings' | 'openingWidth' | 'openingHeight';
/** Rows of openings after the first. */
type LaterRow = 2 | 3 | 4 | 5 | 6;
const laterRows: readonly LaterRow[] = [2, 3, 4, 5, 6];

/** Names of a calculator's inputs; those of the later rows of openings end in the number of their row. */
export type InputName =
  | Exclude<keyof CalculatorTexts['fields'], 'unit' | 'straight'>
  | `${OpeningField}${LaterRow}`;

/** Names of the inputs of each row of openings. */
export const openingRows: readonly Readonly<Record<OpeningField, InputName>>[] = [
  { openings: 'openings', openingWidth: 'openingWidth', openingHeight: 'openingHeight' },
  ...laterRows.map((row) => ({
    openings: `openings${row}` as const,
    openingWidth: `openingWidth${row}` as const,
    openingHeight: `openingHeight${row}` as const,
  })),
];

/** A corner in tenths of a millimetre. */
export type Corner = readonly [x: number, y: number];

/** Values of the inputs: lengths in tenths of a millimetre, integers, percentages, and chosen options. */
export type Input = {
  readonly choices: Readonly<Partial<Record<InputName, string>>>;
  readonly numbers: Readonly<Partial<Record<InputName, number>>>;
  readonly corners: readonly Corner[];
};

export type Estimate = Order & {
  /** Covered area in tenths of a mm squared; for lines, the length in tenths of a mm. */
  readonly extent: number;
  /** Half blocks, if they are sold. */
  readonly halves?: Order;
  readonly wall?: ReturnType<typeof setOutWall>;
  readonly paving?: Paving;
  /** Length of the edge of a ground, in tenths of a mm. */
  readonly edge?: number;
  readonly line?: ReturnType<typeof setOutLine>;
  readonly boarding?: ReturnType<typeof setOutPlanks>;
  /** Outline to draw; for a line, its course. */
  readonly outline: readonly Corner[];
};

const TENTHS = 10;
/** Degrees of a curve between two points. */
const DEGREES_PER_POINT = 5;

/** Calculates the pieces that are needed, and the order with the allowance for breakage. */
export function estimate(input: Input, basis: Basis): Estimate {
  const { height = 0, runs = 1, loss = 0, waste = loss } = input.numbers;
  const ordered = (pieces: number) => orderOf(pieces, waste);
  switch (basis.kind) {
    case 'comparison':
    case 'wall': {
      const wall = setOutWall(wallOf(input), moduleOf(input, basis), leafCountOf(input, basis));
      const areHalvesOrdered = basis.kind === 'wall' && basis.sold && input.choices.halves === 'ordered';
      return {
        ...ordered(areHalvesOrdered ? wall.pieces - wall.halves / 2 : wall.pieces),
        ...(areHalvesOrdered && { halves: ordered(wall.halves) }),
        extent: netArea(wallOf(input)),
        wall,
        outline: outlineOf(input),
      };
    }
    case 'paving': {
      const outline = outlineOf(input);
      const ground = outline.map(([x, y]) => [x / TENTHS, y / TENTHS] as const);
      const paving = pave(ground, tessellationFor(input, basis));
      const { diameter = 0 } = input.numbers;
      const isCircle = input.choices.shape === 'circle';
      return {
        ...ordered(paving.pieces),
        extent: isCircle ? (Math.PI * diameter ** 2) / 4 : area(outline),
        edge: isCircle ? Math.PI * diameter : perimeterOf(outline),
        paving,
        outline,
      };
    }
    case 'line': {
      const line = setOutLine(lineOf(input), basis.length * TENTHS, runs);
      return { ...ordered(line.pieces), extent: lengthOf(input), line, outline: courseOf(input) };
    }
    case 'planks': {
      const extent = lengthOf(input);
      const plank = { length: basis.length * TENTHS, width: basis.width * TENTHS };
      const boarding = setOutPlanks(extent, height, plank, runs);
      return {
        ...ordered(boarding.planks),
        extent,
        boarding,
        outline: rectangleOf(input.numbers.length, boarding.height),
      };
    }
  }
}

/** Builds the wall of the inputs, with its openings. */
export const wallOf = ({ numbers }: Input): Wall => {
  const { length = 0, height = 0 } = numbers;
  return { length, height, openings: openingsOf(numbers).filter(({ count }) => count > 0) };
};

/** Openings of the inputs, a row each. */
const openingsOf = (numbers: Input['numbers']) =>
  openingRows.map((row) => ({
    count: numbers[row.openings] ?? 0,
    width: numbers[row.openingWidth] ?? 0,
    height: numbers[row.openingHeight] ?? 0,
  }));

/** Any basis of a wall. */
export type AnyWallBasis = WallBasis | Extract<Basis, { kind: 'comparison' }>;

const faceOf = (basis: AnyWallBasis) =>
  basis.kind === 'wall'
    ? { length: basis.length, height: basis.height, isBrick: basis.thicknessesIn.length > 0 }
    : { length: basis.figures.faceLengthMm, height: basis.figures.faceHeightMm, isBrick: false };

/** Returns the joints that a wall is offered: whole inches first, where they leave a joint that can be laid. */
export const jointsOf = (basis: AnyWallBasis) =>
  (['in', 'mm'] as const).filter((joint) => moduleWith(joint, faceOf(basis)) !== undefined);

/** Returns the module of a wall with the chosen joint, or with 10 mm. */
export function moduleOf({ choices }: Pick<Input, 'choices'>, basis: AnyWallBasis): Module {
  const face = faceOf(basis);
  const joint: Joint = choices.joint === 'in' ? 'in' : 'mm';
  const module = moduleWith(joint, face) ?? moduleWith('mm', face);
  if (module === undefined) throw new Error('content/setting-out/walls.ts: no module with a joint of 10 mm.');
  return module;
}

/** Number of half bricks across a wall; 1 for blocks, which are as thick as their wall. */
export function leafCountOf({ choices: { thickness } }: Input, basis: Basis) {
  return basis.kind === 'wall' ? Math.max(0, basis.thicknessesIn.indexOf(Number(thickness))) + 1 : 1;
}

/** Lays pieces in the chosen pattern, else in the first that fits them, else in rows. */
export function tessellationFor({ choices }: Input, basis: Extract<Basis, { kind: 'paving' }>): Tessellation {
  return tessellate(basis, patternOf(choices.pattern, basis.patterns) ?? 'rows');
}

export const patternOf = (chosen: string | undefined, patterns: readonly Pattern[]) =>
  patterns.find((pattern) => pattern === chosen) ?? patterns[0];

/** Pieces of one colour, and their share in percent where there are two. */
type Coloured = { readonly colour: PaverColour; readonly count: number; readonly share?: number };

/** Splits an order by the share of its second colour, to the nearest piece; one colour has no share. */
export function coloursOf({ choices, numbers: { second = 0 } }: Input, order: number): readonly Coloured[] {
  const [colour = 'grey', secondColour = 'red'] = [choices.colour, choices.secondColour].map((chosen) =>
    paverColours.find((name) => name === chosen),
  );
  const count = colour === secondColour ? 0 : Math.round((order * second) / 100);
  if (count === 0) return [{ colour, count: order }];
  if (count === order) return [{ colour: secondColour, count }];
  return [
    { colour, count: order - count, share: exact(100 - second) },
    { colour: secondColour, count, share: second },
  ];
}

/** Parts of a line without its gaps, which the straight part has if it is long enough. */
export function lineOf({ numbers: { length = 0, radius = 0, angle = 0, gaps = 0 } }: Input): LineParts {
  const arc = (radius * angle * Math.PI) / 180;
  return { straight: Math.max(0, length - gaps), arc: Math.max(0, arc + Math.min(0, length - gaps)), radius };
}

/** Length of a line without its gaps, in tenths of a mm; 0 for longer gaps. */
export function lengthOf(input: Input) {
  const { straight, arc } = lineOf(input);
  return straight + arc;
}

const rectangleOf = (length = 0, up = 0): readonly Corner[] => [
  [0, 0],
  [length, 0],
  [length, up],
  [0, up],
];

/** Corners of the wall or ground, from the lower left. */
function outlineOf({ choices: { shape }, numbers, corners }: Input): readonly Corner[] {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0, diameter = 0 } = numbers;
  const up = Math.max(width, height);
  if (shape === 'free') return corners;
  if (shape === 'circle') return circle(diameter);
  if (shape !== 'l') return rectangleOf(length, up);
  return [
    [0, 0],
    [length, 0],
    [length, up - cutWidth],
    [length - cutLength, up - cutWidth],
    [length - cutLength, up],
    [0, up],
  ];
}

/** Course of a line: the straight part, then the curve to its left. */
function courseOf({ numbers: { length = 0, radius = 0, angle = 0 } }: Input): readonly Corner[] {
  const steps = radius === 0 ? 0 : Math.ceil(angle / DEGREES_PER_POINT);
  const curve = Array.from({ length: steps }, (_, step): Corner => {
    const turn = ((angle * (step + 1)) / steps / 180) * Math.PI;
    return [length + radius * Math.sin(turn), radius * (1 - Math.cos(turn))];
  });
  return [[0, 0], [Math.max(length, 1), 0], ...curve];
}

/** Compares a wall of bricks with a wall of blocks. */
export function compareWalls({ choices, numbers }: Input, figures: WallFigures, { extent }: Estimate) {
  const brickIn = Number(choices.brick);
  const blockMm = Number(choices.block);
  const thinnerTenthMm = toTenthMm(brickIn, 'in') - toTenthMm(blockMm, 'mm');
  const blocks = Math.ceil(extent / statedFaceTenthMm2(figures));
  const replaced = figures.brickWalls.find(({ thicknessIn }) => thicknessIn === brickIn)?.replaced;
  return {
    brickIn,
    blockMm,
    /** Number of nominal block faces in the net area, by which bricks are compared; rounded up. */
    blocks,
    /** Stated ratio of bricks to blocks; undefined, like `bricks`, where none is stated for the brick wall. */
    replaced,
    bricks: replaced && bricksFor(blocks, replaced),
    /** Brick wall thickness minus block wall thickness; negative for a thicker block wall. */
    thinnerTenthMm,
    floorGainTenthMm2: (numbers.length ?? 0) * thinnerTenthMm,
    /** Undefined for a pair of walls without a card. */
    saving: figures.savings.find(
      ({ brickThicknessIn, blockThicknessMm }) =>
        brickThicknessIn === brickIn && blockThicknessMm === blockMm,
    ),
  };
}
