import type { NeedBasis } from '@/content/entities/products/form/laying';
import { fill } from '@/content/lib/fill';
import { bricksFor, type LengthUnit } from '../wall-arithmetic';
import { formatsIn } from '../wall-format';
import type { NeedWords } from '../words';
import type { Asked, Need } from './need-arithmetic';

/** One line of the table. */
export type NeedResult = { readonly label: string; readonly figure: string; readonly formula: string };

type WallBasis = Extract<NeedBasis, { kind: 'wall' }>;

type Reckoning = {
  readonly words: NeedWords;
  readonly asked: Asked;
  readonly need: Need;
  readonly basis: NeedBasis;
  readonly unit: LengthUnit;
};

/** The result in one sentence, as the status line says it. */
export function summariseNeed({ pieces, spare, order }: Need, words: NeedWords) {
  const { count, number } = formatsIn(words);
  return fill(words.need.summary, {
    pieces: count(order, words.texts.counts.piece),
    measured: number(pieces),
    spare: number(spare),
  });
}

/** The lines of the table, in the order in which they follow from each other. */
export function needResults(reckoning: Reckoning): readonly NeedResult[] {
  const { asked, need, basis, unit, words } = reckoning;
  const { results } = words.need;
  const { number, percent, length } = formatsIn(words);
  const { pieces, spare, order, colours, edge } = need;
  const loss = asked.numbers.loss ?? 0;
  const second = asked.numbers.second ?? 0;
  return [
    { label: results[basis.kind], figure: extentIn(reckoning), formula: measuresOf(reckoning) },
    {
      label: results.pieces,
      figure: number(pieces),
      formula: fill(results.piecesFormula, {
        extent: extentIn(reckoning),
        cover: coverIn(reckoning),
        figure: number(need.unrounded),
      }),
    },
    {
      label: results.spare,
      figure: `+ ${number(spare)}`,
      formula: fill(results.spareFormula, { percent: percent(loss), pieces: number(pieces) }),
    },
    { label: results.order, figure: number(order), formula: results.orderFormula },
    basis.kind === 'wall' && basis.replaced !== undefined && bricksOf(reckoning, basis.replaced),
    second > 0 && {
      label: results.colours,
      figure: `${number(colours[0])} + ${number(colours[1])}`,
      formula: fill(results.coloursFormula, {
        first: percent(100 - second),
        second: percent(second),
        pieces: number(order),
      }),
    },
    basis.kind === 'paving' && {
      label: results.edge,
      figure: length(Math.round(edge), unit),
      formula: results.edgeFormula,
    },
  ].filter((line) => line !== false);
}

/** Bricks by the face that the stated ratio belongs to, as on the page of key products. */
function bricksOf({ need, words }: Reckoning, replaced: NonNullable<WallBasis['replaced']>) {
  const { results } = words.need;
  const { number } = formatsIn(words);
  const blocks = Math.ceil(need.extent / replaced.faceTenthMm2);
  return {
    label: fill(results.bricks, { inches: number(replaced.inches) }),
    figure: number(bricksFor(blocks, replaced)),
    formula: fill(results.bricksFormula, {
      pieces: number(blocks),
      bricks: number(replaced.bricks),
      blocks: number(replaced.blocks),
    }),
  };
}

function extentIn({ words, basis, need: { extent }, unit }: Reckoning) {
  const { length, area } = formatsIn(words);
  return basis.kind === 'line' ? length(Math.round(extent), unit) : area(extent, unit);
}

function coverIn({ words, basis }: Reckoning) {
  const { results } = words.need;
  const { number, millimetres } = formatsIn(words);
  switch (basis.kind) {
    case 'wall':
      return fill(results.wallCover, {
        length: number(basis.length + basis.joint),
        height: millimetres(basis.height + basis.joint),
        joint: millimetres(basis.joint),
      });
    case 'paving':
      return fill(results.pavingCover, { area: number(basis.cover / 100) });
    case 'line':
      return millimetres(basis.length);
  }
}

function measuresOf({ words, asked: { numbers, shape, corners }, basis, unit }: Reckoning) {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const { openings = 0, openingWidth = 0, openingHeight = 0, radius = 0, angle = 0, gaps = 0 } = numbers;
  const { number, length: inUnit } = formatsIn(words);
  const size = (a: number, b: number) => `${inUnit(a, unit)} × ${inUnit(b, unit)}`;
  switch (basis.kind) {
    case 'wall':
      return openings === 0
        ? size(length, height)
        : `${size(length, height)} – ${number(openings)} × (${size(openingWidth, openingHeight)})`;
    case 'line':
      return [
        inUnit(length, unit),
        ...(radius === 0 ? [] : [`+ ${inUnit(radius, unit)} × π × ${number(angle)}° ÷ ${number(180)}°`]),
        ...(gaps === 0 ? [] : [`– ${inUnit(gaps, unit)}`]),
      ].join(' ');
    case 'paving':
      if (shape === 'free') return fill(words.need.results.outline, { corners: number(corners.length) });
      return shape === 'l' ? `${size(length, width)} – ${size(cutLength, cutWidth)}` : size(length, width);
  }
}
