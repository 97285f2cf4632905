import type { ComponentProps } from 'react';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

type GroupLogosProps = ComponentProps<typeof LogoWall> & {
  readonly title: string;
  readonly lead: string;
};

const TITLE_ID = 'group-title';

/** The group's concerns and the associated brands as one wall of logos. */
export function GroupLogos({ title, lead, logos, newTab }: GroupLogosProps) {
  return (
    <Section island="group-concerns" aria-labelledby={TITLE_ID}>
      <SectionHead title={title} id={TITLE_ID} lead={lead} />
      <LogoWall logos={logos} newTab={newTab} />
    </Section>
  );
}
