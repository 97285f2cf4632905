import { fill } from '@/content/lib/fill';
import type { Basis, WallBasis } from '@/content/setting-out/basis';
import { compareWalls, leafCountOf, moduleOf } from '@/content/setting-out/estimate';
import { bricksFor } from '@/content/setting-out/walls';
import type { ResultLine } from './results-table';
import { nameSize, type Calculation } from './words';

/** Comparison of a wall of blocks with one of bricks, as on the page of key products. */
export type Comparison = Calculation<Extract<Basis, { kind: 'comparison' }>>;
type AnyWall = Calculation<Comparison['basis'] | WallBasis>;

/** Returns the formula of a wall's courses; empty without a wall. */
export function coursesIn({ words, basis, estimate: { wall, halves }, input, formats }: AnyWall) {
  const { results } = words.texts;
  const { number, millimetres } = formats;
  if (wall === undefined) return '';
  const face = moduleOf(basis);
  const leaves = leafCountOf(input, basis);
  const courses = fill(halves ? results.wholeFormula : results.coursesFormula, {
    courses: number(wall.courses),
    module: `${number(face.length / 10)} × ${millimetres(face.height)}`,
    whole: number(wall.whole * leaves),
    halves: number(wall.halves * leaves),
  });
  const height = millimetres(wall.topCourse - face.joint);
  const top = wall.topCourse > 0 ? fill(results.topCourse, { height }) : '';
  return courses + top + (leaves > 1 ? fill(results.leaves, { leaves: number(leaves) }) : '');
}

/** Returns the row with the nearest wall size that needs no cut blocks; empty if the wall needs none. */
export function uncutWall({ words, basis, estimate: { wall }, formats }: AnyWall): readonly ResultLine[] {
  if (wall === undefined || (wall.leftLength === 0 && wall.topCourse === 0)) return [];
  const { results } = words.texts;
  const { number, millimetres, rest, size } = formats;
  const face = moduleOf(basis);
  const formula = fill(results.uncutWall, {
    length: rest(wall.leftLength),
    height: rest(wall.topCourse),
    half: number(face.length / 20),
    course: millimetres(face.height),
  });
  return [{ label: results.uncut, figure: size(wall.uncutLength, wall.uncutHeight), formula }];
}

/** Returns the row of replaced clay bricks, computed with the face of the stated ratio as on the key product page. */
export function clayBricks({ words, basis, estimate, formats: { number } }: Calculation<WallBasis>) {
  const { replaced } = basis;
  if (replaced === undefined) return [];
  const { results } = words.texts;
  const blocks = Math.ceil(estimate.extent / replaced.faceTenthMm2);
  return [
    {
      label: fill(results.clayBricks, { inches: number(replaced.inches) }),
      figure: number(bricksFor(blocks, replaced)),
      formula: fill(results.clayBricksFormula, {
        blocks: number(blocks),
        replacing: number(replaced.bricks),
        replaced: number(replaced.blocks),
      }),
    },
  ];
}

/** Computes the differences between a brick and a block wall. */
export const compare = ({ input, basis, estimate }: Comparison) =>
  compareWalls(input, basis.figures, estimate);

/** Returns the names of both walls. */
export function wallNames({ words: { texts }, input: { choices }, formats }: Comparison) {
  return {
    brick: fill(texts.comparison.brickWall, { inches: formats.number(Number(choices.brick)) }),
    block: fill(texts.comparison.blockName, { mm: nameSize(Number(choices.block)) }),
  };
}

/** Returns the caption of the table: the wall with its measures, in one sentence. */
export function describe(calculation: Comparison) {
  const { words, input, estimate, formats } = calculation;
  const { comparison, counts } = words.texts;
  const { length = 0, height = 0, openings = 0, openingWidth = 0, openingHeight = 0 } = input.numbers;
  return fill(openings === 0 ? comparison.whole : comparison.less, {
    area: formats.area(estimate.extent),
    size: formats.size(length, height),
    openings: formats.count(openings, counts.opening),
    opening: formats.size(openingWidth, openingHeight),
    ...wallNames(calculation),
  });
}

