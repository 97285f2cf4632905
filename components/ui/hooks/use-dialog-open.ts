import { useCallback, useSyncExternalStore } from 'react';

/** Whether a dialog is open, by its `open` attribute: a command before hydration can set it, too. */
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
