'use client';

import { useEffect } from 'react';

/**
 * Says that every leaf now listens: to the page's starter, so that an early press can be made good, and to styles and
 * tests by `html[data-hydrated]`. Last in the shell, because effects run in the order of the tree.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
