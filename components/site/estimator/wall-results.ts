import type { WallFigures } from '@/content/wall-figures';
import type { LengthUnit, Wall, WallEstimate } from './wall-arithmetic';
import { formatArea, formatCount, formatLength, formatNumber, formatPercent, withUnit } from './wall-format';

export type WallResult = {
  readonly label: string;
  /** Undefined where nothing supports a figure. */
  readonly figure: string | undefined;
  readonly formula: string;
  /** What the figure rests on: geometry, a stated figure, or the visitor's own entry. */
  readonly basis: string;
};

type Reckoning = {
  readonly wall: Wall;
  readonly estimate: WallEstimate;
  readonly unit: LengthUnit;
  readonly figures: WallFigures;
};

const NOTHING = 'Nothing is claimed.';

const brickWallName = (wall: Wall) => `${wall.brickThicknessIn}-inch brick wall`;
const blockName = (wall: Wall) => withUnit(wall.blockThicknessMm, 'mm block');
const openingSize = (wall: Wall, unit: LengthUnit) =>
  `${formatLength(wall.openingWidthTenthMm, unit)} × ${formatLength(wall.openingHeightTenthMm, unit)}`;
/** A count before it is rounded up, and that it will be. */
const roundedUp = (count: number) => formatNumber(count) + (Number.isInteger(count) ? '' : ', rounded up');
const wallSize = (wall: Wall, unit: LengthUnit) =>
  `${formatLength(wall.lengthTenthMm, unit)} × ${formatLength(wall.heightTenthMm, unit)}`;

/** What has been worked out, in one line: it heads the results on the screen and on paper. */
export function describeWall({ wall, estimate, unit }: Reckoning) {
  const openings =
    wall.openingCount === 0
      ? ''
      : `, less ${formatCount(wall.openingCount, 'opening')} of ${openingSize(wall, unit)}`;
  return `${formatArea(estimate.netAreaTenthMm2, unit)} of wall: ${wallSize(wall, unit)}${openings}; ${blockName(wall)} in place of a ${brickWallName(wall)}.`;
}

/** The main results as sentences. */
export function summarise({ wall, estimate, unit }: Reckoning) {
  const { blocks, wasteBlocks, blocksToOrder, bricks, floorGainTenthMm2, saving } = estimate;
  const order = `${formatCount(blocksToOrder, 'block')} to order: ${formatNumber(blocks)} for the wall and ${formatNumber(wasteBlocks)} for waste.`;
  const place =
    bricks === undefined
      ? ''
      : ` They take the place of ${formatCount(bricks, 'brick')} of a ${brickWallName(wall)}.`;
  const area = formatArea(Math.abs(floorGainTenthMm2), unit);
  const floor = floorGainTenthMm2 < 0 ? ` Floor space lost: ${area}.` : ` Floor space gained: ${area}.`;
  const less =
    saving === undefined
      ? ''
      : ` Reduced Load ${formatPercent(saving.loadPercent)}, Reduced Expense ${formatPercent(saving.costPercent)}.`;
  return order + place + floor + less;
}

/** Every result with the formula behind it and what it rests on. */
export function wallResults(reckoning: Reckoning): readonly WallResult[] {
  return [...countsOf(reckoning), bricksOf(reckoning), floorOf(reckoning), ...savingsOf(reckoning)];
}

function countsOf({ wall, estimate, unit, figures }: Reckoning): readonly WallResult[] {
  const face = `${withUnit(figures.blockFaceLengthIn, 'in')} × ${withUnit(figures.blockFaceHeightIn, 'in')}`;
  const area = formatArea(estimate.netAreaTenthMm2, unit);
  const openings =
    wall.openingCount === 0 ? '' : ` – ${formatNumber(wall.openingCount)} × (${openingSize(wall, unit)})`;
  return [
    {
      label: 'Wall to build',
      figure: area,
      formula: `${wallSize(wall, unit)}${openings}`,
      basis: 'Your measures.',
    },
    {
      label: 'Blocks',
      figure: formatNumber(estimate.blocks),
      formula: `${area} / (${face}) = ${roundedUp(estimate.blocksUnrounded)}`,
      basis: 'Geometry: the nominal face of a block, joint included. It is the same for every thickness.',
    },
    {
      label: 'Waste allowance',
      figure: `+ ${formatNumber(estimate.wasteBlocks)}`,
      formula: `${formatPercent(wall.wasteBasisPoints / 100)} of ${formatNumber(estimate.blocks)} = ${roundedUp((estimate.blocks * wall.wasteBasisPoints) / 10_000)}`,
      basis: 'Your allowance for cut and broken blocks.',
    },
    {
      label: 'Blocks to order',
      figure: formatNumber(estimate.blocksToOrder),
      formula: `${formatNumber(estimate.blocks)} + ${formatNumber(estimate.wasteBlocks)}`,
      basis: 'The two lines above.',
    },
  ];
}

function bricksOf({ wall, estimate, figures }: Reckoning): WallResult {
  const label = 'Bricks they replace';
  const replaced = figures.brickWalls.find(
    ({ thicknessIn }) => thicknessIn === wall.brickThicknessIn,
  )?.replaced;
  if (replaced === undefined || estimate.bricks === undefined) {
    const basis = `Our figures state no number of bricks for a ${brickWallName(wall)}.`;
    return { label, figure: undefined, formula: NOTHING, basis };
  }
  return {
    label,
    figure: formatNumber(estimate.bricks),
    formula: `${formatNumber(estimate.blocks)} × ${replaced.bricks} / ${replaced.blocks}, to the nearest brick`,
    basis: `Stated: ${replaced.blocks} blocks, before waste, take the place of ${replaced.bricks} bricks of a ${brickWallName(wall)}.`,
  };
}

function floorOf({ wall, estimate, unit }: Reckoning): WallResult {
  const { floorGainTenthMm2, thinnerTenthMm } = estimate;
  const isLoss = floorGainTenthMm2 < 0;
  const brick = withUnit(wall.brickThicknessIn, 'in');
  const block = withUnit(wall.blockThicknessMm, 'mm');
  const difference = isLoss ? `${block} – ${brick}` : `${brick} – ${block}`;
  return {
    label: isLoss ? 'Floor space lost' : 'Floor space gained',
    figure: formatArea(Math.abs(floorGainTenthMm2), unit),
    formula: `${formatLength(wall.lengthTenthMm, unit)} × (${difference}), ${withUnit(Math.abs(thinnerTenthMm) / 10, 'mm')} of thickness`,
    basis: 'Geometry: nominal thickness of the bare walls, along the full length.',
  };
}

function savingsOf({ wall, estimate }: Reckoning): readonly WallResult[] {
  const { saving } = estimate;
  const pair = `the ${blockName(wall)} against the ${brickWallName(wall)}`;
  if (saving === undefined) {
    const basis = `Our figures do not compare ${pair}.`;
    return ['Reduced Load', 'Reduced Expense'].map((label) => ({
      label,
      figure: undefined,
      formula: NOTHING,
      basis,
    }));
  }
  const basis = `Stated on the card above for ${pair}. A share of the whole, so the size of the wall does not change it.`;
  return [
    {
      label: 'Reduced Load',
      figure: formatPercent(saving.loadPercent),
      formula: '(load of the brick wall – load of the block wall) / load of the brick wall',
      basis,
    },
    {
      label: 'Reduced Expense',
      figure: formatPercent(saving.costPercent),
      formula: '(cost of the brick wall – cost of the block wall) / cost of the brick wall',
      basis,
    },
  ];
}
