import { useSyncExternalStore } from 'react';

/** Event for own `pushState` calls: browsers fire `popstate` only for Back and Forward. */
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

/** Pushes a query (`?a=b`, or empty) to the history, without loading or scrolling. */
export function pushQuery(query: string) {
  window.history.pushState(null, '', window.location.pathname + query);
  window.dispatchEvent(new Event(OWN_CHANGE));
}
