'use client';

import type { Entity } from '@/content/registry';
import { useStore } from 'zustand/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { browserEnvironment } from './browser/environment';
import { createStudio, type Studio, type StudioController } from './studio';

/** The studio of the admin's layout; null outside of it. */
export const StudioContext = createContext<StudioController | null>(null);

type StudioProviderProps = {
  readonly children: ReactNode;
  /** Another studio than this browser's, for tests. */
  readonly studio?: StudioController;
};

/** Holds the one draft store of the tab over all admin screens, and saves when the page is hidden or left. */
export function StudioProvider({ children, studio: given }: StudioProviderProps) {
  // Nothing of the browser is touched before `start`, so this also renders on the server.
  const [studio] = useState(() => given ?? createStudio(browserEnvironment));

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

/**
 * Returns the studio itself, for event handlers.
 * @throws outside of `StudioProvider`.
 */
export function useController(): StudioController {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('useStudio was called outside of StudioProvider.');
  return studio;
}

/**
 * Returns the studio, or what `select` returns of it; the component renders again when that changes.
 * @throws outside of `StudioProvider`.
 */
export function useStudio(): Studio;
export function useStudio<Part>(select: (studio: Studio) => Part): Part;
export function useStudio(select: (studio: Studio) => unknown = (studio) => studio) {
  return useStore(useController(), select);
}

/**
 * Loads the published records of an entity for the screen that shows them. `missing`: they did not arrive.
 * @param isEdited - whether the screen edits them, and needs the part of the store that does.
 */
export function useRecords(entity: Entity, isEdited = false): 'loading' | 'here' | 'missing' {
  const isHere = useStudio(({ hasRecords, state }) => hasRecords(entity) && (state.hasEditing || !isEdited));
  const { needRecords, needEditing } = useController().getState();
  const [missing, setMissing] = useState<Entity | null>(null);

  useEffect(() => {
    let isShown = true;
    void Promise.all([needRecords([entity]), !isEdited || needEditing()]).then((arrived) => {
      if (isShown && arrived.includes(false)) setMissing(entity);
    });
    return () => {
      isShown = false;
    };
  }, [entity, isEdited, needRecords, needEditing]);

  if (isHere) return 'here';
  return missing === entity ? 'missing' : 'loading';
}

/** Saves when the page is hidden or left, and warns before it is left while something is unsaved. */
function watchPage(studio: StudioController): () => void {
  const handleVisibility = () => {
    const isVisible = document.visibilityState === 'visible';
    if (!isVisible) studio.leave();
    studio.look(isVisible);
  };
  const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  // Only while it is needed: a page with this listener is not kept for the back button by some browsers.
  const toggleWarning = () => {
    if (studio.hasUnsaved()) window.addEventListener('beforeunload', handleBeforeUnload);
    else window.removeEventListener('beforeunload', handleBeforeUnload);
  };

  studio.look(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', studio.leave);
  const unsubscribe = studio.subscribe(toggleWarning);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', studio.leave);
    window.removeEventListener('beforeunload', handleBeforeUnload);
    unsubscribe();
  };
}
