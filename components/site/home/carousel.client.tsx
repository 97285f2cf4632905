'use client';

import { Children, useRef, type ReactNode } from 'react';
import { SectionHead } from '@/components/site/shared/section-head';
import { CarouselArrows } from './carousel-arrows.client';
import { useCarousel } from './use-carousel';
import { fill, inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { CarouselTexts } from '@/content/strings/en/home';

type CarouselProps = {
  readonly language: Language;
  readonly texts: CarouselTexts;
  readonly title: string;
  /** Of the title, which names the carousel around it. */
  readonly titleId: string;
  /** The slides, finished. */
  readonly children: ReactNode;
  /** At most; fewer on small screens (`styles/home.css`). */
  readonly abreast: 3 | 4;
  /** Cards with one joint between them, or columns of text. */
  readonly manner: 'jointed' | 'columns';
  /** Moves on by as many slides as are in view. */
  readonly byPage?: boolean;
};

/**
 * A head with arrows over a row of slides (WAI-ARIA APG, Carousel, not rotating). Before its script runs, and without scripts,
 * the row is swiped or scrolled and looks the same. The section around it says that it is a carousel.
 */
export function Carousel(props: CarouselProps) {
  const { language, texts, title, titleId, children, abreast, manner, byPage = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { view, isScrolled, hasFailed, goBack, goOn } = useCarousel(frame, byPage);
  const slides = Children.toArray(children);
  return (
    <div className="carousel">
      <SectionHead title={title} id={titleId} />
      {!hasFailed && (
        <div className="carousel-controls">
          <CarouselArrows
            texts={texts}
            hasPrevious={!view.isBeginning}
            hasNext={!view.isEnd}
            onPrevious={goBack}
            onNext={goOn}
          />
          {/* The slides themselves say it to those who listen. */}
          <p aria-hidden="true" className="type-data text-concrete-600 xs:hidden noscript:hidden">
            {inDigits(`${Math.min(view.from + 1, slides.length)} / ${slides.length}`, language)}
          </p>
        </div>
      )}
      <div
        ref={frame}
        data-abreast={abreast}
        className={`carousel-frame carousel-${manner} swiper`}
        // Columns of text have nothing to focus by which the keyboard could scroll them.
        tabIndex={isScrolled && manner === 'columns' ? 0 : undefined}
        // A dragged link or picture would take the swipe away.
        onDragStart={(event) => event.preventDefault()}
      >
        <div className="swiper-wrapper" aria-live="polite">
          {slides.map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={fill(texts.place, { position: position + 1, count: slides.length }, language)}
              inert={position < view.from || position >= view.to}
              className="swiper-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
