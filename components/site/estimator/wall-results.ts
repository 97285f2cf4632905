import { fill } from '@/content/lib/fill';
import type { WallFigures } from '@/content/wall-figures';
import type { LengthUnit, Wall, WallEstimate } from './wall-arithmetic';
import { formatsIn, inMillimetres } from './wall-format';
import type { EstimatorWords } from './words';

/** One line of the table. */
export type WallResult = {
  readonly label: string;
  /** Undefined where nothing supports a figure. */
  readonly figure: string | undefined;
  readonly formula: string;
  /** What the figure rests on: geometry, a stated figure, or the visitor's own entry. */
  readonly basis: string;
};

type Reckoning = {
  readonly words: EstimatorWords;
  readonly wall: Wall;
  readonly estimate: WallEstimate;
  readonly unit: LengthUnit;
  readonly figures: WallFigures;
};

/** The names and sizes that several lines and sentences use. */
function namesIn({ words, wall, unit }: Pick<Reckoning, 'words' | 'wall' | 'unit'>) {
  const formats = formatsIn(words);
  const size = (width: number, height: number) =>
    `${formats.length(width, unit)} × ${formats.length(height, unit)}`;
  return {
    ...formats,
    brick: fill(words.texts.brickWall, { inches: formats.number(wall.brickThicknessIn) }),
    block: fill(words.texts.blockName, { mm: inMillimetres(wall.blockThicknessMm) }),
    opening: size(wall.openingWidthTenthMm, wall.openingHeightTenthMm),
    size: size(wall.lengthTenthMm, wall.heightTenthMm),
    roundedUp: (count: number) =>
      Number.isInteger(count)
        ? formats.number(count)
        : fill(words.texts.roundedUp, { figure: formats.number(count) }),
  };
}

/** What is reckoned, in one sentence: the caption of the table. */
export function describeWall(reckoning: Reckoning) {
  const { wall, estimate, unit, words } = reckoning;
  const { texts } = words;
  const { area, size, block, brick, opening, count } = namesIn(reckoning);
  return fill(wall.openingCount === 0 ? texts.wall.whole : texts.wall.less, {
    area: area(estimate.netAreaTenthMm2, unit),
    size,
    openings: count(wall.openingCount, texts.counts.opening),
    opening,
    block,
    brick,
  });
}

