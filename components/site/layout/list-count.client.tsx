'use client';

import { useEffect } from 'react';
import { CHANGED, KEY } from '@/components/site/shared/project-list/keys';
import { fill, inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

/**
 * Writes how many products are on the visitor's list into `[data-list-count]` of the menu button, and, in the words
 * of `data-listed`, into its name. The header is a static island, so that React does not write this text itself. It reads the kept text alone: the list with
 * its rules is fetched by the pages that change it.
 */
export function ListCount({ language }: { readonly language: Language }) {
  useEffect(() => {
    let name: string | undefined;
    const show = () => {
      const place = document.querySelector('[data-list-count]');
      const button = place?.parentElement;
      const count = keptCount();
      if (!place || !button) return;
      name ??= button.ariaLabel ?? '';
      place.textContent = count === 0 ? '' : inDigits(count, language);
      button.setAttribute(
        'aria-label',
        count === 0 ? name : fill(button.dataset.listed ?? name, { count }, language),
      );
    };
    show();
    window.addEventListener('storage', show);
    window.addEventListener(CHANGED, show);
    return () => {
      window.removeEventListener('storage', show);
      window.removeEventListener(CHANGED, show);
    };
  }, [language]);
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
