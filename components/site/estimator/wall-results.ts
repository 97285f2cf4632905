import { faceText } from '@/components/site/shared/measure-formats';
import { fill } from '@/content/lib/fill';
import type { Basis, WallBasis } from '@/content/setting-out/basis';
import {
  type AnyWallBasis,
  compareWalls,
  leafCountOf,
  moduleOf,
  wallOf,
} from '@/content/setting-out/estimate';
import { bricksFor } from '@/content/setting-out/walls';
import type { ResultLine } from './results-table';
import { nameSize, type Calculation } from './words';

/** Comparison of a wall of blocks with one of bricks, as on the page of key products. */
export type Comparison = Calculation<Extract<Basis, { kind: 'comparison' }>>;
type AnyWall = Calculation<AnyWallBasis>;

/** Returns the face of a wall's module with courses of this height. */
export function faceIn({ input, basis, formats }: AnyWall, height: number) {
  const { length } = moduleOf(input, basis);
  return faceText({ length, height }, input.choices.joint === 'in' ? 'in' : 'mm', formats);
}

/** Returns how the pieces follow from the area of the courses; empty without a wall. */
export function layingFormula(calculation: AnyWall) {
  const { words, basis, estimate, input, formats } = calculation;
  const { wall } = estimate;
  if (wall === undefined) return '';
  const { results } = words.texts;
  const leaves = leafCountOf(input, basis);
  const formula = fill(leaves > 1 ? results.leavesFormula : results.wallFormula, {
    area: formats.area(wall.counted),
    module: faceIn(calculation, wall.courses.height),
    leaves: formats.number(leaves),
    figure: formats.rounded(wall.unrounded),
  });
  const { halves } = estimate;
  return halves ? formula + fill(results.lessHalves, { halves: formats.number(halves.pieces) }) : formula;
}

/** Returns the row of the courses: how many, with their joints, and what is on top. */
export function courseRow(calculation: AnyWall): ResultLine {
  const { words, estimate, formats } = calculation;
  const { results } = words.texts;
  const { number, millimetres } = formats;
  const { whole = 0, height = 0, bed = 0, cut, levelled } = estimate.wall?.courses ?? {};
  const onTop =
    cut === undefined
      ? levelled !== undefined && fill(results.levelled, { height: millimetres(levelled) })
      : fill(cut.each === 2 ? results.cutInTwo : results.cutCourse, { height: millimetres(cut.height) });
  const joints = fill(results.bedJoints, { whole: number(whole), bed: formats.joint(bed) });
  return {
    label: results.courses,
    figure: number(whole + (cut === undefined ? 0 : 1 / cut.each)),
    formula: [bed === 0 ? fill(results.oneCourse, { height: millimetres(height) }) : joints, onTop]
      .filter(Boolean)
      .join('; '),
  };
}

/** Returns the row with the nearest wall size that needs no cut blocks; empty if the wall needs none. */
export function uncutWall(calculation: AnyWall): readonly ResultLine[] {
  const { words, input, basis, estimate, formats } = calculation;
  const { wall } = estimate;
  const { length = 0, height = 0 } = input.numbers;
  if (wall === undefined || (wall.uncutLength === length && wall.uncutHeight === height)) return [];
  const { results } = words.texts;
  const formula = fill(results.uncutWall, { module: faceIn(calculation, moduleOf(input, basis).height) });
  return [{ label: results.uncut, figure: formats.size(wall.uncutLength, wall.uncutHeight), formula }];
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
  const { comparison } = words.texts;
  const { length, height, openings } = wallOf(input);
  return fill(openings.length === 0 ? comparison.whole : comparison.less, {
    area: formats.area(estimate.extent),
    size: formats.size(length, height),
    openings: openingsIn(calculation),
    ...wallNames(calculation),
  });
}

/** Names the openings of a wall, `1 × (3 ft × 7 ft) + 2 × (5 ft × 4 ft)`, or with a minus between them. */
export const openingsIn = (
  { input, formats: { number, size } }: Pick<AnyWall, 'input' | 'formats'>,
  separator = ' + ',
) =>
  wallOf(input)
    .openings.map(({ count, width, height }) => `${number(count)} × (${size(width, height)})`)
    .join(separator);

/** Returns what the wall saves beside brick, in a few sentences. */
export function comparisonNotes(calculation: Comparison) {
  const { counts, summary } = calculation.words.texts;
  const { count, area, percent } = calculation.formats;
  const { bricks, floorGainTenthMm2, saving } = compare(calculation);
  return [
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
  const { pieces, spare, order } = estimate;
  const { waste = 0, length = 0 } = input.numbers;
  const { blocks, replaced, bricks, saving, ...walls } = compare(calculation);
  const names = wallNames(calculation);
  const line = (name: 'laid' | 'waste' | 'order', figure: string, formula: string) => ({
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
  return [
    { ...extent, basis: results.extentBasis },
    { ...courseRow(calculation), basis: results.coursesBasis },
    line('laid', number(pieces), layingFormula(calculation)),
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
