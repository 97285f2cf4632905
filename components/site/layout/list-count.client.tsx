'use client';

import { useEffect } from 'react';
import { CHANGED, KEY } from '@/components/site/shared/project-list/keys';

/**
 * Writes how many products are on the visitor's list into `[data-list-count]` of the menu button, and into its name. The
 * header is a static island, so that React does not write this text itself. It reads the kept text alone: the list with
 * its rules is fetched by the pages that change it.
 */
export function ListCount() {
  useEffect(() => {
    const show = () => {
      const place = document.querySelector('[data-list-count]');
      const count = keptCount();
      if (!place) return;
      place.textContent = count === 0 ? '' : String(count);
      place.parentElement?.setAttribute(
        'aria-label',
        count === 0 ? 'Open menu' : `Open menu, ${count} on my list`,
      );
    };
    show();
    window.addEventListener('storage', show);
    window.addEventListener(CHANGED, show);
    return () => {
      window.removeEventListener('storage', show);
      window.removeEventListener(CHANGED, show);
    };
  }, []);
  return null;
}

/** 0 where nothing is kept, or nothing that is a list. */
function keptCount() {
  try {
    const { items } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { items?: unknown };
    return Array.isArray(items) ? items.length : 0;
  } catch {
    return 0;
  }
}
