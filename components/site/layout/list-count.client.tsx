'use client';

import { useEffect } from 'react';
import { CHANGED, KEY } from '@/components/site/shared/project-list/keys';
import { fill, inDigits, type Language } from '@/lib/text';

/** Number of lines on the list in the static header; without the list's module, to stay small. */
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

/** Returns the number of stored lines, in version 1 of items; 0 if nothing valid is stored. */
function keptCount() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { lines?: unknown; items?: unknown };
    const lines = kept.lines ?? kept.items;
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}
