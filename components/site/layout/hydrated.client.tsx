'use client';

import { useEffect } from 'react';

/** Tells the starter, and by `html[data-hydrated]` styles, that all is hydrated. Last: effects run in order. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
