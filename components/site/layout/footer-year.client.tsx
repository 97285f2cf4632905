'use client';

import { useEffect } from 'react';
import { inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

/**
 * Moves the copyright year on, the text of `[data-copyright-year]`: the HTML has the year of the build, the browser's
 * calendar may be further. The footer is a static island, so that React does not write this text itself.
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
