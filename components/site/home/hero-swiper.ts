import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import type { SwiperEvents } from 'swiper/types';

/** How long (ms) one slide takes to fade into the next, and how long it then stays (docs/requirements.md). */
const SPEED = 2000;
const DELAY = 3000;

type HeroSwiperOptions = { readonly initialSlide: number; readonly on: Partial<SwiperEvents> };

/**
 * The hero's Swiper: fade, endless both ways. `rewind` and not `loop`, which would move slides about in the document.
 * It does not rotate until `autoplay.start()`; when it may is decided in `use-rotation.ts`.
 */
export function createHeroSwiper(frame: HTMLElement, { initialSlide, on }: HeroSwiperOptions) {
  return new Swiper(frame, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    rewind: true,
    speed: SPEED,
    autoplay: { enabled: false, delay: DELAY },
    followFinger: false,
    // A slow swipe counts as well, and at either end it is as long as the finger's way, so that it leads round.
    longSwipesRatio: 0.2,
    resistance: false,
    initialSlide,
    on,
  });
}
