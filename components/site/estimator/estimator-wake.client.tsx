'use client';

import type { ReactNode } from 'react';
import type { WallFigures } from '@/content/wall-figures';
import { useWake } from './use-wake';

type EstimatorWakeProps = {
  readonly figures: WallFigures;
  readonly sectionId: string;
  /** The worked example, which stands until the estimator is here. */
  readonly children: ReactNode;
};

const load = async () => (await import('./estimator-app.client')).EstimatorApp;

/** Fetches the estimator when its section is less than a screen away, and lets it take over what was typed meanwhile. */
export function EstimatorWake({ figures, sectionId, children }: EstimatorWakeProps) {
  const { place, state } = useWake(load);
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
