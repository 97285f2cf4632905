'use client';

import { useEffect } from 'react';

/**
 * Signals that all client components are hydrated: by an event for the page's starter, which repeats early presses, and
 * by `html[data-hydrated]` for styles and tests. Last in the shell, because effects run in tree order.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
