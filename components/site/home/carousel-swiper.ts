import Swiper from 'swiper';
import type { SwiperEvents } from 'swiper/types';
import { prefersReducedMotion } from '@/components/ui/media-matches';

/** Duration of a move in ms (docs/requirements.md). */
const SPEED = 500;

type CarouselSwiperOptions = {
  readonly initialSlide: number;
  /** Gap between slides in px. */
  readonly gap: number;
  /** Moves by the number of slides in view instead of one. */
  readonly byPage: boolean;
  readonly on: Partial<SwiperEvents>;
};

/** Creates a Swiper without loop; the stylesheet sets the widths of slides. */
export function createCarouselSwiper(
  frame: HTMLElement,
  { initialSlide, gap, byPage, on }: CarouselSwiperOptions,
) {
  return new Swiper(frame, {
    slidesPerView: 'auto',
    spaceBetween: gap,
    slidesPerGroupAuto: byPage,
    speed: prefersReducedMotion() ? 0 : SPEED,
    threshold: 5,
    initialSlide,
    on,
  });
}
