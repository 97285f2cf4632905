import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type TagProps = { readonly children: ReactNode; readonly className?: string };

/** A short fact in a frame: a category, a badge. */
export function Tag({ children, className }: TagProps) {
  return (
    <span className={cn('inline-block border border-current/50 px-3 py-1.5 type-data', className)}>
      {children}
    </span>
  );
}
