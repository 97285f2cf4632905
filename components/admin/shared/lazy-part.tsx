import { type ComponentType, lazy } from 'react';
import { sharedStrings } from './strings/shared';

/** Stands where a part did not arrive: there is no network, or a deploy has taken its file away. */
const Missing = () => (
  <p role="alert" className="border-l-4 border-clay bg-paper p-3 font-semibold">
    {sharedStrings.partMissing}
  </p>
);

/**
 * A component that is loaded when it is first shown, inside a `Suspense`. Where it cannot be loaded, a sentence says
 * so in its place and the rest of the screen goes on.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Missing }),
    ),
  );