/** Returns the result in a few sentences, for the status line. */
export function summariseComparison(calculation: Comparison) {
  const { words, estimate, formats } = calculation;
  const { counts, summary } = words.texts;
  const { number, count, area, percent } = formats;
  const { bricks, floorGainTenthMm2, saving } = compare(calculation);
  return [
    fill(summary.order, {
      blocks: count(estimate.order, counts.block),
      wall: number(estimate.pieces),
      waste: number(estimate.spare),
    }),
    bricks !== undefined &&
      fill(summary.bricks, { bricks: count(bricks, counts.brick), brick: wallNames(calculation).brick }),
    fill(floorGainTenthMm2 < 0 ? summary.lost : summary.gained, { area: area(Math.abs(floorGainTenthMm2)) }),
    saving !== undefined &&
      fill(summary.saved, { load: percent(saving.loadPercent), expense: percent(saving.costPercent) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Returns the rows of the table with their sources. `extent`: the row of the wall's area. */
export function comparisonResults(calculation: Comparison, extent: ResultLine): readonly ResultLine[] {
  const { words, input, estimate, formats } = calculation;
  const { results } = words.texts;
  const { number, inches, percent, area, millimetres, rounded } = formats;
  const { blockFaceLengthIn, blockFaceHeightIn } = calculation.basis.figures;
  const { pieces, spare, order } = estimate;
  const { waste = 0, length = 0 } = input.numbers;
  const { blocks, unrounded, replaced, bricks, saving, ...walls } = compare(calculation);
  const names = wallNames(calculation);
  const line = (name: 'blocks' | 'laid' | 'waste' | 'order', figure: string, formula: string) => ({
    label: results[name],
    figure,
    formula,
    basis: results[`${name}Basis`],
  });
  const unknown = { figure: undefined, formula: results.nothing };
  const savingOf = (label: string, percentage: number | undefined, formula: string) =>
    percentage === undefined
      ? { label, ...unknown, basis: fill(results.savingUnknown, names) }
      : { label, figure: percent(percentage), formula, basis: fill(results.savingBasis, names) };
  const ratio = {
    brick: names.brick,
    blocks: number(blocks),
    replacing: number(replaced?.bricks ?? 0),
    replaced: number(replaced?.blocks ?? 0),
  };
  const [brick, block] = [inches(walls.brickIn), millimetres(walls.blockMm * 10)];
  const isLoss = walls.floorGainTenthMm2 < 0;
  const face = `${inches(blockFaceLengthIn)} × ${inches(blockFaceHeightIn)}`;
  return [
    { ...extent, basis: results.extentBasis },
    line('blocks', number(blocks), `${extent.figure} ÷ (${face}) = ${rounded(unrounded)}`),
    line('laid', number(pieces), coursesIn(calculation)),
    line(
      'waste',
      `+ ${number(spare)}`,
      fill(results.wasteFormula, {
        percent: percent(waste),
        blocks: number(pieces),
        figure: rounded((pieces * waste) / 100),
      }),
    ),
    line('order', number(order), `${number(pieces)} + ${number(spare)}`),
    {
      label: results.bricks,
      ...(bricks === undefined
        ? unknown
        : { figure: number(bricks), formula: fill(results.bricksFormula, ratio) }),
      basis: fill(bricks === undefined ? results.bricksUnknown : results.bricksBasis, ratio),
    },
    {
      label: isLoss ? results.lost : results.gained,
      figure: area(Math.abs(walls.floorGainTenthMm2)),
      formula: fill(results.floorFormula, {
        length: formats.length(length),
        difference: isLoss ? `${block} − ${brick}` : `${brick} − ${block}`,
        thickness: millimetres(Math.abs(walls.thinnerTenthMm)),
      }),
      basis: results.floorBasis,
    },
    savingOf(results.load, saving?.loadPercent, results.loadFormula),
    savingOf(results.expense, saving?.costPercent, results.expenseFormula),
    ...uncutWall(calculation),
  ];
}
