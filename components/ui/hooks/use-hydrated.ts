import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns whether React has hydrated the page; false in the exported HTML. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
