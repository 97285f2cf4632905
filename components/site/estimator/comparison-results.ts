import { fill } from '@/content/lib/fill';
import type { Basis } from '@/content/setting-out/basis';
import { toTenthMm } from '@/content/setting-out/lengths';
import { bricksFor, statedFaceTenthMm2 } from '@/content/setting-out/walls';
import { formatsIn, nameSize } from './formats';
import { extentResult, type Reckoning, type Result, settingOutIn, uncutResult } from './piece-results';

/** A wall of blocks beside one of bricks, as on the page of key products. */
export type Comparison = Reckoning<Extract<Basis, { kind: 'comparison' }>>;

/** What the change from brick to block means, in figures. */
export function compare({ input, basis: { figures }, estimate }: Comparison) {
  const brickIn = Number(input.choices.brick);
  const blockMm = Number(input.choices.block);
  const thinnerTenthMm = toTenthMm(brickIn, 'in') - toTenthMm(blockMm, 'mm');
  const unrounded = estimate.extent / statedFaceTenthMm2(figures);
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
    floorGainTenthMm2: (input.numbers.length ?? 0) * thinnerTenthMm,
    /** Undefined for a pair of walls that no card compares. */
    saving: figures.savings.find(
      ({ brickThicknessIn, blockThicknessMm }) =>
        brickThicknessIn === brickIn && blockThicknessMm === blockMm,
    ),
  };
}

/** The names of both walls. */
function namesIn({ words, input: { choices } }: Comparison) {
  const { brickWall, blockName } = words.texts.comparison;
  return {
    brick: fill(brickWall, { inches: formatsIn(words).number(Number(choices.brick)) }),
    block: fill(blockName, { mm: nameSize(Number(choices.block)) }),
  };
}

/** What is reckoned, in one sentence: the caption of the table. */
export function describe(reckoning: Comparison) {
  const { words, input, estimate, unit } = reckoning;
  const { comparison, counts } = words.texts;
  const { area, count, length } = formatsIn(words);
  const { length: along = 0, height = 0, openings = 0, openingWidth = 0, openingHeight = 0 } = input.numbers;
  const size = (width: number, up: number) => `${length(width, unit)} × ${length(up, unit)}`;
  return fill(openings === 0 ? comparison.whole : comparison.less, {
    area: area(estimate.extent, unit),
    size: size(along, height),
    openings: count(openings, counts.opening),
    opening: size(openingWidth, openingHeight),
    ...namesIn(reckoning),
  });
}

/** The result in a few sentences, as the status line says it. */
export function summariseComparison(reckoning: Comparison) {
  const { words, estimate, unit } = reckoning;
  const { counts, summary } = words.texts;
  const { number, count, area, percent } = formatsIn(words);
  const { bricks, floorGainTenthMm2, saving } = compare(reckoning);
  return [
    fill(summary.order, {
      blocks: count(estimate.order, counts.block),
      wall: number(estimate.pieces),
      waste: number(estimate.spare),
    }),
    bricks !== undefined &&
      fill(summary.bricks, { bricks: count(bricks, counts.brick), brick: namesIn(reckoning).brick }),
    fill(floorGainTenthMm2 < 0 ? summary.lost : summary.gained, {
      area: area(Math.abs(floorGainTenthMm2), unit),
    }),
    saving !== undefined &&
      fill(summary.saved, { load: percent(saving.loadPercent), expense: percent(saving.costPercent) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The lines of the table, in the order in which they follow from each other. */
export function comparisonResults(reckoning: Comparison): readonly Result[] {
  return [
    ...blocksIn(reckoning),
    bricksIn(reckoning),
    floorIn(reckoning),
    ...savingsIn(reckoning),
    uncutResult(reckoning),
  ].filter((line) => line !== undefined);
}

function blocksIn(reckoning: Comparison): readonly Result[] {
  const { words, input, estimate, basis } = reckoning;
  const { results, roundedUp } = words.texts;
  const { number, inches, percent } = formatsIn(words);
  const { figures } = basis;
  const { blocks, unrounded } = compare(reckoning);
  const { waste = 0 } = input.numbers;
  const extent = extentResult(reckoning);
  const face = `${inches(figures.blockFaceLengthIn)} × ${inches(figures.blockFaceHeightIn)}`;
  const rounded = (figure: number) =>
    Number.isInteger(figure) ? number(figure) : fill(roundedUp, { figure: number(figure) });
  return [
    { ...extent, basis: results.extentBasis },
    {
      label: results.blocks,
      figure: number(blocks),
      formula: `${extent.figure} / (${face}) = ${rounded(unrounded)}`,
      basis: results.blocksBasis,
    },
    {
      label: results.laid,
      figure: number(estimate.pieces),
      formula: settingOutIn(reckoning),
      basis: results.laidBasis,
    },
    {
      label: results.waste,
      figure: `+ ${number(estimate.spare)}`,
      formula: fill(results.wasteFormula, {
        percent: percent(waste),
        blocks: number(estimate.pieces),
        figure: rounded((estimate.pieces * waste) / 100),
      }),
      basis: results.wasteBasis,
    },
    {
      label: results.order,
      figure: number(estimate.order),
      formula: `${number(estimate.pieces)} + ${number(estimate.spare)}`,
      basis: results.orderBasis,
    },
  ];
}

function bricksIn(reckoning: Comparison): Result {
  const { words } = reckoning;
  const { results } = words.texts;
  const { number } = formatsIn(words);
  const { brick } = namesIn(reckoning);
  const { blocks, bricks, replaced } = compare(reckoning);
  const label = results.bricks;
  if (replaced === undefined || bricks === undefined) {
    const basis = fill(results.bricksUnknown, { brick });
    return { label, figure: undefined, formula: results.nothing, basis };
  }
  const values = {
    blocks: number(blocks),
    replacing: number(replaced.bricks),
    replaced: number(replaced.blocks),
    brick,
  };
  return {
    label,
    figure: number(bricks),
    formula: fill(results.bricksFormula, values),
    basis: fill(results.bricksBasis, values),
  };
}

function floorIn(reckoning: Comparison): Result {
  const { words, input, unit } = reckoning;
  const { results } = words.texts;
  const { area, length, inches, millimetres } = formatsIn(words);
  const { floorGainTenthMm2, thinnerTenthMm, brickIn, blockMm } = compare(reckoning);
  const isLoss = floorGainTenthMm2 < 0;
  const [brick, block] = [inches(brickIn), millimetres(blockMm)];
  return {
    label: isLoss ? results.lost : results.gained,
    figure: area(Math.abs(floorGainTenthMm2), unit),
    formula: fill(results.floorFormula, {
      length: length(input.numbers.length ?? 0, unit),
      difference: isLoss ? `${block} – ${brick}` : `${brick} – ${block}`,
      thickness: millimetres(Math.abs(thinnerTenthMm) / 10),
    }),
    basis: results.floorBasis,
  };
}

function savingsIn(reckoning: Comparison): readonly Result[] {
  const { results } = reckoning.words.texts;
  const { percent } = formatsIn(reckoning.words);
  const { saving } = compare(reckoning);
  const names = namesIn(reckoning);
  if (saving === undefined) {
    const basis = fill(results.savingUnknown, names);
    return [results.load, results.expense].map((label) => ({
      label,
      figure: undefined,
      formula: results.nothing,
      basis,
    }));
  }
  const basis = fill(results.savingBasis, names);
  return [
    { label: results.load, figure: percent(saving.loadPercent), formula: results.loadFormula, basis },
    { label: results.expense, figure: percent(saving.costPercent), formula: results.expenseFormula, basis },
  ];
}
