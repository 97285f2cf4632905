import type { ReactNode } from 'react';
import { Section } from '@/components/site/shared/section';
import { Carousel } from './carousel.client';
import type { Locale } from '@/content/strings/locale';

type FeaturedProductsProps = {
  readonly locale: Locale;
  readonly title: string;
  readonly children: ReactNode;
};

const TITLE_ID = 'featured-title';

/** Carousel of featured products: four, three, two or one card side by side (docs/requirements.md). */
export function FeaturedProducts({ locale, title, children }: FeaturedProductsProps) {
  const { language, strings } = locale;
  const { carousel } = strings.home;
  return (
    <Section space="band" aria-roledescription={carousel.carousel} aria-labelledby={TITLE_ID}>
      <Carousel
        language={language}
        texts={carousel}
        title={title}
        titleId={TITLE_ID}
        abreast={4}
        manner="jointed"
      >
        {children}
      </Carousel>
    </Section>
  );
}
