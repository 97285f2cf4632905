import type { NeedBasis } from '@/content/entities/products/form/laying';
import { type LengthUnit } from '../wall-arithmetic';
import { formatArea, formatCount, formatLength, formatNumber, withUnit } from '../wall-format';
import type { Asked, Need } from './need-arithmetic';

export type NeedResult = { readonly label: string; readonly figure: string; readonly formula: string };

type Reckoning = {
  readonly asked: Asked;
  readonly need: Need;
  readonly basis: NeedBasis;
  readonly unit: LengthUnit;
};

const THINGS: Readonly<Record<NeedBasis['kind'], string>> = {
  wall: 'Wall without openings',
  paving: 'Ground',
  line: 'Line without gaps',
};

/** The whole result in one sentence. */
export const summariseNeed = ({ pieces, spare, order }: Need) =>
  `${formatCount(order, 'piece')} to order: ${formatNumber(pieces)} by measure and ${formatNumber(spare)} to spare.`;

/** Every figure with the way it is found. */
export function needResults(reckoning: Reckoning): readonly NeedResult[] {
  const { asked, need, basis, unit } = reckoning;
  const { pieces, spare, order, colours, edge } = need;
  const loss = asked.numbers.loss ?? 0;
  const second = asked.numbers.second ?? 0;
  return [
    { label: THINGS[basis.kind], figure: extentIn(reckoning), formula: measuresOf(reckoning) },
    {
      label: 'Pieces by measure',
      figure: formatNumber(pieces),
      formula: `${extentIn(reckoning)} ÷ ${coverIn(basis)} = ${formatNumber(need.unrounded)}, rounded up`,
    },
    {
      label: 'To spare',
      figure: `+ ${formatNumber(spare)}`,
      formula: `${withUnit(loss, '%')} of ${formatNumber(pieces)}, rounded up`,
    },
    { label: 'Pieces to order', figure: formatNumber(order), formula: 'the two lines above' },
    ...(second === 0
      ? []
      : [
          {
            label: 'In two colours',
            figure: `${formatNumber(colours[0])} + ${formatNumber(colours[1])}`,
            formula: `${withUnit(100 - second, '%')} and ${withUnit(second, '%')} of ${formatNumber(order)}`,
          },
        ]),
    ...(basis.kind === 'paving'
      ? [
          {
            label: 'Edge, for kerb stones or edging',
            figure: formatLength(Math.round(edge), unit),
            formula: 'all sides of the outline',
          },
        ]
      : []),
  ];
}

const extentIn = ({ basis, need: { extent }, unit }: Reckoning) =>
  basis.kind === 'line' ? formatLength(Math.round(extent), unit) : formatArea(extent, unit);

function coverIn(basis: NeedBasis) {
  switch (basis.kind) {
    case 'wall':
      return `(${basis.length + basis.joint} × ${withUnit(basis.height + basis.joint, 'mm')}), joints of ${withUnit(basis.joint, 'mm')} included`;
    case 'paving':
      return `${formatNumber(basis.cover / 100)} cm² that one piece covers`;
    case 'line':
      return withUnit(basis.length, 'mm');
  }
}

function measuresOf({ asked: { numbers, shape, corners }, basis, unit }: Reckoning) {
  const { length = 0, width = 0, height = 0, cutLength = 0, cutWidth = 0 } = numbers;
  const { openings = 0, openingWidth = 0, openingHeight = 0, radius = 0, angle = 0, gaps = 0 } = numbers;
  const size = (a: number, b: number) => `${formatLength(a, unit)} × ${formatLength(b, unit)}`;
  switch (basis.kind) {
    case 'wall':
      return openings === 0
        ? size(length, height)
        : `${size(length, height)} – ${formatNumber(openings)} × (${size(openingWidth, openingHeight)})`;
    case 'line':
      return [
        formatLength(length, unit),
        ...(radius === 0 ? [] : [`+ ${formatLength(radius, unit)} × π × ${formatNumber(angle)}° ÷ 180°`]),
        ...(gaps === 0 ? [] : [`– ${formatLength(gaps, unit)}`]),
      ].join(' ');
    case 'paving':
      if (shape === 'free') return `outline of ${corners.length} corners (shoelace formula)`;
      return shape === 'l' ? `${size(length, width)} – ${size(cutLength, cutWidth)}` : size(length, width);
  }
}
