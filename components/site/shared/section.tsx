import type { ComponentPropsWithoutRef } from 'react';
import { Container } from '@/components/ui/container';
import { cn } from '@/components/ui/cn';
import { StaticIsland } from '@/components/ui/static-island.client';

type SectionProps = ComponentPropsWithoutRef<'section'> & {
  readonly ground?: 'paper' | 'concrete' | 'green' | 'dark';
  /** Room above and below, of the steps in `tailwind.config.ts`. */
  readonly space?: keyof typeof spaces;
  /** Makes the section a static island of this name: it holds no client component. */
  readonly island?: string;
};

const grounds = {
  paper: '',
  concrete: 'bg-concrete-100',
  green: 'bg-leaf-deep text-paper',
  dark: 'bg-concrete-800 text-paper',
} as const;

const spaces = { section: 'py-section', band: 'py-band', dense: 'py-12' } as const;

/** A full-bleed band of the page, whose content is in the page's column. Two of one ground meet with the padding of one. */
export function Section({
  ground = 'paper',
  space = 'section',
  island,
  className,
  children,
  ...props
}: SectionProps) {
  const attributes = {
    className: cn('print:bg-white print:py-6 print:text-ink', spaces[space], grounds[ground], className),
    'data-ground': ground === 'green' ? 'dark' : ground,
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
