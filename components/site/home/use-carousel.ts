import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { onNearViewport } from '@/components/ui/on-near-viewport';

type View = {
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
  /** Positions of the first slide in view and of the one after the last; everything before the script runs. */
  readonly from: number;
  readonly to: number;
};

const BEFORE_WAKING: View = { isBeginning: true, isEnd: false, from: 0, to: Infinity };

function viewOf({ isBeginning, isEnd, progress, slides, width }: Swiper): View {
  // The gaps are too narrow to count as a slide.
  const inView = Math.max(Math.round(width / Math.max(slides[0]?.offsetWidth ?? 0, 1)), 1);
  const from = Math.round(progress * Math.max(slides.length - inView, 0));
  return { isBeginning, isEnd, from, to: from + inView };
}

/** The row as the style sheet has laid it out, in px: the gap, and from one slide to the next. */
function measure(frame: HTMLElement) {
  const wrapper = frame.firstElementChild ?? frame;
  const gap = parseFloat(getComputedStyle(wrapper).columnGap) || 0;
  const width = wrapper.firstElementChild?.getBoundingClientRect().width ?? 0;
  return { gap, step: Math.max(width + gap, 1) };
}

/**
 * Loads Swiper once the row has come into view or an arrow is pressed, lets it take over the row and tells which slides
 * are in view. Rows that nobody sees yet would be measured in the middle of the page's start.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, byPage: boolean) {
  const [view, setView] = useState(BEFORE_WAKING);
  const [hasFailed, setHasFailed] = useState(false);
  const swiper = useRef<Swiper>(undefined);
  /** What was pressed before Swiper had arrived. */
  const pending = useRef<(swiper: Swiper) => void>(undefined);
  /** Fetches Swiper and hands the row over, once. */
  const handOver = useRef<() => void>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;

    handOver.current = () => {
      handOver.current = undefined;
      import('./carousel-swiper').then(
        ({ createCarouselSwiper }) => {
          if (isGone) return;
          const { gap, step } = measure(element);
          // The row may have been swiped by hand before.
          const initialSlide = Math.round(element.scrollLeft / step);
          element.scrollLeft = 0;
          const read = (source: Swiper) => setView(viewOf(source));
          const created = createCarouselSwiper(element, {
            initialSlide,
            gap,
            byPage,
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
    /** Whether the row is still the browser's to scroll. */
    isScrolled: view === BEFORE_WAKING,
    hasFailed,
    goBack: () => steer((target) => target.slidePrev()),
    goOn: () => steer((target) => target.slideNext()),
  };
}
