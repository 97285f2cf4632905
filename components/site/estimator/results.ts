import { colourName, countedText } from '@/components/site/shared/counted-text';
import { loadRows, orderNotes } from '@/components/site/shared/load-texts';
import { fill } from '@/content/lib/fill';
import { minRadius } from '@/content/setting-out/lines';
import type { Basis } from '@/content/setting-out/basis';
import { coloursOf, type Estimate, lineOf } from '@/content/setting-out/estimate';
import type { Calculation } from './words';
import type { ResultLine } from './results-table';
import {
  clayBricks,
  comparisonNotes,
  comparisonResults,
  courseRow,
  describe,
  layingFormula,
  openingsIn,
  uncutWall,
} from './wall-results';

/** Headline with its working and notes, and the table in order of derivation, under a comparison's `heading`. */
export function resultsOf(calculation: Calculation, heading: string) {
  const { basis, words } = calculation;
  if (basis.kind !== 'comparison')
    return {
      ...headlineOf(calculation),
      notes: pieceNotes(calculation),
      caption: words.texts.product.caption,
      lines: pieceResults(calculation),
    };
  const comparison = { ...calculation, basis };
  return {
    ...headlineOf(calculation),
    notes: comparisonNotes(comparison),
    caption: fill(words.texts.comparison.caption, { heading, wall: describe(comparison) }),
    lines: comparisonResults(comparison, extentOf(calculation)),
  };
}

/** The figure of an order: `119`, or with half blocks `109 + 21`. */
export const orderFigure = ({ estimate: { order, halves }, formats: { number } }: Calculation) =>
  [order, ...(halves ? [halves.order] : [])].map((count) => number(count)).join(' + ');

/** What to order, `Order 119 blocks`, and how that follows, `113 to lay + 6 for breakage (5 %)`. */
function headlineOf({ words, input, basis, estimate, formats }: Calculation) {
  const { summary, counts } = words.texts;
  const { pieces, spare, order, halves } = estimate;
  const { count, number, percent } = formats;
  const isBrick = basis.kind === 'wall' && basis.thicknessesIn.length > 0;
  const isWall = basis.kind === 'wall' || basis.kind === 'comparison';
  const ordered = count(order, isBrick ? counts.brick : isWall ? counts.block : counts.piece);
  return {
    headline: fill(summary.order, {
      pieces: halves
        ? fill(summary.withHalves, { pieces: ordered, halves: count(halves.order, counts.half) })
        : ordered,
    }),
    working: fill(halves ? summary.workingHalves : summary.working, {
      measured: number(pieces),
      spare: number(spare),
      halves: number(halves?.pieces ?? 0),
      spareHalves: number(halves?.spare ?? 0),
      percent: percent(input.numbers.waste ?? input.numbers.loss ?? 0),
    }),
  };
}

/** In tenths of a millimetre. */
const DECIMETRE = 1_000;

/** Notes on pallets and heavy pieces, and on a curve that pieces are cut for. */
function pieceNotes({ words, basis, estimate, formats }: Calculation) {
  const notes = loadedPieces(basis, estimate).map((load) =>
    orderNotes(load, words.texts.loads, words.language),
  );
  const { curve } = estimate.line ?? {};
  if (basis.kind === 'line' && curve !== undefined) {
    const { number, length, millimetres } = formats;
    const piece = basis.length * 10;
    const tight = {
      size: millimetres(piece),
      radius: length(Math.ceil(minRadius(piece) / DECIMETRE) * DECIMETRE),
      cut: millimetres(curve.cut),
      each: number(curve.each),
    };
    notes.push(fill(words.texts.summary.tight, tight));
  }
  return notes.filter(Boolean).join(' ');
}

/** Adds the number of ordered pieces and half blocks to their known mass and pallets. */
const loadedPieces = ({ loads = [] }: Basis, { order, halves }: Estimate) =>
  loads.map((load, index) => ({ ...load, count: (index === 0 ? order : halves?.order) ?? 0 }));

function pieceResults(calculation: Calculation): readonly ResultLine[] {
  const { words, input, basis, estimate, formats } = calculation;
  const { results } = words.texts;
  const { number, percent } = formats;
  const { pieces, spare, order, halves } = estimate;
  const both = (a: number, b: number | undefined) =>
    b === undefined ? number(a) : `${number(a)} + ${number(b)}`;
  const size = (basis.kind === 'wall' && basis.sold?.halfSize) || '';
  const line = (label: string, figure: string, formula: string): ResultLine => ({ label, figure, formula });
  return [
    extentOf(calculation),
    ...(basis.kind === 'wall' ? [courseRow({ ...calculation, basis })] : []),
    line(results.pieces, number(pieces), settingOutIn(calculation)),
    ...(halves ? [line(fill(results.halves, { size }), number(halves.pieces), results.halvesFormula)] : []),
    line(
      results.spare,
      `+ ${both(spare, halves?.spare)}`,
      fill(results.spareFormula, {
        percent: percent(input.numbers.loss ?? 0),
        pieces: both(pieces, halves?.pieces),
      }),
    ),
    line(results.orderPieces, number(order), results.orderFormula),
    ...(halves ? [line(results.orderHalves, number(halves.order), results.orderFormula)] : []),
    ...loadRows(loadedPieces(basis, estimate), words.texts.loads, words.language),
    ...ownResults(calculation),
  ];
}

