'use client';

import type { ReactNode } from 'react';
import type { NeedBasis } from '@/content/entities/products/form/laying';
import { useWake } from '../use-wake';

type NeedWakeProps = {
  readonly basis: NeedBasis;
  readonly sectionId: string;
  /** The example, which stands until the calculator is here. */
  readonly children: ReactNode;
};

const load = async () => (await import('./need-app.client')).NeedApp;

/** Fetches the calculator when its section is near, and lets it take over what was typed meanwhile. */
export function NeedWake({ basis, sectionId, children }: NeedWakeProps) {
  const { place, state } = useWake(load);
  return (
    <div ref={place}>
      {typeof state === 'object' ? (
        <state.App basis={basis} sectionId={sectionId} query={state.query} focusedId={state.focusedId} />
      ) : (
        children
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-6 font-semibold">
          The calculator could not be loaded, so the example stands. Reload the page to try again.
        </p>
      )}
    </div>
  );
}
