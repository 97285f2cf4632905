'use client';

import { useRef, useEffect, useState, type RefObject } from 'react';
import { inDigits, percentIn, type Language } from '@/lib/text';
import { prefersReducedMotion } from '@/components/ui/media-matches';
import { onNearViewport } from '@/components/ui/on-near-viewport';

/** Time per step in ms (docs/requirements.md). */
const STEP_MS = 100;

/** Percentage to draw: 0, 1, 2 … up to `target` when first seen, at once with reduced motion and in print. */
function useCountUp(target: number, element: RefObject<Element | null>) {
  const [figure, setFigure] = useState(target);

  useEffect(() => {
    const seen = element.current;
    if (!seen || prefersReducedMotion()) return;

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

/** Side of the ring's viewBox. */
export const SHEET = 120;
const CENTRE = SHEET / 2;
const RADIUS = 52;

/** Half of the opening at the bottom, in degrees: 90° are open, so the ring is three quarters of a circle. */
const HALF_GAP = 45;

const pointAt = (degreesFromBottom: number) => {
  const angle = (degreesFromBottom * Math.PI) / 180;
  const x = CENTRE - RADIUS * Math.sin(angle);
  const y = CENTRE + RADIUS * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** The 270° arc (75 % of a circle; docs/requirements.md), clockwise from bottom left to bottom right. */
export const ARC = `M${pointAt(HALF_GAP)}A${RADIUS} ${RADIUS} 0 1 1 ${pointAt(-HALF_GAP)}`;

type ProgressRingProps = {
  readonly language: Language;
  /** In percent, 0 to 100. */
  readonly value: number;
};

/** A percentage as an arc that grows when first seen (WAI-ARIA APG, Meter, as text), beside its figure. */
export function ProgressRing({ language, value }: ProgressRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  const drawn = useCountUp(value, ring);

  return (
    <div ref={ring} className="progress-ring" style={{ '--value': value }}>
      <svg aria-hidden="true" focusable="false" viewBox={`0 0 ${SHEET} ${SHEET}`} className="w-full">
        <path d={ARC} className="progress-ring-track" pathLength={100} />
        <path d={ARC} className="progress-ring-value" pathLength={100} strokeDasharray={`${drawn} 200`} />
      </svg>
      <span className="progress-ring-figure">
        <span>{inDigits(value, language)}</span>
        <small>{percentIn('', language)}</small>
      </span>
    </div>
  );
}
