import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { prefersReducedMotion } from '@/components/ui/media-matches';
import { onNearViewport } from '@/components/ui/on-near-viewport';

/** Duration of a move in ms (docs/requirements.md). */
const SPEED = 500;

type View = {
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
  /** Index of the first slide in view, and of the one after the last; all slides before the script runs. */
  readonly from: number;
  readonly to: number;
};

const BEFORE_WAKING: View = { isBeginning: true, isEnd: false, from: 0, to: Infinity };

function viewOf({ isBeginning, isEnd, progress, slides, width }: Swiper): View {
  // Gaps can be ignored: together they are narrower than half a slide.
  const inView = Math.max(Math.round(width / Math.max(slides[0]?.offsetWidth ?? 0, 1)), 1);
  const from = Math.round(progress * Math.max(slides.length - inView, 0));
  return { isBeginning, isEnd, from, to: from + inView };
}

/** Measures the laid out row, in px: its gap, and the distance between slides. */
function measure(frame: HTMLElement) {
  const wrapper = frame.firstElementChild ?? frame;
  const gap = parseFloat(getComputedStyle(wrapper).columnGap) || 0;
  const width = wrapper.firstElementChild?.getBoundingClientRect().width ?? 0;
  return { gap, step: Math.max(width + gap, 1) };
}

/**
 * Hands the row to Swiper when it is in view or an arrow is pressed; measuring hidden rows would slow the start. With
 * `byPage`, it moves by the number of slides in view.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, byPage: boolean) {
  const [view, setView] = useState(BEFORE_WAKING);
  const [hasFailed, setHasFailed] = useState(false);
  const swiper = useRef<Swiper>(undefined);
  /** Action pressed before Swiper was loaded. */
  const pending = useRef<(swiper: Swiper) => void>(undefined);
  /** Loads Swiper and hands the row over, once. */
  const handOver = useRef<() => void>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;

    handOver.current = () => {
      handOver.current = undefined;
      import('swiper').then(
        ({ default: SwiperClass }) => {
          if (isGone) return;
          const { gap, step } = measure(element);
          // The visitor may have scrolled the row before.
          const initialSlide = Math.round(element.scrollLeft / step);
          element.scrollLeft = 0;
          const read = (source: Swiper) => setView(viewOf(source));
          // Without loop; the stylesheet sets the widths of slides.
          const created = new SwiperClass(element, {
            slidesPerView: 'auto',
            spaceBetween: gap,
            slidesPerGroupAuto: byPage,
            speed: prefersReducedMotion() ? 0 : SPEED,
            threshold: 5,
            initialSlide,
            on: { afterInit: read, slideChange: read, toEdge: read, fromEdge: read, resize: read },
          });
          swiper.current = created;
          pending.current?.(created);
        },
        () => setHasFailed(true),
      );
    };
    const stopWaiting = onNearViewport(element, () => handOver.current?.());

    return () => {
      isGone = true;
      stopWaiting();
      handOver.current = undefined;
      swiper.current?.destroy(true, true);
      swiper.current = undefined;
    };
  }, [frame, byPage]);

  const steer = (action: (swiper: Swiper) => void) => {
    if (swiper.current) return action(swiper.current);
    pending.current = action;
    handOver.current?.();
  };

  return {
    view,
    /** Whether the row still scrolls natively. */
    isScrolled: view === BEFORE_WAKING,
    hasFailed,
    goBack: () => steer((target) => target.slidePrev()),
    goOn: () => steer((target) => target.slideNext()),
  };
}
