import { useSyncExternalStore } from 'react';

/** The browser tells about Back and Forward, but not about our own `pushState`. */
const OWN_CHANGE = 'address-changed';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(OWN_CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(OWN_CHANGE, onChange);
  };
}

/** The query and the hash of the page's address, kept up to date; both empty in the exported HTML. */
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

/** Gives this page another query (`?a=b`, or empty), as a new entry of the history, without loading or scrolling. */
export function pushQuery(query: string) {
  window.history.pushState(null, '', window.location.pathname + query);
  window.dispatchEvent(new Event(OWN_CHANGE));
}
