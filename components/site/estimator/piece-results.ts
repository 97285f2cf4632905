import { fill } from '@/content/lib/fill';
import type { Basis, WallBasis } from '@/content/setting-out/basis';
import { perimeterOf } from '@/content/setting-out/ground';
import { fromTenthMm, type LengthUnit } from '@/content/setting-out/lengths';
import { bricksFor } from '@/content/setting-out/walls';
import { type Estimate, type Input, leavesOf, moduleOf, type Order } from './estimate';
import { formatsIn } from './formats';
import type { Words } from './words';

/** One line of the table. */
export type Result = {
  readonly label: string;
  /** Undefined where nothing supports a figure. */
  readonly figure: string | undefined;
  readonly formula: string;
  /** What the figure rests on; said by the comparison alone. */
  readonly basis?: string;
};

/** Everything that results are written from. */
export type Reckoning<Kind extends Basis = Basis> = {
  readonly words: Words;
  readonly input: Input;
  readonly basis: Kind;
  readonly estimate: Estimate;
  readonly unit: LengthUnit;
};

/** The result in a few sentences, as the status line says it. */
export function summarisePieces({ words, estimate }: Reckoning) {
  const { summary, counts } = words.texts;
  const { count, number } = formatsIn(words);
  const sentence = (text: string, { pieces, spare }: Order, ordered: string) =>
    fill(text, { pieces: ordered, measured: number(pieces), spare: number(spare) });
  const { halves } = estimate;
  return [
    sentence(summary.pieces, estimate, count(estimate.order, halves ? counts.block : counts.piece)),
    ...(halves ? [sentence(summary.halves, halves, count(halves.order, counts.half))] : []),
  ].join(' ');
}

/** The lines of the table, in the order in which they follow from each other. */
export function pieceResults(reckoning: Reckoning): readonly Result[] {
  const { estimate, words } = reckoning;
  const { results } = words.texts;
  const { number } = formatsIn(words);
  const { halves } = estimate;
  const order = (label: string, count: number): Result => ({
    label,
    figure: number(count),
    formula: results.orderFormula,
  });
  return [
    extentResult(reckoning),
    { label: results.pieces, figure: number(estimate.pieces), formula: settingOutIn(reckoning) },
    halves && halvesResult(reckoning, halves),
    spareResult(reckoning),
    order(results.orderPieces, estimate.order),
    halves && order(results.orderHalves, halves.order),
    ...kindResults(reckoning),
  ].filter((line) => line !== undefined);
}

/** What is covered, with the measures that it comes from. */
export function extentResult(reckoning: Reckoning): Result {
  const { words, basis, estimate, unit } = reckoning;
  const { length, area } = formatsIn(words);
  const isLine = basis.kind === 'line' || basis.kind === 'planks';
  return {
    label: words.texts.results.extent[basis.kind],
    figure: isLine ? length(Math.round(estimate.extent), unit) : area(estimate.extent, unit),
    formula: measuresIn(reckoning),
  };
}

function measuresIn({ words, input: { numbers, choices, corners }, basis, unit }: Reckoning) {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const { openings = 0, openingWidth = 0, openingHeight = 0, radius = 0, angle = 0, gaps = 0 } = numbers;
  const { number, length: inUnit } = formatsIn(words);
  const size = (a: number, b: number) => `${inUnit(a, unit)} × ${inUnit(b, unit)}`;
  switch (basis.kind) {
    case 'comparison':
    case 'wall':
      return openings === 0
        ? size(length, height)
        : `${size(length, height)} – ${number(openings)} × (${size(openingWidth, openingHeight)})`;
    case 'line':
    case 'planks':
      return [
        inUnit(length, unit),
        ...(radius === 0 ? [] : [`+ ${inUnit(radius, unit)} × π × ${number(angle)}° ÷ ${number(180)}°`]),
        ...(gaps === 0 ? [] : [`– ${inUnit(gaps, unit)}`]),
      ].join(' ');
    case 'paving':
      if (choices.shape === 'free')
        return fill(words.texts.results.outline, { corners: number(corners.length) });
      return choices.shape === 'l'
        ? `${size(length, width)} – ${size(cutLength, cutWidth)}`
        : size(length, width);
  }
}

/** How the pieces are found. */
export function settingOutIn(reckoning: Reckoning): string {
  const { words, basis, estimate, unit, input } = reckoning;
  const { results } = words.texts;
  const { number, millimetres, length } = formatsIn(words);
  const { paving, boarding, extent } = estimate;
  switch (basis.kind) {
    case 'comparison':
    case 'wall':
      return coursesIn({ ...reckoning, basis });
    case 'paving':
      return fill(results.pavingFormula, {
        whole: number(paving?.whole ?? 0),
        cut: number(paving?.cut ?? 0),
      });
    case 'line': {
      const { runs = 1 } = input.numbers;
      const formula = fill(results.lineFormula, {
        extent: length(Math.round(extent), unit),
        cover: millimetres(basis.length),
        figure: fill(words.texts.roundedUp, { figure: number(fromTenthMm(extent, 'mm') / basis.length) }),
      });
      return runs === 1
        ? formula
        : formula + fill(results.runsFormula, { more: number(runs - 1), runs: number(runs) });
    }
    case 'planks':
      return fill(results.planksFormula, {
        bays: number(boarding?.bays ?? 0),
        rows: number(boarding?.rows ?? 0),
        length: millimetres(basis.length),
        width: millimetres(basis.width),
      });
  }
}

