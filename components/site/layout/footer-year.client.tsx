'use client';

import { useEffect } from 'react';
import { inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

/**
 * Updates the copyright year in `[data-copyright-year]`: the HTML has the year of the build, which may be over. Writes
 * to the DOM directly, because the footer is a static island.
 */
export function FooterYear({ language }: { readonly language: Language }) {
  useEffect(() => {
    const year = document.querySelector('[data-copyright-year]');
    if (!(year instanceof HTMLElement)) return;
    const latest = Math.max(Number(year.dataset.copyrightYear), new Date().getFullYear());
    year.textContent = inDigits(latest, language);
  }, [language]);
  return null;
}
