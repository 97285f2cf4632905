'use client';

import { useEffect } from 'react';
import { inDigits, type Language } from '@/lib/text';

/** Updates the year of the build in `[data-copyright-year]`; to the DOM, because the footer is static. */
export function FooterYear({ language }: { readonly language: Language }) {
  useEffect(() => {
    const year = document.querySelector('[data-copyright-year]');
    if (!(year instanceof HTMLElement)) return;
    const latest = Math.max(Number(year.dataset.copyrightYear), new Date().getFullYear());
    year.textContent = inDigits(latest, language);
  }, [language]);
  return null;
}
