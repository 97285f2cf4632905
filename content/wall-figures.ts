import { benefits } from './entities/benefits';
import { defineSingleton } from './lib/define-collection';
import { slug } from './lib/fields';
import { z } from './lib/zod';

const positive = z.int().check(z.positive());

export const wallFiguresSchema = z.strictObject({
  /** Face of a laid block, its joint included: nominal inches, the same for every thickness. */
  blockFaceLengthIn: positive,
  blockFaceHeightIn: positive,
  /** The same face in mm, as it is measured on the wall: the block and one joint. */
  laidFaceLengthMm: positive,
  laidFaceHeightMm: positive,
  brickWalls: z
    .array(
      z.strictObject({
        /** Nominal thickness (in) of the bare wall. */
        thicknessIn: positive,
        /** So many bricks of this wall give way to so many blocks; absent where no figure is stated. */
        replaced: z.optional(z.strictObject({ bricks: positive, blocks: positive })),
      }),
    )
    .check(z.minLength(1)),
  blockThicknessesMm: z.array(positive).check(z.minLength(1)),
  comparisons: z.array(
    z.strictObject({
      brickThicknessIn: positive,
      blockThicknessMm: positive,
      /** Id of the cost-reduction card that states the savings of this pair; without the card nothing is stated. */
      benefit: slug,
    }),
  ),
});

const figures = defineSingleton({
  file: 'content/wall-figures.ts',
  schema: wallFiguresSchema,
  record: {
    // 113 × 16 in × 8 in is 100.4 sft, the wall that 500 bricks build 5 inches thick (docs/requirements.md,
    // wall-estimator).
    blockFaceLengthIn: 16,
    blockFaceHeightIn: 8,
    // 390 × 190 mm with a joint of 10 mm, as on the product's own page. An inch size is nominal: 16 in are 406 mm.
    laidFaceLengthMm: 400,
    laidFaceHeightMm: 200,
    // No brick count is stated for the 10-inch wall, so it has none.
    brickWalls: [{ thicknessIn: 5, replaced: { bricks: 500, blocks: 113 } }, { thicknessIn: 10 }],
    blockThicknessesMm: [90, 100, 140],
    comparisons: [
      { brickThicknessIn: 5, blockThicknessMm: 100, benefit: '100-mm-block' },
      { brickThicknessIn: 5, blockThicknessMm: 90, benefit: '90-mm-block' },
      { brickThicknessIn: 10, blockThicknessMm: 140, benefit: '140-mm-block' },
    ],
  },
});

/** The savings (per cent) of the three pairs that are stated. No other pair of walls has been compared. */
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

/** Everything that the wall estimator rests on: the block's face, and what is stated of brick walls. */
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
