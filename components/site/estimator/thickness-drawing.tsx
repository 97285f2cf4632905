import type { ReactNode } from 'react';
import { fromTenthMm, toTenthMm, type Wall } from './wall-arithmetic';
import { fill } from '@/content/lib/fill';
import { formatsIn, inMillimetres } from './wall-format';
import type { EstimatorWords } from './words';

type ThicknessDrawingProps = { readonly words: EstimatorWords; readonly wall: Wall };

/** Width of the sheet in millimetres: the thickest wall, 10 inches, nearly fills it. */
const SHEET_MM = 260;

/** Both walls cut through, to one scale: clay brick above, block below. The pale part is what differs. */
export function ThicknessDrawing({ words, wall }: ThicknessDrawingProps) {
  const { thickness, brickWall, blockName } = words.texts;
  const { number, millimetres } = formatsIn(words);
  const brickMm = fromTenthMm(toTenthMm(wall.brickThicknessIn, 'in'), 'mm');
  const blockMm = wall.blockThicknessMm;
  const difference = fill(brickMm < blockMm ? thickness.thicker : thickness.thinner, {
    size: millimetres(Math.abs(brickMm - blockMm)),
  });
  return (
    <dl className="thickness-drawing grid gap-4" aria-label={thickness.label}>
      <Bar name={fill(brickWall, { inches: number(wall.brickThicknessIn) })} figure={millimetres(brickMm)}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={fill(blockName, { mm: inMillimetres(blockMm) })} figure={difference}>
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
