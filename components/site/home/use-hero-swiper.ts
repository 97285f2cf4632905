import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** The slides stand still, have begun to turn by themselves, or have turned by themselves to the one in view. */
export type HeroPhase = 'still' | 'started' | 'turned';

type HeroSwiperOptions = {
  readonly isRotating: boolean;
  readonly isReduced: boolean;
  /** The visitor has swiped. */
  readonly onSwipe: () => void;
};

/** Loads Swiper once the slider's script runs, lets it take over the row of slides and tells what it is showing. */
export function useHeroSwiper(frame: RefObject<HTMLElement | null>, options: HeroSwiperOptions) {
  const { isRotating, isReduced } = options;
  const [index, setIndex] = useState(0);
  const [phase, setPhase] = useState<HeroPhase>('still');
  const [swiper, setSwiper] = useState<Swiper>();
  const [hasFailed, setHasFailed] = useState(false);
  /** What was pressed before Swiper had arrived. */
  const pending = useRef<(swiper: Swiper) => void>(undefined);
  const onSwipe = useRef(options.onSwipe);

  useEffect(() => {
    onSwipe.current = options.onSwipe;
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    let made: Swiper | undefined;

    import('./hero-swiper').then(
      ({ createHeroSwiper }) => {
        if (isGone) return;
        // The row may have been swiped by hand before.
        const initialSlide = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1));
        element.scrollLeft = 0;
        made = createHeroSwiper(element, {
          initialSlide,
          on: {
            slideChange: ({ activeIndex }) => setIndex(activeIndex),
            sliderFirstMove: () => onSwipe.current(),
            autoplayStart: () => setPhase('started'),
            autoplay: () => setPhase('turned'),
            autoplayStop: () => setPhase('still'),
          },
        });
        setIndex(initialSlide);
        setSwiper(made);
        pending.current?.(made);
      },
      () => setHasFailed(true),
    );

    return () => {
      isGone = true;
      made?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [frame]);

  useEffect(() => {
    if (!swiper) return;
    if (isRotating) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isRotating]);

  /** Steers now, or as soon as Swiper is there. */
  const steer = (action: (swiper: Swiper, speed: number | undefined) => void) => {
    const run = (target: Swiper) => action(target, isReduced ? 0 : undefined);
    if (swiper) run(swiper);
    else pending.current = run;
  };

  return { index, phase, isHydrated: swiper !== undefined, hasFailed, steer };
}
