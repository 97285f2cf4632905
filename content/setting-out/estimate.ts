import { area } from '../entities/products/form/polygon';
import type { Basis, WallBasis } from './basis';
import { pave, type Paving } from './ground';
import { roundUp, toTenthMm } from './lengths';
import { type Boarding, piecesInRuns, setOutPlanks } from './lines';
import { type Pattern, type Tessellation, tessellate } from './tessellation';
import {
  bricksFor,
  type Module,
  netArea,
  type SettingOut,
  setOutWall,
  statedFaceTenthMm2,
  type Wall,
  WALL_JOINT,
} from './walls';
import type { WallFigures } from '../wall-figures';

/** What a calculator asks for. */
export type InputName =
  | 'length'
  | 'height'
  | 'width'
  | 'thickness'
  | 'openings'
  | 'openingWidth'
  | 'openingHeight'
  | 'brick'
  | 'block'
  | 'waste'
  | 'shape'
  | 'cutLength'
  | 'cutWidth'
  | 'corners'
  | 'pattern'
  | 'colour'
  | 'secondColour'
  | 'second'
  | 'radius'
  | 'angle'
  | 'gaps'
  | 'runs'
  | 'loss';

/** In tenths of a millimetre. */
export type Corner = readonly [x: number, y: number];

/** What has been asked for: lengths in tenths of a millimetre, whole numbers, shares of 100, and chosen options. */
export type Input = {
  readonly choices: Readonly<Partial<Record<InputName, string>>>;
  readonly numbers: Readonly<Partial<Record<InputName, number>>>;
  readonly corners: readonly Corner[];
};

/** Pieces of one product: as set out, what is added for breakage, and both. */
export type Order = { readonly pieces: number; readonly spare: number; readonly order: number };

export type Estimate = Order & {
  /** What is covered, in tenths of a mm squared; of lines, their length in tenths of a mm. */
  readonly extent: number;
  /** Half blocks, where they are sold. */
  readonly halves?: Order;
  readonly wall?: SettingOut;
  readonly paving?: Paving;
  readonly boarding?: Boarding;
  /** The outline that is drawn; for a line, its course. */
  readonly outline: readonly Corner[];
};

const TENTHS = 10;
/** Points for each degree of a curve. */
const DEGREES_PER_POINT = 5;

/** How many pieces are needed, and how many to order with the allowance. */
export function estimate(input: Input, basis: Basis): Estimate {
  const { height = 0, runs = 1, loss = 0, waste = loss } = input.numbers;
  const ordered = (pieces: number): Order => {
    const spare = roundUp((pieces * waste) / 100);
    return { pieces, spare, order: pieces + spare };
  };
  switch (basis.kind) {
    case 'comparison':
    case 'wall': {
      const wall = setOutWall(wallOf(input), moduleOf(basis));
      const leaves = leavesOf(input, basis);
      const [whole, halves] = [wall.whole * leaves, wall.halves * leaves];
      const areHalvesSold = basis.kind === 'wall' && basis.sold !== undefined;
      return {
        ...ordered(areHalvesSold ? whole : whole + Math.ceil(halves / 2)),
        ...(areHalvesSold && { halves: ordered(halves) }),
        extent: netArea(wallOf(input)),
        wall,
        outline: outlineOf(input),
      };
    }
    case 'paving': {
      const outline = outlineOf(input);
      const ground = outline.map(([x, y]) => [x / TENTHS, y / TENTHS] as const);
      const paving = pave(ground, tessellationFor(input, basis));
      return { ...ordered(paving.pieces), extent: area(outline), paving, outline };
    }
    case 'line': {
      const extent = Math.max(0, lineOf(input));
      const pieces = piecesInRuns(extent, basis.length * TENTHS, runs);
      return { ...ordered(pieces), extent, outline: courseOf(input) };
    }
    case 'planks': {
      const extent = Math.max(0, lineOf(input));
      const plank = { length: basis.length * TENTHS, width: basis.width * TENTHS };
      const boarding = setOutPlanks(extent, height, plank, runs);
      return { ...ordered(boarding.planks), extent, boarding, outline: outlineOf(input) };
    }
  }
}

/** The wall that has been asked for, with its openings. */
export const wallOf = ({ numbers }: Input): Wall => {
  const { length = 0, height = 0, openings = 0, openingWidth = 0, openingHeight = 0 } = numbers;
  return { length, height, openings, openingWidth, openingHeight };
};

