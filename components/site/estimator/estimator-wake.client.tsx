'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNear } from '@/components/ui/when-near';
import type { WallFigures } from '@/content/wall-figures';
import type { EstimatorApp } from './estimator-app.client';
import { queryWithTyped } from './query-with-typed';

type EstimatorWakeProps = {
  readonly figures: WallFigures;
  readonly sectionId: string;
  /** The worked example, which stands until the estimator is here. */
  readonly children: ReactNode;
};

type Awake = {
  readonly App: typeof EstimatorApp;
  readonly query: URLSearchParams;
  readonly focusedId: string | undefined;
};

/** Fetches the estimator when its section is less than a screen away, and lets it take over what was typed meanwhile. */
export function EstimatorWake({ figures, sectionId, children }: EstimatorWakeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Awake | 'asleep' | 'failed'>('asleep');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const wake = async () => {
      try {
        const { EstimatorApp: App } = await import('./estimator-app.client');
        const focused = element.contains(document.activeElement) ? document.activeElement?.id : undefined;
        setState({
          App,
          query: queryWithTyped(window.location.search, element),
          focusedId: focused === '' ? undefined : focused,
        });
      } catch {
        setState('failed');
      }
    };
    return whenNear(element, () => void wake(), '100% 0px');
  }, []);

  return (
    <div ref={place}>
      {typeof state === 'object' ? (
        <state.App figures={figures} sectionId={sectionId} query={state.query} focusedId={state.focusedId} />
      ) : (
        children
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-6 font-semibold">
          The estimator could not be loaded, so the worked example stands. Reload the page to try again.
        </p>
      )}
    </div>
  );
}
