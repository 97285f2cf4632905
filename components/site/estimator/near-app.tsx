import type { ComponentType, ReactNode } from 'react';
import { useNearApp } from './use-near-app';

/** What a calculator takes over from the page when it is there. */
export type TakenOver = {
  /** Of the address, overruled by what was typed before the script was there. */
  readonly query: URLSearchParams;
  /** Id of the field that had the focus then, and keeps it. */
  readonly focusedId: string | undefined;
};

type NearAppProps<Own> = {
  /** The same function every time. */
  readonly load: () => Promise<ComponentType<Own & TakenOver>>;
  readonly own: Own;
  /** The sentence shown where it cannot be loaded. */
  readonly fault: string;
  /** The worked example, which stands until the calculator is here. */
  readonly children: ReactNode;
};

/** Loads a calculator when its section is less than a screen away, and lets it take over what was typed meanwhile. */
export function NearApp<Own extends object>({ load, own, fault, children }: NearAppProps<Own>) {
  const { place, state } = useNearApp(load);
  return (
    <div ref={place}>
      {typeof state === 'object' ? (
        <state.App {...own} query={state.query} focusedId={state.focusedId} />
      ) : (
        children
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-6 font-semibold">
          {fault}
        </p>
      )}
    </div>
  );
}
