import { useSyncExternalStore } from 'react';

/** Event for own calls of `pushState` and `replaceState`: browsers fire `popstate` only for Back and Forward. */
const OWN_CHANGE = 'address-changed';

/** A query that the browser did not take into its address. It is the page's query until the address changes. */
let refused: string | undefined;

function subscribe(onChange: () => void) {
  const onTraversal = () => {
    refused = undefined;
    onChange();
  };
  window.addEventListener('popstate', onTraversal);
  window.addEventListener(OWN_CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', onTraversal);
    window.removeEventListener(OWN_CHANGE, onChange);
  };
}

/** Returns query and hash of the current address and follows their changes; both empty in the exported HTML. */
export function useAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => refused ?? window.location.search,
    () => '',
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return { search, hash };
}

/**
 * Writes a query (`?a=b`, or empty) into the address, without loading or scrolling. A new entry has no fragment. Where the
 * browser refuses it, the query holds on this page all the same.
 */
export function writeQuery(query: string, how: 'pushState' | 'replaceState') {
  const { pathname, hash } = window.location;
  window.history[how](null, '', pathname + query + (how === 'replaceState' ? hash : ''));
  refused = window.location.search === query ? undefined : query;
  window.dispatchEvent(new Event(OWN_CHANGE));
}
