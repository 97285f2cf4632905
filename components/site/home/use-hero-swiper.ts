import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** Rotation of the slides: not started, started, or has automatically changed to the current slide. */
export type HeroPhase = 'still' | 'started' | 'turned';

type HeroSwiperOptions = {
  readonly isRotating: boolean;
  readonly isReduced: boolean;
  readonly onSwipe: () => void;
};

/** Loads Swiper when the slider's script runs, hands the row of slides over, and reports the current slide. */
export function useHeroSwiper(frame: RefObject<HTMLElement | null>, options: HeroSwiperOptions) {
  const { isRotating, isReduced } = options;
  const [index, setIndex] = useState(0);
  const [phase, setPhase] = useState<HeroPhase>('still');
  const [swiper, setSwiper] = useState<Swiper>();
  const [hasFailed, setHasFailed] = useState(false);
  /** Action pressed before Swiper was loaded. */
  const pending = useRef<(swiper: Swiper) => void>(undefined);
  const handleSwipe = useEffectEvent(options.onSwipe);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    let instance: Swiper | undefined;

    import('./hero-swiper').then(
      ({ createHeroSwiper }) => {
        if (isGone) return;
        // The visitor may have scrolled the row before.
        const initialSlide = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1));
        element.scrollLeft = 0;
        instance = createHeroSwiper(element, {
          initialSlide,
          on: {
            slideChange: ({ activeIndex }) => setIndex(activeIndex),
            sliderFirstMove: () => handleSwipe(),
            autoplayStart: () => setPhase('started'),
            autoplay: () => setPhase('turned'),
            autoplayStop: () => setPhase('still'),
          },
        });
        setIndex(initialSlide);
        setSwiper(instance);
        pending.current?.(instance);
      },
      () => setHasFailed(true),
    );

    return () => {
      isGone = true;
      instance?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [frame]);

  useEffect(() => {
    if (!swiper) return;
    if (isRotating) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isRotating]);

  /** Runs an action on Swiper, at once or when it is loaded. */
  const steer = (action: (swiper: Swiper, speed: number | undefined) => void) => {
    const run = (target: Swiper) => action(target, isReduced ? 0 : undefined);
    if (swiper) run(swiper);
    else pending.current = run;
  };

  return { index, phase, isHydrated: swiper !== undefined, hasFailed, steer };
}
