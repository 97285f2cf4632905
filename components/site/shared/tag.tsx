import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type TagProps = {
  readonly children: ReactNode;
  /** Framed, or filled where it must not be overlooked. */
  readonly tone?: 'framed' | 'filled';
};

const tones = { framed: 'border-current/50', filled: 'border-ink bg-ink text-paper' } as const;

/** A short fact in a frame: a category, a badge. */
export function Tag({ children, tone = 'framed' }: TagProps) {
  return <span className={cn('inline-block border px-3 py-1.5 type-data', tones[tone])}>{children}</span>;
}
