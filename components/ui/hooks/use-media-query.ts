import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the media query holds, followed as it changes. False in the exported HTML and until React has taken it over. */
export function useMediaQuery(query: string) {
  // Asked for once: the browser takes its time over each query, and React reads the answer with every rendering.
  const list = useMemo(() => (typeof matchMedia === 'undefined' ? null : matchMedia(query)), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
