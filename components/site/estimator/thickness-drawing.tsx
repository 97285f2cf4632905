import type { ReactNode } from 'react';
import { fill } from '@/content/lib/fill';
import { fromTenthMm, toTenthMm } from '@/content/setting-out/lengths';
import type { Input } from './estimate';
import { formatsIn, nameSize } from './formats';
import type { Words } from './words';

type ThicknessDrawingProps = { readonly words: Words; readonly input: Input };

/** Width of the sheet in millimetres: the thickest wall, 10 inches, nearly fills it. */
const SHEET_MM = 260;

/** Both walls cut through, to one scale: clay brick above, block below. The pale part is what differs. */
export function ThicknessDrawing({ words, input: { choices } }: ThicknessDrawingProps) {
  const { thickness, comparison } = words.texts;
  const { number, millimetres } = formatsIn(words);
  const brickIn = Number(choices.brick);
  const brickMm = fromTenthMm(toTenthMm(brickIn, 'in'), 'mm');
  const blockMm = Number(choices.block);
  const difference = fill(brickMm < blockMm ? thickness.thicker : thickness.thinner, {
    size: millimetres(Math.abs(brickMm - blockMm)),
  });
  return (
    <dl className="thickness-drawing grid gap-4" aria-label={thickness.label}>
      <Bar name={fill(comparison.brickWall, { inches: number(brickIn) })} figure={millimetres(brickMm)}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={fill(comparison.blockName, { mm: nameSize(blockMm) })} figure={difference}>
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
