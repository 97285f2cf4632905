import { benefits } from './entities/benefits';
import { defineSingleton } from './lib/define-collection';
import { slug } from './lib/fields';
import { z } from './lib/zod';

const positive = z.int().check(z.positive());

export const wallFiguresSchema = z.strictObject({
  /** Face of a laid block with its joint, in nominal inches, for every thickness. */
  blockFaceLengthIn: positive,
  blockFaceHeightIn: positive,
  /** The same face in mm as measured on a wall: block plus one joint. */
  laidFaceLengthMm: positive,
  laidFaceHeightMm: positive,
  brickWalls: z
    .array(
      z.strictObject({
        /** Nominal thickness (in) of the bare wall. */
        thicknessIn: positive,
        /** Number of bricks of this wall that a number of blocks replaces; absent where no figure is stated. */
        replaced: z.optional(z.strictObject({ bricks: positive, blocks: positive })),
      }),
    )
    .check(z.minLength(1)),
  blockThicknessesMm: z.array(positive).check(z.minLength(1)),
  comparisons: z.array(
    z.strictObject({
      brickThicknessIn: positive,
      blockThicknessMm: positive,
      /** Id of the cost-reduction card with the savings of this pair; a pair without a card has none. */
      benefit: slug,
    }),
  ),
});

const figures = defineSingleton({
  file: 'content/wall-figures.ts',
  schema: wallFiguresSchema,
  record: {
    // 113 × 16 in × 8 in = 100.4 sq ft, the area of a 5-inch wall of 500 bricks (docs/requirements.md,
    // wall-estimator).
    blockFaceLengthIn: 16,
    blockFaceHeightIn: 8,
    // 390 × 190 mm plus a 10 mm joint, as on the product page. Inch sizes are nominal: 16 in are 406 mm.
    laidFaceLengthMm: 400,
    laidFaceHeightMm: 200,
    // Without a stated brick count for the 10-inch wall.
    brickWalls: [{ thicknessIn: 5, replaced: { bricks: 500, blocks: 113 } }, { thicknessIn: 10 }],
    blockThicknessesMm: [90, 100, 140],
    comparisons: [
      { brickThicknessIn: 5, blockThicknessMm: 100, benefit: '100-mm-block' },
      { brickThicknessIn: 5, blockThicknessMm: 90, benefit: '90-mm-block' },
      { brickThicknessIn: 10, blockThicknessMm: 140, benefit: '140-mm-block' },
    ],
  },
});

/** Savings in per cent of the three stated pairs of walls. */
const savings = figures.comparisons.flatMap(({ brickThicknessIn, blockThicknessMm, benefit }) =>
  benefits
    .filter(({ id }) => id === benefit)
    .map(({ reduceLoad, reduceExpanse }) => ({
      brickThicknessIn,
      blockThicknessMm,
      loadPercent: reduceLoad,
      costPercent: reduceExpanse,
    })),
);

/** Figures of the wall estimator: the block's face, and the statements about brick walls. */
export const wallFigures = {
  blockFaceLengthIn: figures.blockFaceLengthIn,
  blockFaceHeightIn: figures.blockFaceHeightIn,
  laidFaceLengthMm: figures.laidFaceLengthMm,
  laidFaceHeightMm: figures.laidFaceHeightMm,
  brickWalls: figures.brickWalls,
  blockThicknessesMm: figures.blockThicknessesMm,
  savings,
} as const;

export type WallFigures = typeof wallFigures;
