import { benefits } from './entities/benefits';
import { toTenthMm, type WallFigures } from '../lib/counting';

/** Pairs of walls, by the id of the cost-reduction card that states their savings. */
const pairs: Readonly<
  Record<string, { readonly brickThicknessIn: number; readonly blockThicknessMm: number }>
> = {
  '100-mm-block': { brickThicknessIn: 5, blockThicknessMm: 100 },
  '90-mm-block': { brickThicknessIn: 5, blockThicknessMm: 90 },
  '140-mm-block': { brickThicknessIn: 10, blockThicknessMm: 140 },
};

/** Figures of the wall estimator: the block's face, and the statements about brick walls. */
export const wallFigures: WallFigures = {
  // Face of a laid block with its joint, in nominal inches, for every thickness. 113 × 16 in × 8 in = 100.4 sq ft,
  // the area of a 5-inch wall of 500 bricks (docs/requirements.md, wall-estimator).
  blockFaceIn: { length: 16, height: 8 },
  faceTenthMm2: toTenthMm(16, 'in') * toTenthMm(8, 'in'),
  // Inch sizes are nominal: 16 in are 406 mm.
  face: { length: 390, height: 190, isBrick: false },
  // Without a stated brick count for the 10-inch wall.
  brickWalls: [{ thicknessIn: 5, replaced: { bricks: 500, blocks: 113 } }, { thicknessIn: 10 }],
  blockThicknessesMm: [90, 100, 140],
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
