import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type TagProps = {
  readonly children: ReactNode;
  /** `filled` has more emphasis. */
  readonly tone?: 'framed' | 'filled';
};

const tones = { framed: 'border-current/50', filled: 'border-ink bg-ink text-paper' } as const;

/** Short label in a frame, such as a category or badge. */
export function Tag({ children, tone = 'framed' }: TagProps) {
  return <span className={cn('inline-block border px-3 py-1.5 type-data', tones[tone])}>{children}</span>;
}
