import { type ComponentType, lazy } from 'react';
import { PartMissing } from './part-missing';

/**
 * A component that is loaded when it is first shown, inside a `Suspense`. Where it cannot be loaded, a sentence says
 * so in its place and the rest of the screen goes on.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: PartMissing }),
    ),
  );
