import { useContext, useSyncExternalStore } from 'react';
import { StudioContext } from './studio-context';
import type { Studio } from './studio-api';

/**
 * The studio: its state, its rows and all that can be done with them. The component is rendered again with every change.
 * @throws outside of `StudioProvider`.
 */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('useStudio was called outside of StudioProvider.');
  return useSyncExternalStore(studio.subscribe, studio.getSnapshot, studio.getStartSnapshot);
}
