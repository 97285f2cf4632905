import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a dialog is open. Observes its `open` attribute, which reflects all causes: a command before
 * hydration, `showModal`, Escape.
 */
export function useDialogOpen(id: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const dialog = document.getElementById(id);
      if (!dialog) return () => undefined;
      const observer = new MutationObserver(onChange);
      observer.observe(dialog, { attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => document.getElementById(id)?.hasAttribute('open') ?? false,
    () => false,
  );
}
