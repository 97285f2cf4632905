import { type Mark, markSize } from '@/lib/brand';
import { cn } from './cn';
import { MarkDrawing } from './mark-drawing';

type LogoProps = {
  readonly brand: string;
  readonly mark: Mark;
  readonly className?: string | undefined;
};

/** Area of the mark in px²; a mark of 48 × 26 has this size. */
const AREA = 48 * 26;

/** Logo: the mark, and the brand's name. */
export function Logo({ brand, mark, className }: LogoProps) {
  return (
    <span className={cn('flex items-center gap-3.5 type-logo', className)}>
      <MarkDrawing mark={mark} {...markSize(mark, AREA)} className="shrink-0" />
      <span>{brand}</span>
    </span>
  );
}
