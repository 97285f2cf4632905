import { Container } from '@/components/ui/container';
import { coverSizes } from '@/components/ui/cover-sizes';
import { Image } from '@/components/ui/image';
import type { Banner } from '@/content/entities/banners';
import type { InLanguage } from '@/lib/records';

type HeroSlideProps = Pick<InLanguage<Banner>, 'title' | 'description' | 'image'> & {
  /** Loads the picture with priority, for the first slide. */
  readonly isFirst: boolean;
  /** Whether upright screens get their own cut of the picture; previews in the studio have none. */
  readonly hasUpright?: boolean;
};

/** Slide: a picture with headline and description in a solid block at the bottom left; on phones below it. */
export function HeroSlide({ title, description, image, isFirst, hasUpright = false }: HeroSlideProps) {
  return (
    <div className="hero-slide relative flex h-full flex-col justify-end">
      <div className="header-scrim absolute inset-0">
        <Image
          image={image}
          sizes={coverSizes(image, '100vw', 'min(100vh, 900px)')}
          cut={hasUpright ? 'portrait' : undefined}
          priority={isFirst}
          className="hero-picture"
        />
      </div>
      <Container className="hero-words relative">
        <div className="word-notch">
          <h2 className="hero-title type-display">{title}</h2>
          <p className="mt-5 max-w-lead type-lead text-pretty md:mt-7">{description}</p>
        </div>
      </Container>
    </div>
  );
}
