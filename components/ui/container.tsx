import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The page's column: at most twelve grid columns (1360 px) wide, with fluid gutters on both sides. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mx-auto w-full max-w-page px-gutter print:px-0', className)} {...props} />;
}
