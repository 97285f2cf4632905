'use client';

import { useRef } from 'react';
import { ARC, SHEET } from './ring-geometry';
import { useCountUp } from './use-count-up';

type ProgressRingProps = {
  /** Per cent, 0 to 100. */
  readonly value: number;
};

/**
 * A percentage on three quarters of a circle that counts up when first seen. The drawing and its moving digits are for
 * the eye; the text that is read out holds the final value at all times (WAI-ARIA APG, Meter, as text).
 */
export function ProgressRing({ value }: ProgressRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  const figure = useCountUp(value, ring);

  return (
    <div ref={ring} className="progress-ring">
      <svg aria-hidden="true" focusable="false" viewBox={`0 0 ${SHEET} ${SHEET}`} className="w-full">
        <path d={ARC} className="progress-ring-track" pathLength={100} />
        <path d={ARC} className="progress-ring-value" pathLength={100} strokeDasharray={`${figure} 200`} />
      </svg>
      <span aria-hidden="true" className="progress-ring-figure">
        {figure}
        <small>{'\u00a0'}%</small>
      </span>
      <span className="sr-only">{`${value} %`}</span>
    </div>
  );
}
