import { benefits } from './entities/benefits';

type BrickWall = {
  /** Nominal thickness (in) of the bare wall. */
  readonly thicknessIn: number;
  /** Number of bricks of this wall that a number of blocks replaces; absent where no figure is stated. */
  readonly replaced?: { readonly bricks: number; readonly blocks: number };
};

/** Pairs of walls, by the id of the cost-reduction card that states their savings. */
const pairs: Readonly<
  Record<string, { readonly brickThicknessIn: number; readonly blockThicknessMm: number }>
> = {
  '100-mm-block': { brickThicknessIn: 5, blockThicknessMm: 100 },
  '90-mm-block': { brickThicknessIn: 5, blockThicknessMm: 90 },
  '140-mm-block': { brickThicknessIn: 10, blockThicknessMm: 140 },
};

/** Figures of the wall estimator: the block's face, and the statements about brick walls. */
export const wallFigures = {
  // Face of a laid block with its joint, in nominal inches, for every thickness. 113 × 16 in × 8 in = 100.4 sq ft,
  // the area of a 5-inch wall of 500 bricks (docs/requirements.md, wall-estimator).
  blockFaceLengthIn: 16,
  blockFaceHeightIn: 8,
  // The face of a block without its joint. Inch sizes are nominal: 16 in are 406 mm.
  faceLengthMm: 390,
  faceHeightMm: 190,
  // Without a stated brick count for the 10-inch wall.
  brickWalls: [
    { thicknessIn: 5, replaced: { bricks: 500, blocks: 113 } },
    { thicknessIn: 10 },
  ] as readonly BrickWall[],
  blockThicknessesMm: [90, 100, 140] as readonly number[],
  /** Savings in per cent of the pairs of walls with a card. */
  savings: Object.entries(pairs).flatMap(([card, pair]) =>
    benefits
      .filter(({ id }) => id === card)
      .map(({ reduceLoad, reduceExpanse }) => ({
        ...pair,
        loadPercent: reduceLoad,
        costPercent: reduceExpanse,
      })),
  ),
};

export type WallFigures = Readonly<typeof wallFigures>;
