'use client';

import { Children, useRef, type ReactNode } from 'react';
import { SectionHead } from '@/components/site/shared/section-head';
import { CarouselArrows } from './carousel-arrows.client';
import { useCarousel } from './use-carousel';
import { fill, inDigits, type Language } from '@/lib/text';
import type { CarouselTexts } from '@/content/strings/home';

/** Maximum number of slides side by side; fewer on small screens (`styles/home.css`). A longer row has an arrow before its script. */
const ABREAST = { jointed: 4, columns: 3 } as const;

type CarouselProps = {
  readonly language: Language;
  readonly texts: CarouselTexts;
  readonly title: string;
  /** Id of the title, for `aria-labelledby` of the surrounding section. */
  readonly titleId: string;
  readonly children: ReactNode;
  /** `jointed`: cards separated by a joint. `columns`: columns of text, which move by as many as are in view. */
  readonly manner: keyof typeof ABREAST;
};

/** Arrows above a row of slides (WAI-ARIA APG, Carousel, not rotating), which scrolls before its script. */
export function Carousel(props: CarouselProps) {
  const { language, texts, title, titleId, children, manner } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { view, isScrolled, hasFailed, goBack, goOn } = useCarousel(frame, manner === 'columns');
  const slides = Children.toArray(children);
  return (
    <div className="carousel">
      <SectionHead title={title} id={titleId} />
      {!hasFailed && slides.length > 1 && (
        <div className="carousel-controls">
          <CarouselArrows
            texts={texts}
            title={title}
            hasPrevious={!view.isBeginning}
            hasNext={!view.isEnd && !(isScrolled && slides.length <= ABREAST[manner])}
            onPrevious={goBack}
            onNext={goOn}
          />
          {/* Hidden from screen readers: the labels of slides state the position. */}
          <p aria-hidden="true" className="type-data text-concrete-600 xs:hidden noscript:hidden">
            {inDigits(`${Math.min(view.from + 1, slides.length)} / ${slides.length}`, language)}
          </p>
        </div>
      )}
      <div
        ref={frame}
        data-abreast={ABREAST[manner]}
        className={`carousel-frame carousel-${manner} swiper`}
        // Columns of text contain nothing focusable, so the row itself must be, for scrolling by keyboard.
        tabIndex={isScrolled && manner === 'columns' ? 0 : undefined}
        // Dragging a link or picture would interrupt the swipe.
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
