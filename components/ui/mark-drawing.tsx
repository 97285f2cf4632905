import { createElement, type ReactElement, type SVGProps } from 'react';
import type { Mark, MarkShape } from '@/lib/brand';
import { cn } from './cn';

type MarkDrawingProps = SVGProps<SVGSVGElement> & { readonly mark: Mark };

/** The mark as a drawing, on a light plate if it has colours of its own. Decorative: the name is beside it. */
export const MarkDrawing = ({ mark, className, ...props }: MarkDrawingProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox={mark.box.join(' ')}
    className={cn(mark.colours.length > 0 && 'box-content bg-paper p-1 forced-color-adjust-none', className)}
    {...mark.attributes}
    {...props}
  >
    {drawn(mark.shapes)}
  </svg>
);

const drawn = (shapes: readonly MarkShape[]): ReactElement[] =>
  shapes.map(({ element, attributes, inside }, index) =>
    createElement(element, { key: index, ...attributes }, ...drawn(inside)),
  );
