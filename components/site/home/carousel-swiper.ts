import Swiper from 'swiper';
import type { SwiperEvents } from 'swiper/types';
import { prefersStill } from '@/components/ui/media-matches';

/** How long (ms) the row takes to move on (docs/requirements.md). */
const SPEED = 500;

type CarouselSwiperOptions = {
  readonly initialSlide: number;
  /** In px. */
  readonly gap: number;
  /** Moves on by as many slides as are in view, not by one. */
  readonly byPage: boolean;
  readonly on: Partial<SwiperEvents>;
};

/** A Swiper that does not loop; the widths of its slides are those of the style sheet. */
export function createCarouselSwiper(
  frame: HTMLElement,
  { initialSlide, gap, byPage, on }: CarouselSwiperOptions,
) {
  return new Swiper(frame, {
    slidesPerView: 'auto',
    spaceBetween: gap,
    slidesPerGroupAuto: byPage,
    speed: prefersStill() ? 0 : SPEED,
    threshold: 5,
    initialSlide,
    on,
  });
}