function coursesIn(reckoning: Reckoning<Parameters<typeof moduleOf>[0]>) {
  const { words, basis, estimate, input } = reckoning;
  const { results } = words.texts;
  const { number, millimetres } = formatsIn(words);
  const { wall, halves } = estimate;
  if (wall === undefined) return '';
  const face = moduleOf(basis);
  const leaves = leavesOf(input, basis);
  const courses = fill(halves ? results.wholeFormula : results.coursesFormula, {
    courses: number(wall.courses),
    module: `${number(fromTenthMm(face.length, 'mm'))} × ${millimetres(fromTenthMm(face.height, 'mm'))}`,
    whole: number(wall.whole * leaves),
    halves: number(wall.halves * leaves),
  });
  return [
    courses,
    wall.topCourse > 0 &&
      fill(results.topCourse, { height: millimetres(fromTenthMm(wall.topCourse - face.joint, 'mm')) }),
    leaves > 1 && fill(results.leaves, { leaves: number(leaves) }),
  ]
    .filter((part) => part !== false)
    .join('');
}

function halvesResult({ words, basis }: Reckoning, halves: Order): Result {
  const { results } = words.texts;
  const size = basis.kind === 'wall' ? (basis.sold?.halfSize ?? '') : '';
  return {
    label: fill(results.halves, { size }),
    figure: formatsIn(words).number(halves.pieces),
    formula: results.halvesFormula,
  };
}

function spareResult({ words, input, estimate: { pieces, spare, halves } }: Reckoning): Result {
  const { results } = words.texts;
  const { number, percent } = formatsIn(words);
  const both = (one: number, other: number | undefined) =>
    other === undefined ? number(one) : `${number(one)} + ${number(other)}`;
  return {
    label: results.spare,
    figure: `+ ${both(spare, halves?.spare)}`,
    formula: fill(results.spareFormula, {
      percent: percent(input.numbers.loss ?? 0),
      pieces: both(pieces, halves?.pieces),
    }),
  };
}

/** What is said of one kind alone. */
function kindResults(reckoning: Reckoning): readonly (Result | undefined)[] {
  const { words, input, basis, estimate, unit } = reckoning;
  const { results } = words.texts;
  const { number, percent, length, millimetres } = formatsIn(words);
  switch (basis.kind) {
    case 'wall':
      return [basis.replaced && clayBricks(reckoning, basis.replaced), uncutResult(reckoning)];
    case 'paving': {
      const { second = 0 } = input.numbers;
      const ofSecond = Math.round((estimate.order * second) / 100);
      return [
        second > 0
          ? {
              label: results.colours,
              figure: `${number(estimate.order - ofSecond)} + ${number(ofSecond)}`,
              formula: fill(results.coloursFormula, {
                first: percent(100 - second),
                second: percent(second),
                pieces: number(estimate.order),
              }),
            }
          : undefined,
        {
          label: results.edge,
          figure: length(Math.round(perimeterOf(estimate.outline)), unit),
          formula: results.edgeFormula,
        },
      ];
    }
    case 'planks': {
      const { posts = 0, uncutHeight = 0 } = estimate.boarding ?? {};
      return [
        {
          label: results.posts,
          figure: number(posts),
          formula: fill(results.postsFormula, { length: millimetres(basis.length) }),
        },
        uncutHeight === input.numbers.height
          ? undefined
          : { label: results.uncut, figure: length(uncutHeight, unit), formula: results.uncutPlanks },
      ];
    }
    case 'comparison':
    case 'line':
      return [];
  }
}

/** The nearest size of a wall that whole and half blocks fill; undefined where they fill it as it is. */
export function uncutResult({ words, basis, estimate: { wall }, unit }: Reckoning): Result | undefined {
  if (wall === undefined || (basis.kind !== 'wall' && basis.kind !== 'comparison')) return undefined;
  if (wall.leftLength === 0 && wall.topCourse === 0) return undefined;
  const { results } = words.texts;
  const { number, millimetres, length } = formatsIn(words);
  const face = moduleOf(basis);
  return {
    label: results.uncut,
    figure: `${length(wall.uncutLength, unit)} × ${length(wall.uncutHeight, unit)}`,
    formula: fill(results.uncutWall, {
      length: millimetres(fromTenthMm(wall.leftLength, 'mm')),
      height: millimetres(fromTenthMm(wall.topCourse, 'mm')),
      half: number(fromTenthMm(face.length, 'mm') / 2),
      course: millimetres(fromTenthMm(face.height, 'mm')),
    }),
  };
}

/** Bricks by the face that the stated ratio belongs to, as on the page of key products. */
function clayBricks({ words, estimate }: Reckoning, replaced: NonNullable<WallBasis['replaced']>): Result {
  const { results } = words.texts;
  const { number } = formatsIn(words);
  const blocks = Math.ceil(estimate.extent / replaced.faceTenthMm2);
  return {
    label: fill(results.clayBricks, { inches: number(replaced.inches) }),
    figure: number(bricksFor(blocks, replaced)),
    formula: fill(results.clayBricksFormula, {
      blocks: number(blocks),
      replacing: number(replaced.bricks),
      replaced: number(replaced.blocks),
    }),
  };
}
