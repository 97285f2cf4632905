import { useSyncExternalStore } from 'react';

/** Event for own calls of `pushState` and `replaceState`: browsers fire `popstate` only for Back and Forward. */
const OWN_CHANGE = 'address-changed';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(OWN_CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(OWN_CHANGE, onChange);
  };
}

/** Returns query and hash of the current address and follows their changes; both empty in the exported HTML. */
export function useAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return { search, hash };
}

/** Writes a query (`?a=b`, or empty) into the address, without loading or scrolling. A new entry has no fragment. */
export function writeQuery(query: string, how: 'pushState' | 'replaceState') {
  const { pathname, hash } = window.location;
  window.history[how](null, '', pathname + query + (how === 'replaceState' ? hash : ''));
  window.dispatchEvent(new Event(OWN_CHANGE));
}
