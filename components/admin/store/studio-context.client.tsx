'use client';

import type { Entity } from '@/lib/records';
import { useStore } from 'zustand/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { browserEnvironment } from './environment';
import { openStore, type Studio, type StudioController } from './studio';

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
  const [studio] = useState(() => ownStudio ?? openStore(browserEnvironment));

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

/** Loads the records of a screen. `missing`: they could not be loaded. */
export function useRecords(entity: Entity): 'loading' | 'here' | 'missing' {
  const isHere = useStudio(({ hasRecords }) => hasRecords(entity));
  const { needRecords } = useController().getState();
  const [missing, setMissing] = useState<Entity | null>(null);

  useEffect(() => {
    void needRecords([entity]).then((hasArrived) => !hasArrived && setMissing(entity));
  }, [entity, needRecords]);

  if (isHere) return 'here';
  return missing === entity ? 'missing' : 'loading';
}

/** Saves when the page is hidden or left, and warns before leaving with unsaved changes. */
function watchPage(studio: StudioController): () => void {
  /** Whether the browser keeps the page that is left, to come back to it. */
  let isKept = false;
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') studio.leave(isKept);
  };
  const handleLeaving = ({ persisted }: PageTransitionEvent) => {
    isKept = persisted;
    studio.leave(isKept);
  };
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    if (studio.hasUnsaved()) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', handleLeaving, { signal });
  window.addEventListener('pageshow', () => (isKept = false), { signal });
  // Always registered: where pages with a channel are not kept, it costs nothing.
  window.addEventListener('beforeunload', handleBeforeUnload, { signal });
  return () => listening.abort();
}