/** The face of a block with its joint, as it is laid. */
export function moduleOf(basis: WallBasis | Extract<Basis, { kind: 'comparison' }>): Module {
  if (basis.kind === 'wall') {
    const { length, height, joint } = basis;
    return { length: (length + joint) * TENTHS, height: (height + joint) * TENTHS, joint: joint * TENTHS };
  }
  const { laidFaceLengthMm, laidFaceHeightMm } = basis.figures;
  return { length: laidFaceLengthMm * TENTHS, height: laidFaceHeightMm * TENTHS, joint: WALL_JOINT * TENTHS };
}

/** Half bricks in the thickness of a wall; blocks are as thick as their wall. */
export function leavesOf({ choices: { thickness } }: Input, basis: Basis) {
  return basis.kind === 'wall' ? Math.max(0, basis.thicknessesIn.indexOf(Number(thickness))) + 1 : 1;
}

/** How the pieces of a ground are laid: in the chosen pattern, in the only one that they fit, or in rows. */
export function tessellationFor({ choices }: Input, basis: Extract<Basis, { kind: 'paving' }>): Tessellation {
  return tessellate(basis, patternOf(choices.pattern, basis.patterns) ?? 'rows');
}

export const patternOf = (chosen: string | undefined, patterns: readonly Pattern[]) =>
  patterns.find((pattern) => pattern === chosen) ?? patterns[0];

/** Length of a line without its gaps; less than nothing where they are longer. */
export const lineOf = ({ numbers: { length = 0, radius = 0, angle = 0, gaps = 0 } }: Input) =>
  length + (radius * angle * Math.PI) / 180 - gaps;

/** The corners of what is to be built or laid, from the lower left. */
function outlineOf({ choices: { shape }, numbers, corners }: Input): readonly Corner[] {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const up = Math.max(width, height);
  if (shape === 'free') return corners;
  if (shape !== 'l')
    return [
      [0, 0],
      [length, 0],
      [length, up],
      [0, up],
    ];
  return [
    [0, 0],
    [length, 0],
    [length, up - cutWidth],
    [length - cutLength, up - cutWidth],
    [length - cutLength, up],
    [0, up],
  ];
}

/** A line as it runs: the straight part, then the curve that leaves it to the left. */
function courseOf({ numbers: { length = 0, radius = 0, angle = 0 } }: Input): readonly Corner[] {
  const steps = radius === 0 ? 0 : Math.ceil(angle / DEGREES_PER_POINT);
  const curve = Array.from({ length: steps }, (_, step): Corner => {
    const turn = ((angle * (step + 1)) / steps / 180) * Math.PI;
    return [length + radius * Math.sin(turn), radius * (1 - Math.cos(turn))];
  });
  return [[0, 0], [Math.max(length, 1), 0], ...curve];
}

/** What the change from a wall of bricks to one of blocks means, in figures. */
export function compareWalls({ choices, numbers }: Input, figures: WallFigures, { extent }: Estimate) {
  const brickIn = Number(choices.brick);
  const blockMm = Number(choices.block);
  const thinnerTenthMm = toTenthMm(brickIn, 'in') - toTenthMm(blockMm, 'mm');
  const unrounded = extent / statedFaceTenthMm2(figures);
  const blocks = Math.ceil(unrounded);
  const replaced = figures.brickWalls.find(({ thicknessIn }) => thicknessIn === brickIn)?.replaced;
  return {
    brickIn,
    blockMm,
    /** Nominal faces of a block that fit in the net area, before rounding up and after. */
    unrounded,
    blocks,
    /** The stated ratio of bricks to blocks, and the bricks; undefined where no count is stated for the brick wall. */
    replaced,
    bricks: replaced && bricksFor(blocks, replaced),
    /** How much thinner the block wall is than the brick wall; negative when it is thicker. */
    thinnerTenthMm,
    floorGainTenthMm2: (numbers.length ?? 0) * thinnerTenthMm,
    /** Undefined for a pair of walls that no card compares. */
    saving: figures.savings.find(
      ({ brickThicknessIn, blockThicknessMm }) =>
        brickThicknessIn === brickIn && blockThicknessMm === blockMm,
    ),
  };
}
