import { useContext, useSyncExternalStore } from 'react';
import { StudioContext } from './studio-context';
import type { Studio } from './studio';

/**
 * The studio: its state, its rows and all that can be done with them. The component is rendered again with every change.
 * @throws outside of `StudioProvider`.
 */
export function useStudio(): Studio {
  return useStudioPart((studio) => studio);
}

/**
 * One part of the studio; the component is rendered again only when that part is another one. For what stands many times
 * on a screen, and for its functions, which never change.
 * @throws outside of `StudioProvider`.
 */
export function useStudioPart<Part>(choose: (studio: Studio) => Part): Part {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('useStudio was called outside of StudioProvider.');
  return useSyncExternalStore(
    studio.subscribe,
    () => choose(studio.getSnapshot()),
    () => choose(studio.getStartSnapshot()),
  );
}
