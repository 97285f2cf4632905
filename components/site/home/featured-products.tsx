import type { ReactNode } from 'react';
import { Section } from '@/components/site/shared/section';
import { Carousel } from './carousel.client';

type FeaturedProductsProps = {
  readonly title: string;
  /** One product card for each slide. */
  readonly children: ReactNode;
};

const TITLE_ID = 'featured-title';

/** The featured products as jointed cards: four, three, two or one abreast (specification section 9). */
export function FeaturedProducts({ title, children }: FeaturedProductsProps) {
  return (
    <Section aria-roledescription="carousel" aria-labelledby={TITLE_ID}>
      <Carousel title={title} titleId={TITLE_ID} abreast={4} manner="jointed">
        {children}
      </Carousel>
    </Section>
  );
}
