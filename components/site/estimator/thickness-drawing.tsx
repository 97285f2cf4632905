import type { ReactNode } from 'react';
import { fill } from '@/content/lib/fill';
import { compare, type Comparison, wallNames } from './wall-results';

/** Width of the drawing in mm; the thickest wall, 10 inches, nearly fills it. */
const SHEET_MM = 260;

/** Sections of both walls at one scale: clay brick above, block below. The pale part is the difference. */
export function ThicknessDrawing({ calculation }: { readonly calculation: Comparison }) {
  const { thickness } = calculation.words.texts;
  const { millimetres } = calculation.formats;
  const { blockMm, thinnerTenthMm } = compare(calculation);
  const brickMm = blockMm + thinnerTenthMm / 10;
  const { brick, block } = wallNames(calculation);
  const difference = fill(thinnerTenthMm < 0 ? thickness.thicker : thickness.thinner, {
    size: millimetres(Math.abs(thinnerTenthMm)),
  });
  return (
    <dl className="thickness-drawing grid gap-4" aria-label={thickness.label}>
      <Bar name={brick} figure={millimetres(brickMm * 10)}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={block} figure={difference}>
        <rect width={brickMm} height="10" className="fill-leaf-pale" />
        <rect width={blockMm} height="10" className="fill-leaf" />
      </Bar>
    </dl>
  );
}

type BarProps = { readonly name: string; readonly figure: string; readonly children: ReactNode };

const Bar = ({ name, figure, children }: BarProps) => (
  <div className="grid grid-cols-text-figure gap-x-4 gap-y-2 type-data">
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
