import type { StudioController } from './studio';

/** Saves when the page is hidden or left, and warns before it is left while something is unsaved. */
export function watchPage(studio: StudioController): () => void {
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
