import type { animate as animateElement } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '@/components/ui/media-matches';

type Animate = typeof animateElement;

/** Duration in s and easing of the design's slower motion. */
const MOTION = { duration: 0.48, ease: [0.2, 0.7, 0.1, 1] } as const;
/** Delay in s between new cards. */
const STAGGER = 0.04;

const shownCards = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('.product-cell:not([hidden])');

/** Glides cards to new positions; `prepare`, for hover and focus, loads framer-motion. Else the list jumps. */
export function useReflow(rootRef: RefObject<HTMLElement | null>) {
  const animate = useRef<Animate>(undefined);
  const before = useRef<ReadonlyMap<HTMLElement, DOMRect>>(undefined);

  const prepare = () => {
    if (animate.current || prefersReducedMotion()) return;
    import('framer-motion/dom/mini').then(
      (motion) => {
        animate.current = motion.animate;
      },
      // A failure is ignored: the animation is optional.
      () => undefined,
    );
  };

  /** Stores the cards' positions, from which the next render animates. */
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
  // `from` is the visible position of a moving card; cancels its animation before measuring the final one.
  card.getAnimations().forEach((animation) => animation.cancel());
  const to = card.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (x === 0 && y === 0) return;
  animate(card, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOTION);
}
