'use client';

import { Children, useRef, type ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { HeroControls } from './hero-controls.client';
import { useHeroSwiper } from './use-hero-swiper';
import { useRotation } from './use-rotation';
import { fill, type Language } from '@/lib/text';
import type { HeroTexts } from '@/content/strings/home';

type HeroSliderProps = {
  readonly language: Language;
  readonly texts: HeroTexts;
  /** Titles of the slides, which name their bricks. */
  readonly titles: readonly string[];
  readonly slides: ReactNode;
  readonly children: Elements;
};

/** Hero (WAI-ARIA APG, Carousel, rotating): a native scroll row until Swiper stacks and fades its slides. */
export function HeroSlider({ language, texts, titles, slides, children }: HeroSliderProps) {
  const slider = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { isWanted, isReduced, isRotating, play, stop, handlers } = useRotation(slider);
  const { index, phase, isHydrated, hasFailed, steer } = useHeroSwiper(frame, {
    isRotating,
    isReduced,
    onSwipe: stop,
  });

  return (
    <section
      ref={slider}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      className="hero relative overflow-hidden bg-concrete-800 text-paper print:hidden"
      data-ground="dark"
      {...handlers}
    >
      {titles.length > 1 && !hasFailed && (
        <div className="hero-controls noscript:hidden">
          <div className="mx-auto flex w-full max-w-page justify-end px-gutter">
            <HeroControls
              language={language}
              texts={texts}
              titles={titles}
              index={index}
              phase={phase}
              isPlaying={isWanted}
              onTogglePlay={() => (isWanted ? stop() : play())}
              onSteer={(action) => {
                stop();
                steer(action);
              }}
            />
          </div>
        </div>
      )}
      <div ref={frame} className="hero-frame swiper">
        <div className="swiper-wrapper" aria-live={phase === 'still' ? 'polite' : 'off'}>
          {Children.toArray(slides).map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={fill(texts.place, { position: position + 1, count: titles.length }, language)}
              inert={isHydrated && position !== index}
              className="swiper-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
