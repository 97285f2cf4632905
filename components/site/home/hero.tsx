import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { Banner } from '@/content/entities/banners';
import { routes } from '@/content/routes';
import { HeroSlide } from './hero-slide';
import { HeroSlider } from './hero-slider.client';
import type { InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type HeroProps = { readonly locale: Locale; readonly banners: readonly InLanguage<Banner>[] };

/** First screen of the home page: banners as slides, with a link to the products. */
export function Hero({ locale, banners }: HeroProps) {
  const { home } = locale.strings;
  return (
    <HeroSlider
      language={locale.language}
      texts={{ ...home.carousel, ...home.hero }}
      titles={banners.map(({ title }) => title)}
      slides={banners.map(({ title, description, image }, index) => (
        <HeroSlide
          key={index}
          title={title}
          description={description}
          image={image}
          isFirst={index === 0}
          hasUpright
        />
      ))}
    >
      <div className="hero-action">
        <Container>
          <ButtonLink {...locale.to(routes.products)} tone="paper">
            {home.products}
          </ButtonLink>
        </Container>
      </div>
    </HeroSlider>
  );
}
