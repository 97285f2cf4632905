import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows its changes. False in the exported HTML and during hydration. */
export function useMediaQuery(query: string) {
  // Memoized: `matchMedia` is slow, and React reads the snapshot at every render.
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
