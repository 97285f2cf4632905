'use client';

import { useRef } from 'react';
import { ARC, SHEET } from './ring-geometry';
import { useCountUp } from './use-count-up';
import { inDigits, percentIn } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

type ProgressRingProps = {
  readonly language: Language;
  /** Per cent, 0 to 100. */
  readonly value: number;
};

/**
 * A percentage on three quarters of a circle, whose arc grows when first seen (WAI-ARIA APG, Meter, as text). The figure
 * stands still: it can be read at once.
 */
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
        {inDigits(value, language)}
        <small>{percentIn('', language)}</small>
      </span>
    </div>
  );
}
