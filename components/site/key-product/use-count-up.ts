import { useEffect, useState, type RefObject } from 'react';
import { prefersStill } from '@/components/ui/media-matches';
import { onNearViewport } from '@/components/ui/on-near-viewport';

/** One step every 100 ms (specification section 9). */
const STEP_MS = 100;

/**
 * The per cent to draw: `target` as it stands in the HTML, and, once the element is first seen, 0, 1, 2 … up to exactly
 * `target`. It runs once, and not for visitors who asked for reduced motion. Paper gets the target by its styles (styles/key-product.css).
 */
export function useCountUp(target: number, element: RefObject<Element | null>) {
  const [figure, setFigure] = useState(target);

  useEffect(() => {
    const seen = element.current;
    if (!seen || prefersStill()) return;

    let timer: number | undefined;
    const start = () => {
      let count = 0;
      setFigure(count);
      timer = window.setInterval(() => {
        count += 1;
        if (count < target) return setFigure(count);
        window.clearInterval(timer);
        setFigure(target);
      }, STEP_MS);
    };
    const stopWaiting = onNearViewport(seen, start);
    return () => {
      stopWaiting();
      window.clearInterval(timer);
    };
  }, [target, element]);

  return figure;
}
