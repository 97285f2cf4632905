import type { WallFigures } from '@/content/wall-figures';

/**
 * The arithmetic of a wall. Lengths are whole tenths of a millimetre: an inch (254) and a foot (3048) are whole numbers
 * of them, so areas and counts are exact up to walls of a kilometre. Areas are their products (`tenthMm2`).
 */
const TENTH_MM_PER = { mm: 10, in: 254, ft: 3_048, m: 10_000 } as const;

/** What a visitor may measure in. */
export type LengthUnit = 'ft' | 'm';

export type Wall = {
  readonly lengthTenthMm: number;
  readonly heightTenthMm: number;
  readonly openingCount: number;
  readonly openingWidthTenthMm: number;
  readonly openingHeightTenthMm: number;
  /** Nominal thickness of the brick wall that is replaced. */
  readonly brickThicknessIn: number;
  readonly blockThicknessMm: number;
  /** Allowance for cut and broken blocks, in hundredths of a per cent. */
  readonly wasteBasisPoints: number;
};

export type WallEstimate = {
  /** The wall without its openings. */
  readonly netAreaTenthMm2: number;
  /** Nominal faces of a block that fit in the net area, before rounding up. */
  readonly blocksUnrounded: number;
  readonly blocks: number;
  /** The same with the face as it is laid, in mm. */
  readonly laidUnrounded: number;
  readonly laid: number;
  /** The larger of the two counts: what the wall takes before waste. */
  readonly counted: number;
  readonly wasteBlocks: number;
  readonly blocksToOrder: number;
  /** Bricks that the blocks (without waste) replace; undefined where no count is stated for the brick wall. */
  readonly bricks: number | undefined;
  /** How much thinner the block wall is than the brick wall; negative when it is thicker. */
  readonly thinnerTenthMm: number;
  readonly floorGainTenthMm2: number;
  /** Undefined for a pair of walls that no card compares. */
  readonly saving: { readonly loadPercent: number; readonly costPercent: number } | undefined;
};

/** Whole tenths of a millimetre nearest to the value. */
export const toTenthMm = (value: number, unit: keyof typeof TENTH_MM_PER) =>
  Math.round(value * TENTH_MM_PER[unit]);

/** The inverse of `toTenthMm`. */
export const fromTenthMm = (lengthTenthMm: number, unit: keyof typeof TENTH_MM_PER) =>
  lengthTenthMm / TENTH_MM_PER[unit];

/** Square feet or square metres of an area. */
export const fromTenthMm2 = (areaTenthMm2: number, unit: LengthUnit) =>
  areaTenthMm2 / TENTH_MM_PER[unit] ** 2;

/** A wall with equal openings, as far as their places go. */
export type Opened = Pick<
  Wall,
  'lengthTenthMm' | 'heightTenthMm' | 'openingCount' | 'openingWidthTenthMm' | 'openingHeightTenthMm'
>;

/** How many openings of its size the wall has room for, side by side and one above the other. */
export function openingsThatFit(wall: Opened) {
  const across = Math.floor(wall.lengthTenthMm / wall.openingWidthTenthMm);
  const up = Math.floor(wall.heightTenthMm / wall.openingHeightTenthMm);
  return { across, up };
}

/** Nominal face of a block with its joint, to which the stated number of bricks belongs. */
export const statedFaceTenthMm2 = ({ blockFaceLengthIn, blockFaceHeightIn }: WallFigures) =>
  toTenthMm(blockFaceLengthIn, 'in') * toTenthMm(blockFaceHeightIn, 'in');

/** Bricks that blocks of the stated face replace, to the nearest brick. */
export const bricksFor = (blocks: number, replaced: { readonly bricks: number; readonly blocks: number }) =>
  Math.round((blocks * replaced.bricks) / replaced.blocks);

/** What the wall takes and saves. Openings larger than the wall leave nothing to build, never less than nothing. */
export function estimateWall(wall: Wall, figures: WallFigures): WallEstimate {
  const grossTenthMm2 = wall.lengthTenthMm * wall.heightTenthMm;
  const openingsTenthMm2 = wall.openingCount * wall.openingWidthTenthMm * wall.openingHeightTenthMm;
  const netAreaTenthMm2 = Math.max(0, grossTenthMm2 - openingsTenthMm2);

  const blocksUnrounded = netAreaTenthMm2 / statedFaceTenthMm2(figures);
  const blocks = Math.ceil(blocksUnrounded);
  const laidTenthMm2 = toTenthMm(figures.laidFaceLengthMm, 'mm') * toTenthMm(figures.laidFaceHeightMm, 'mm');
  const laidUnrounded = netAreaTenthMm2 / laidTenthMm2;
  const laid = Math.ceil(laidUnrounded);
  const counted = Math.max(blocks, laid);
  const wasteBlocks = Math.ceil((counted * wall.wasteBasisPoints) / 10_000);

  const replaced = figures.brickWalls.find((brick) => brick.thicknessIn === wall.brickThicknessIn)?.replaced;
  const thinnerTenthMm = toTenthMm(wall.brickThicknessIn, 'in') - toTenthMm(wall.blockThicknessMm, 'mm');

  return {
    netAreaTenthMm2,
    blocksUnrounded,
    blocks,
    laidUnrounded,
    laid,
    counted,
    wasteBlocks,
    blocksToOrder: counted + wasteBlocks,
    bricks: replaced && bricksFor(blocks, replaced),
    thinnerTenthMm,
    floorGainTenthMm2: wall.lengthTenthMm * thinnerTenthMm,
    saving: figures.savings.find(
      (saving) =>
        saving.brickThicknessIn === wall.brickThicknessIn &&
        saving.blockThicknessMm === wall.blockThicknessMm,
    ),
  };
}
