'use client';

import { useEffect } from 'react';

/**
 * Says that every leaf now listens: to the page's starter, so that an early press can be made good, and to styles and
 * tests by `html[data-awake]`. Stands last in the shell, because effects run in the order of the tree.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    dispatchEvent(new Event('site:awake'));
  }, []);
  return null;
}
