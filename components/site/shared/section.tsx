import type { ComponentPropsWithoutRef } from 'react';
import { Container } from '@/components/ui/container';
import { cn } from '@/components/ui/cn';

/** Props of a section. */
export type SectionProps = ComponentPropsWithoutRef<'section'> & {
  readonly ground?: 'paper' | 'concrete' | 'brand' | 'dark';
  /** Padding above and below, in steps of `tailwind.config.ts`. */
  readonly space?: keyof typeof spaces;
};

const grounds = {
  paper: '',
  concrete: 'bg-concrete-100',
  brand: 'bg-brand-deep text-paper',
  dark: 'bg-concrete-800 text-paper',
} as const;

const spaces = { section: 'py-section', band: 'py-band', dense: 'py-12' } as const;

/** Full-width section with its content in the page's column. Adjacent sections of one ground share their padding. */
export function Section({
  ground = 'paper',
  space = 'section',
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      className={cn('print:bg-white print:py-6 print:text-ink', spaces[space], grounds[ground], className)}
      data-ground={ground === 'brand' ? 'dark' : ground}
      {...props}
    >
      <Container>{children}</Container>
    </section>
  );
}
