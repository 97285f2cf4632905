import type { animate as animateElement } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersStill } from '@/components/ui/media-matches';

type Animate = typeof animateElement;

/** Seconds and curve of the design's slower motion. */
const MOTION = { duration: 0.48, ease: [0.2, 0.7, 0.1, 1] } as const;
/** Seconds between one new card and the next. */
const STAGGER = 0.04;

const shownCards = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('.product-cell:not([hidden])');

/**
 * Lets the cards in `rootRef` glide to their new places when the list is filtered or grows; cards that join fade in.
 * framer-motion is fetched by `prepare`, when the filter is first reached for, and never under reduced motion. As long
 * as it is missing the list changes at once.
 */
export function useReflow(rootRef: RefObject<HTMLElement | null>) {
  const animate = useRef<Animate>(undefined);
  const before = useRef<ReadonlyMap<HTMLElement, DOMRect>>(undefined);

  const prepare = () => {
    if (animate.current || prefersStill()) return;
    import('framer-motion/dom/mini').then(
      (motion) => {
        animate.current = motion.animate;
      },
      // A convenience alone: without it nothing glides and nothing is missing.
      () => undefined,
    );
  };

  /** Notes where the cards are; the next rendering moves them from there. */
  const remember = () => {
    if (!animate.current || !rootRef.current) return;
    before.current = new Map(
      Array.from(shownCards(rootRef.current), (card) => [card, card.getBoundingClientRect()]),
    );
  };

  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (!places || !animate.current || !rootRef.current) return;
    let joined = 0;
    for (const card of shownCards(rootRef.current)) {
      const place = places.get(card);
      if (place) glide(animate.current, card, place);
      else animate.current(card, { opacity: [0, 1] }, { ...MOTION, delay: STAGGER * joined++ });
    }
  });

  return { prepare, remember };
}

function glide(animate: Animate, card: HTMLElement, from: DOMRect) {
  // A card caught in flight starts from where it is seen, so what carries it is stopped before its place is measured.
  card.getAnimations().forEach((animation) => animation.cancel());
  const to = card.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (x === 0 && y === 0) return;
  animate(card, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOTION);
}
