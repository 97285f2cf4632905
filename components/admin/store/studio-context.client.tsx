'use client';

import type { Entity } from '@/lib/records';
import { useStore } from 'zustand/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { browserEnvironment } from './browser/environment';
import { createStudio, type Studio, type StudioController } from './studio';

/** Provides the studio within the admin's layout; null outside of it. */
export const StudioContext = createContext<StudioController | null>(null);

type StudioProviderProps = {
  readonly children: ReactNode;
  /** Replaces the browser's studio, for tests. */
  readonly studio?: StudioController;
};

/** Provides the tab's only draft store to all admin screens, and saves when the page is hidden or left. */
export function StudioProvider({ children, studio: ownStudio }: StudioProviderProps) {
  // Browser APIs are not used before `start`, so this also renders on the server.
  const [studio] = useState(() => ownStudio ?? createStudio(browserEnvironment));

  useEffect(() => {
    void studio.start();
    const unwatch = watchPage(studio);
    return () => {
      unwatch();
      studio.stop();
    };
  }, [studio]);

  return <StudioContext value={studio}>{children}</StudioContext>;
}

/** Returns the studio for event handlers. Throws outside of `StudioProvider`. */
export function useController(): StudioController {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('useStudio was called outside of StudioProvider.');
  return studio;
}

/** Returns the studio, or a part by which the component re-renders. Throws outside of `StudioProvider`. */
export function useStudio(): Studio;
export function useStudio<Part>(select: (studio: Studio) => Part): Part;
export function useStudio(select: (studio: Studio) => unknown = (studio) => studio) {
  return useStore(useController(), select);
}

/** Loads the records of a screen, and `editing.ts` if it edits them. `missing`: they could not be loaded. */
export function useRecords(entity: Entity, isEdited = false): 'loading' | 'here' | 'missing' {
  const isHere = useStudio(({ hasRecords, state }) => hasRecords(entity) && (state.hasEditing || !isEdited));
  const { needRecords, needEditing } = useController().getState();
  const [missing, setMissing] = useState<Entity | null>(null);

  useEffect(() => {
    void Promise.all([needRecords([entity]), !isEdited || needEditing()]).then(
      (arrived) => arrived.includes(false) && setMissing(entity),
    );
  }, [entity, isEdited, needRecords, needEditing]);

  if (isHere) return 'here';
  return missing === entity ? 'missing' : 'loading';
}

/** Saves when the page is hidden or left, and warns before leaving with unsaved changes. */
function watchPage(studio: StudioController): () => void {
  const handleVisibility = () => {
    const isVisible = document.visibilityState === 'visible';
    if (!isVisible) studio.leave();
    studio.look(isVisible);
  };
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    if (studio.hasUnsaved()) event.preventDefault();
  };

  studio.look(document.visibilityState === 'visible');
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', studio.leave, { signal });
  // Always registered: the lock and the channel keep the studio out of the back/forward cache in any case.
  window.addEventListener('beforeunload', handleBeforeUnload, { signal });
  return () => listening.abort();
}
