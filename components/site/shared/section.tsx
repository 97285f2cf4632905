import type { ComponentPropsWithoutRef } from 'react';
import { Container } from '@/components/ui/container';
import { cn } from '@/components/ui/cn';
import { StaticIsland } from '@/components/ui/static-island.client';

type SectionProps = ComponentPropsWithoutRef<'section'> & {
  readonly ground?: 'paper' | 'concrete' | 'green' | 'dark';
  /** Makes the section a static island of this name: it holds no client component. */
  readonly island?: string;
};

const grounds = {
  paper: '',
  concrete: 'bg-concrete-100',
  green: 'bg-leaf-deep text-paper',
  dark: 'bg-concrete-800 text-paper',
} as const;

/** A full-bleed band of the page with the section's padding; its content is in the page's column. */
export function Section({ ground = 'paper', island, className, children, ...props }: SectionProps) {
  const isDark = ground === 'green' || ground === 'dark';
  const attributes = {
    className: cn('py-section print:bg-white print:py-6 print:text-ink', grounds[ground], className),
    'data-ground': isDark ? 'dark' : undefined,
    ...props,
  };
  const content = <Container>{children}</Container>;
  return island === undefined ? (
    <section {...attributes}>{content}</section>
  ) : (
    <StaticIsland name={island} as="section" {...attributes}>
      {content}
    </StaticIsland>
  );
}
