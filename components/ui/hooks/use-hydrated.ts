import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the exported HTML and while React takes it over, true from then on: whether scripts really run. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