/** Returns the row of what is covered, with its measures. */
export function extentOf(calculation: Calculation) {
  const { words, basis, estimate, formats } = calculation;
  const isLine = basis.kind === 'line' || basis.kind === 'planks';
  return {
    label: words.texts.results.extent[basis.kind],
    figure: isLine ? formats.length(Math.round(estimate.extent)) : formats.area(estimate.extent),
    formula: measuresIn(calculation),
  };
}

function measuresIn(calculation: Calculation) {
  const { words, input, basis, formats } = calculation;
  const { numbers, choices, corners } = input;
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const { radius = 0, angle = 0, gaps = 0, diameter = 0 } = numbers;
  const { number, size } = formats;
  switch (basis.kind) {
    case 'comparison':
    case 'wall':
      return [size(length, height), openingsIn(calculation, ' − ')].filter(Boolean).join(' − ');
    case 'line':
    case 'planks': {
      const curve = ` + ${formats.length(radius)} × π × ${number(angle)}° ÷ ${number(180)}°`;
      return `${formats.length(length)}${radius === 0 ? '' : curve}${gaps === 0 ? '' : ` − ${formats.length(gaps)}`}`;
    }
    case 'paving':
      if (choices.shape === 'free')
        return fill(words.texts.results.outline, { corners: number(corners.length) });
      if (choices.shape === 'circle') return `π ÷ ${number(4)} × ${size(diameter, diameter)}`;
      return size(length, width) + (choices.shape === 'l' ? ` − ${size(cutLength, cutWidth)}` : '');
  }
}

function settingOutIn(calculation: Calculation): string {
  const { words, basis, estimate, input, formats } = calculation;
  const { results } = words.texts;
  const { number, millimetres, rounded } = formats;
  const { paving, boarding, line, extent } = estimate;
  switch (basis.kind) {
    case 'comparison':
    case 'wall':
      return layingFormula({ ...calculation, basis });
    case 'paving':
      return fill(results.pavingFormula, {
        whole: number(paving?.whole ?? 0),
        cut: number(paving?.cut ?? 0),
      });
    case 'line': {
      const { runs = 1 } = input.numbers;
      const { curve } = line ?? {};
      const { straight, arc } = curve ? lineOf(input) : { straight: extent, arc: 0 };
      const formula = fill(results.lineFormula, {
        extent: formats.length(Math.round(straight)),
        cover: millimetres(basis.length * 10),
        figure: rounded(straight / 10 / basis.length),
      });
      const ofCurve =
        curve &&
        fill(results.curveFormula, {
          arc: formats.length(Math.round(arc)),
          cut: millimetres(curve.cut),
          figure: rounded(arc / curve.cut),
          each: number(curve.each),
        });
      const parts = [straight > 0 && formula, ofCurve].filter(Boolean).join(' + ');
      const more = fill(results.runsFormula, { more: number(runs - 1), runs: number(runs) });
      return runs === 1 ? parts : parts + more;
    }
    case 'planks':
      return fill(results.planksFormula, {
        bays: number(boarding?.bays ?? 0),
        rows: number(boarding?.rows ?? 0),
        length: millimetres(basis.length * 10),
        width: millimetres(basis.width * 10),
      });
  }
}

function ownResults(calculation: Calculation): readonly ResultLine[] {
  const { words, input, basis, estimate, formats } = calculation;
  const { results } = words.texts;
  const { number, percent, length, millimetres } = formats;
  switch (basis.kind) {
    case 'wall':
      return [...clayBricks({ ...calculation, basis }), ...uncutWall({ ...calculation, basis })];
    case 'paving': {
      const colours = coloursOf(input, estimate.order);
      const [first = 0, second = 0] = colours.map(({ share = 0 }) => share);
      const inColours = {
        label: results.colours,
        figure: countedText(
          colours.map(({ colour, count }) => ({
            count,
            colour: colourName(colour, words.texts.options.colour),
          })),
          words.texts.counted,
          words.language,
        ),
        formula: fill(results.coloursFormula, {
          first: percent(first),
          second: percent(second),
          pieces: number(estimate.order),
        }),
      };
      const edge = length(Math.round(estimate.edge ?? 0));
      return [
        ...(colours.length > 1 ? [inColours] : []),
        { label: results.edge, figure: edge, formula: results.edgeFormula },
      ];
    }
    case 'planks': {
      const { posts = 0, bays = 0, height = 0 } = estimate.boarding ?? {};
      const formula = fill(results.postsFormula, { length: millimetres(basis.length * 10) });
      const built = fill(results.builtHeightFormula, { planks: number(bays) });
      return [
        { label: results.builtHeight, figure: length(height), formula: built },
        { label: results.posts, figure: number(posts), formula },
      ];
    }
    case 'comparison':
    case 'line':
      return [];
  }
}
