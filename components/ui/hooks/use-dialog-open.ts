import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the dialog of that id is open, however it came to be: by a command before React woke up, by `showModal`, by
 * Escape. The `open` attribute is the one sign that all of these share.
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