/** The result in a few sentences, as the status line says it. */
export function summarise(reckoning: Reckoning) {
  const { counted, wasteBlocks, blocksToOrder, bricks, floorGainTenthMm2, saving } = reckoning.estimate;
  const { counts, summary } = reckoning.words.texts;
  const { number, count, area, percent, brick } = namesIn(reckoning);
  const floor = area(Math.abs(floorGainTenthMm2), reckoning.unit);
  return [
    fill(summary.order, {
      blocks: count(blocksToOrder, counts.block),
      wall: number(counted),
      waste: number(wasteBlocks),
    }),
    bricks !== undefined && fill(summary.bricks, { bricks: count(bricks, counts.brick), brick }),
    fill(floorGainTenthMm2 < 0 ? summary.lost : summary.gained, { area: floor }),
    saving !== undefined &&
      fill(summary.saved, { load: percent(saving.loadPercent), expense: percent(saving.costPercent) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The lines of the table, in the order in which they follow from each other. */
export function wallResults(reckoning: Reckoning): readonly WallResult[] {
  return [...countsOf(reckoning), bricksOf(reckoning), floorOf(reckoning), ...savingsOf(reckoning)];
}

function countsOf(reckoning: Reckoning): readonly WallResult[] {
  const { wall, estimate, unit, figures, words } = reckoning;
  const { results } = words.texts;
  const { number, inches, percent, roundedUp, size, opening, ...names } = namesIn(reckoning);
  const face = `${inches(figures.blockFaceLengthIn)} × ${inches(figures.blockFaceHeightIn)}`;
  const laid = `${number(figures.laidFaceLengthMm)} × ${names.millimetres(figures.laidFaceHeightMm)}`;
  const area = names.area(estimate.netAreaTenthMm2, unit);
  const openings = wall.openingCount === 0 ? '' : ` – ${number(wall.openingCount)} × (${opening})`;
  return [
    { label: results.wall, figure: area, formula: `${size}${openings}`, basis: results.wallBasis },
    {
      label: results.blocks,
      figure: number(estimate.blocks),
      formula: `${area} / (${face}) = ${roundedUp(estimate.blocksUnrounded)}`,
      basis: results.blocksBasis,
    },
    {
      label: results.laid,
      figure: number(estimate.laid),
      formula: `${area} / (${laid}) = ${roundedUp(estimate.laidUnrounded)}`,
      basis: results.laidBasis,
    },
    {
      label: results.waste,
      figure: `+ ${number(estimate.wasteBlocks)}`,
      formula: fill(results.wasteFormula, {
        percent: percent(wall.wasteBasisPoints / 100),
        blocks: number(estimate.counted),
        figure: roundedUp((estimate.counted * wall.wasteBasisPoints) / 10_000),
      }),
      basis: results.wasteBasis,
    },
    {
      label: results.order,
      figure: number(estimate.blocksToOrder),
      formula: `${number(estimate.counted)} + ${number(estimate.wasteBlocks)}`,
      basis: results.orderBasis,
    },
  ];
}

function bricksOf(reckoning: Reckoning): WallResult {
  const { wall, estimate, figures, words } = reckoning;
  const { results } = words.texts;
  const { number, brick } = namesIn(reckoning);
  const label = results.bricks;
  const replaced = figures.brickWalls.find(
    ({ thicknessIn }) => thicknessIn === wall.brickThicknessIn,
  )?.replaced;
  if (replaced === undefined || estimate.bricks === undefined) {
    const basis = fill(results.bricksUnknown, { brick });
    return { label, figure: undefined, formula: results.nothing, basis };
  }
  const values = {
    blocks: number(estimate.blocks),
    replacing: number(replaced.bricks),
    replaced: number(replaced.blocks),
    brick,
  };
  return {
    label,
    figure: number(estimate.bricks),
    formula: fill(results.bricksFormula, values),
    basis: fill(results.bricksBasis, values),
  };
}

function floorOf(reckoning: Reckoning): WallResult {
  const { wall, estimate, unit, words } = reckoning;
  const { results } = words.texts;
  const { area, length, inches, millimetres } = namesIn(reckoning);
  const { floorGainTenthMm2, thinnerTenthMm } = estimate;
  const isLoss = floorGainTenthMm2 < 0;
  const brick = inches(wall.brickThicknessIn);
  const block = millimetres(wall.blockThicknessMm);
  return {
    label: isLoss ? results.lost : results.gained,
    figure: area(Math.abs(floorGainTenthMm2), unit),
    formula: fill(results.floorFormula, {
      length: length(wall.lengthTenthMm, unit),
      difference: isLoss ? `${block} – ${brick}` : `${brick} – ${block}`,
      thickness: millimetres(Math.abs(thinnerTenthMm) / 10),
    }),
    basis: results.floorBasis,
  };
}

function savingsOf(reckoning: Reckoning): readonly WallResult[] {
  const { saving } = reckoning.estimate;
  const { results } = reckoning.words.texts;
  const { percent, block, brick } = namesIn(reckoning);
  if (saving === undefined) {
    const basis = fill(results.savingUnknown, { block, brick });
    return [results.load, results.expense].map((label) => ({
      label,
      figure: undefined,
      formula: results.nothing,
      basis,
    }));
  }
  const basis = fill(results.savingBasis, { block, brick });
  return [
    { label: results.load, figure: percent(saving.loadPercent), formula: results.loadFormula, basis },
    { label: results.expense, figure: percent(saving.costPercent), formula: results.expenseFormula, basis },
  ];
}
