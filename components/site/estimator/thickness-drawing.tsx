import type { ReactNode } from 'react';
import { fromTenthMm, toTenthMm, type Wall } from './wall-arithmetic';
import { withUnit } from './wall-format';

type ThicknessDrawingProps = { readonly wall: Wall };

/** Width of the sheet in millimetres: the thickest wall, 10 inches, nearly fills it. */
const SHEET_MM = 260;

/** Both walls cut through, to one scale: clay brick above, block below. The pale part is what differs. */
export function ThicknessDrawing({ wall }: ThicknessDrawingProps) {
  const brickMm = fromTenthMm(toTenthMm(wall.brickThicknessIn, 'in'), 'mm');
  const blockMm = wall.blockThicknessMm;
  const difference = `${withUnit(Math.abs(brickMm - blockMm), 'mm')} ${brickMm < blockMm ? 'thicker' : 'thinner'}`;
  return (
    <dl className="thickness-drawing grid gap-4" aria-label="Thickness of both walls, to one scale">
      <Bar name={`${wall.brickThicknessIn}-inch brick wall`} figure={withUnit(brickMm, 'mm')}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={withUnit(blockMm, 'mm block')} figure={difference}>
        <rect width={brickMm} height="10" className="fill-leaf-pale" />
        <rect width={blockMm} height="10" className="fill-leaf" />
      </Bar>
    </dl>
  );
}

type BarProps = { readonly name: string; readonly figure: string; readonly children: ReactNode };

function Bar({ name, figure, children }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 type-data">
      <dt>{name}</dt>
      <dd>{figure}</dd>
      <dd className="col-span-2" aria-hidden="true">
        <svg viewBox={`0 0 ${SHEET_MM} 10`} preserveAspectRatio="none" className="h-4.5 w-full">
          <rect width={SHEET_MM} height="10" className="fill-concrete-100" />
          {children}
        </svg>
      </dd>
    </div>
  );
}
