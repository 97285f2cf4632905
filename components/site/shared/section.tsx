import type { ComponentProps } from 'react';
import { Container } from '@/components/ui/container';
import { cn } from '@/components/ui/cn';

type SectionProps = ComponentProps<'section'> & {
  readonly ground?: 'paper' | 'concrete' | 'green' | 'dark';
};

const grounds = {
  paper: '',
  concrete: 'bg-concrete-100',
  green: 'bg-leaf-deep text-paper',
  dark: 'bg-concrete-800 text-paper',
} as const;

/** A full-bleed band of the page with the section's padding; its content stands in the page's column. */
export function Section({ ground = 'paper', className, children, ...props }: SectionProps) {
  const isDark = ground === 'green' || ground === 'dark';
  return (
    <section
      className={cn('py-section print:bg-white print:py-6 print:text-ink', grounds[ground], className)}
      data-ground={isDark ? 'dark' : undefined}
      {...props}
    >
      <Container>{children}</Container>
    </section>
  );
}
