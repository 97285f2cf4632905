import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import type { SwiperEvents } from 'swiper/types';

/** Duration of a fade, and time between fades, both in ms (docs/requirements.md). */
const SPEED = 2000;
const DELAY = 3000;

type HeroSwiperOptions = { readonly initialSlide: number; readonly on: Partial<SwiperEvents> };

/** The hero's Swiper: fades, endless by `rewind` (`loop` would reorder slides); `use-rotation.ts` turns it. */
export function createHeroSwiper(frame: HTMLElement, { initialSlide, on }: HeroSwiperOptions) {
  return new Swiper(frame, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    rewind: true,
    speed: SPEED,
    autoplay: { enabled: false, delay: DELAY },
    followFinger: false,
    // Accepts slow swipes, and without resistance at the ends, so that they wrap around.
    longSwipesRatio: 0.2,
    resistance: false,
    initialSlide,
    on,
  });
}
